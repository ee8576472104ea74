// What the items of a dataset are worth: a level that wanders, and a rank of each item that stays.
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

  /** A block's change of the level, drawn back when it strays far. */
  drift(): void {
    const strayed = Number((this.#level * 100n) / FIRST_LEVEL) - 100
    const push = this.#random.between(-10, 10) - Math.trunc(strayed / 25)
    this.#level += (this.#level * BigInt(push)) / 1_000n
  }

  /** In wei: some percent of what the item is worth now, rounded to a step that people would name. */
  of(item: number, percent: number): bigint {
    const exact = (this.#level * computeRank(item) * BigInt(percent)) / 100_000n
    return ((exact + STEP / 2n) / STEP) * STEP + STEP
  }
}

/** How much more than an ordinary item this one is wanted, in thousandths: most a little, few much. */
function computeRank(item: number): bigint {
  const fraction = BigInt(keccak256(toBeHex(item, 32)).slice(0, 6)) // 16 bits.
  return 850n + (3_000n * fraction ** 4n) / 65_536n ** 4n + fraction / 400n
}
