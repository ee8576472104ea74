// Trades between the two people: the trader's listings that wait for a buyer, and the offers made for their items.
import type { Item } from '../e2e/queries.ts'

export interface SharedTrades {
  /** Listed by the trader for the collector to buy, the oldest first. */
  readonly forSale: Item[]
  /** Listed by the trader, who will cancel it. */
  readonly toCancel: Item[]
  /** Prices of the collector's offers to the trader, as the page shows them. */
  readonly offers: string[]
  /** Items the collector has made an offer for: one each, because a second offer would end with the first when it is accepted. */
  readonly offeredItems: Set<string>
  /**
   * A price in ether, near the given one, that no other order of the run has; with few digits, because pages round, and
   * without a zero at its end, which they omit.
   */
  price(about: number): string
}

/** Removes the oldest entry from its list. @throws Error when the list is empty */
export function takeFirst<Thing>(list: Thing[]): Thing {
  const [first] = list.splice(0, 1)
  if (first === undefined) throw new Error('There is nothing to take.')
  return first
}

export function createSharedTrades(): SharedTrades {
  let count = 0
  return {
    forSale: [],
    toCancel: [],
    offers: [],
    offeredItems: new Set(),
    price: (about) => {
      count += count % 10 === 9 ? 2 : 1
      return `${about}${String(count).padStart(2, '0')}`
    },
  }
}
