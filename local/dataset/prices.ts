// Prices the items of a dataset: a level that changes, and a fixed rank of each item.
import { keccak256, toBeHex } from 'ethers'
import type { Random } from '../seed/random.ts'

const MILLIETHER = 10n ** 15n
const FIRST_LEVEL = 120n * MILLIETHER
const STEP = MILLIETHER / 2n

export class DatasetPrices {
  readonly #random: Random
  #level = FIRST_LEVEL

  constructor(random: Random) {
    this.#random = random
  }

  /** Changes the level for a block, and draws it back when it strays far. */
  drift(): void {
    const strayed = Number((this.#level * 100n) / FIRST_LEVEL) - 100
    const push = this.#random.between(-10, 10) - Math.trunc(strayed / 25)
    this.#level += (this.#level * BigInt(push)) / 1_000n
  }

  /** Returns some percent of the item's current worth in wei, rounded to a plausible step. */
  of(item: number, percent: number): bigint {
    const exact = (this.#level * computeRank(item) * BigInt(percent)) / 100_000n
    return ((exact + STEP / 2n) / STEP) * STEP + STEP
  }
}

/** Returns the item's worth in thousandths of an ordinary item's: a little more for most, much more for few. */
function computeRank(item: number): bigint {
  const fraction = BigInt(keccak256(toBeHex(item, 32)).slice(0, 6)) // The value has 16 bits.
  return 850n + (3_000n * fraction ** 4n) / 65_536n ** 4n + fraction / 400n
}
