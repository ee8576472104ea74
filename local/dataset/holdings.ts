// Who owns which item while a dataset is planned, and which items nobody has plans with.
import type { Random } from '../seed/random.ts'

/** Holders and items are numbers here: there are many of both. Items count from 1, as token ids do. */
export class Holdings {
  readonly #ownerOf: Int32Array
  /** Items of each holder that are neither for sale nor just received. */
  readonly #free: number[][]
  /** Where an item stands in its owner's list. */
  readonly #places: Int32Array
  readonly #random: Random

  constructor({ items, holders, random }: { items: number; holders: number; random: Random }) {
    this.#ownerOf = new Int32Array(items + 1).fill(-1)
    this.#places = new Int32Array(items + 1).fill(-1)
    this.#free = Array.from({ length: holders }, () => [])
    this.#random = random
  }

  ownerOf(item: number): number {
    const owner = this.#ownerOf[item]
    if (owner === undefined || owner < 0) throw new Error(`item ${item} has no owner`)
    return owner
  }

  /** Makes an item its owner's, free to be taken. */
  give(item: number, owner: number): void {
    this.#ownerOf[item] = owner
    const list = this.#ownerItems(owner)
    this.#places[item] = list.length
    list.push(item)
  }

  /**
   * Takes up to `count` free items of one holder out of the free ones, the holder being that of an item drawn at random:
   * who holds much acts often. They keep their owner until they are given.
   */
  takeSome(count: number): { readonly owner: number; readonly items: readonly number[] } {
    const owner = this.ownerOf(this.#drawFree())
    const list = this.#ownerItems(owner)
    const items: number[] = []
    while (items.length < count && list.length > 0) items.push(this.#takeFrom(list))
    return { owner, items }
  }

  /** Most items are free at any time, so a few draws find one. */
  #drawFree(): number {
    for (let draws = 0; draws < 10_000; draws++) {
      const item = 1 + this.#random.below(this.#ownerOf.length - 1)
      if ((this.#places[item] ?? -1) >= 0) return item
    }
    throw new Error('no item is free')
  }

  #takeFrom(list: number[]): number {
    const place = this.#random.below(list.length)
    const item = list[place] as number
    const last = list.pop() as number
    if (last !== item) {
      list[place] = last
      this.#places[last] = place
    }
    this.#places[item] = -1
    return item
  }

  #ownerItems(owner: number): number[] {
    const list = this.#free[owner]
    if (list === undefined) throw new Error(`there is no holder ${owner}`)
    return list
  }
}
