// Prices items over time: a level for each collection, a charm for each item, and round figures.
import { itemKey, type ItemRef } from './ledger.ts'
import { COLLECTIONS, type CollectionKey } from './people.ts'
import { Random } from './random.ts'

const MILLIETHER = 10n ** 15n
/** Price of an ordinary item on the first day. */
const FIRST_LEVELS: Readonly<Record<CollectionKey, bigint>> = {
  nouns: 420n * MILLIETHER,
  tidal: 38n * MILLIETHER,
  lattice: 150n * MILLIETHER,
}
export class Prices {
  // Prices have a separate random source, so that other actions do not change them.
  readonly #random = new Random('prices')
  readonly #levels = { ...FIRST_LEVELS }
  readonly #momentum: Record<CollectionKey, number> = { nouns: 0, tidal: 0, lattice: 0 }

  /** Changes the levels for a day: a random walk with some memory, drawn back when it strays far. */
  drift(): void {
    for (const collection of COLLECTIONS) {
      const strayed = Number((this.#levels[collection] * 100n) / FIRST_LEVELS[collection]) - 115
      const push = this.#random.between(-70, 75) - Math.trunc(strayed / 4)
      this.#momentum[collection] = Math.trunc((this.#momentum[collection] * 6) / 10) + push
      this.#levels[collection] += (this.#levels[collection] * BigInt(this.#momentum[collection])) / 1000n
    }
  }

  /** Returns the current worth of an item, in wei for one unit. */
  worth(item: ItemRef): bigint {
    return (this.#levels[item.collection] * BigInt(computeCharm(item))) / 1000n
  }

  /** Returns a round price, some percent of the item's worth. */
  of(item: ItemRef, percent: number): bigint {
    return tidy((this.worth(item) * BigInt(percent)) / 100n)
  }

  /** Returns a price for any ordinary item of a collection, some percent of its level. */
  ordinary(collection: CollectionKey, percent: number): bigint {
    return tidy((this.#levels[collection] * BigInt(percent)) / 100n)
  }
}

/** Returns the item's worth in thousandths of an ordinary item's: a little more for most, much more for few. */
export function computeCharm(item: ItemRef): number {
  const existing = charms.get(itemKey(item))
  if (existing !== undefined) return existing
  const random = new Random(`charm ${itemKey(item)}`)
  const [low, high] = random.pick([
    [900, 1_050],
    [920, 1_150],
    [950, 1_250],
    [1_000, 1_300],
    [1_300, 1_900],
    [1_900, 3_600],
  ] as const)
  const charm = random.between(low, high)
  charms.set(itemKey(item), charm)
  return charm
}
const charms = new Map<string, number>()

/** Rounds a price to a plausible step. */
export function tidy(wei: bigint): bigint {
  const step =
    wei >= 1000n * MILLIETHER
      ? 10n * MILLIETHER
      : wei >= 200n * MILLIETHER
        ? 5n * MILLIETHER
        : wei >= 50n * MILLIETHER
          ? MILLIETHER
          : MILLIETHER / 2n
  return ((wei + step / 2n) / step) * step
}
