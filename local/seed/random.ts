// Draws repeatable random numbers: a counter hashed with a seed. Integers only, so that every machine draws the same.
import { hash } from 'node:crypto'

export class Random {
  readonly #seed: string
  #counter = 0
  #pool: Buffer = Buffer.alloc(0)
  #used = 0

  constructor(seed: string) {
    this.#seed = seed
  }

  /** An integer from 0 to `limit - 1`. `limit` is at most 2^24, which keeps the bias of the remainder below 0.4 %. */
  below(limit: number): number {
    if (!Number.isInteger(limit) || limit < 1 || limit > 2 ** 24)
      throw new RangeError(`not a limit: ${limit}`)
    return this.#word() % limit
  }

  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1)
  }

  /** Returns true in `percent` of a hundred cases. */
  chance(percent: number): boolean {
    return this.below(100) < percent
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('nothing to pick from')
    return items[this.below(items.length)] as T
  }

  /** Returns one of the items, each as likely as its weight, an integer of 0 or more. */
  weighted<T>(items: readonly T[], getWeight: (item: T) => number): T {
    const total = items.reduce((sum, item) => sum + getWeight(item), 0)
    let mark = this.below(total)
    for (const item of items) {
      mark -= getWeight(item)
      if (mark < 0) return item
    }
    throw new RangeError('weights changed while drawing')
  }

  /** A shuffled copy (Fisher and Yates). */
  shuffled<T>(items: readonly T[]): T[] {
    const copy = [...items]
    for (let last = copy.length - 1; last > 0; last--) {
      const other = this.below(last + 1)
      ;[copy[last], copy[other]] = [copy[other] as T, copy[last] as T]
    }
    return copy
  }

  /** 256 bits, as Seaport's salts are. */
  salt(): bigint {
    return BigInt(`0x${this.#digest().toString('hex')}`)
  }

  #word(): number {
    if (this.#used + 4 > this.#pool.length) {
      this.#pool = this.#digest()
      this.#used = 0
    }
    const word = this.#pool.readUInt32BE(this.#used)
    this.#used += 4
    return word
  }

  #digest(): Buffer {
    return hash('sha256', `${this.#seed}:${this.#counter++}`, 'buffer')
  }
}
