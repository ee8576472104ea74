// Tracks who owns which item while a dataset is planned, and which items have no plans.
import type { Random } from '../seed/random.ts'

/** Holders and items are numbers here, because there are many of both. Items count from 1, as token ids do. */
export class Holdings {
  readonly #ownerOf: Int32Array
  /** Items of each holder that are neither for sale nor just received. */
  readonly #free: number[][]
  /** Index of each item in its owner's list. */
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

  /** Gives an item to its owner, free to be taken. */
  give(item: number, owner: number): void {
    this.#ownerOf[item] = owner
    const list = this.#ownerItems(owner)
    this.#places[item] = list.length
    list.push(item)
  }

  /**
   * Removes up to `count` free items of one holder from the free ones. The holder is that of an item drawn at random,
   * so that large holders act often. The items keep their owner until they are given.
   */
  takeSome(count: number): { readonly owner: number; readonly items: readonly number[] } {
    const owner = this.ownerOf(this.#drawFree())
    const list = this.#ownerItems(owner)
    const items: number[] = []
    while (items.length < count && list.length > 0) items.push(this.#takeFrom(list))
    return { owner, items }
  }

  /** Most items are free at any time, so a few draws are enough. */
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
