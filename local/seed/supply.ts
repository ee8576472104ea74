// Sets how much of each collection is for sale over time: a usual share that rises and falls.
import { COLLECTIONS, type CollectionKey } from './people.ts'
import { Random } from './random.ts'

/** Live listings for every hundred items. Several owners of one edition list it, so editions have more. */
const USUAL_PERCENT: Readonly<Record<CollectionKey, number>> = { nouns: 34, tidal: 115, lattice: 36 }
/** The lowest and the highest level, in percent of the usual share. */
const [LOWEST, HIGHEST] = [66, 114]

export class Supply {
  readonly #random = new Random('supply')
  readonly #levels: Record<CollectionKey, number> = { nouns: 80, tidal: 80, lattice: 80 }

  /** Changes the levels for a day: a random walk that returns to the middle when it strays far. */
  drift(): void {
    for (const collection of COLLECTIONS) {
      const level = this.#levels[collection]
      const step = this.#random.between(-7, 7) + Math.trunc((92 - level) / 12)
      this.#levels[collection] = Math.min(HIGHEST, Math.max(LOWEST, level + step))
    }
  }

  /** Returns how many live listings a collection of `items` items has today. */
  target(collection: CollectionKey, items: number): number {
    return Math.round((items * USUAL_PERCENT[collection] * this.#levels[collection]) / 10_000)
  }
}
