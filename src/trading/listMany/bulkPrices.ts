// Market prices beside the prices of several items.
import type { Currency } from '../../domain/currency.ts'
import { nowSeconds } from '../../domain/time.ts'
import type { HeldItem } from '../../orders/listedItem.ts'
import type { MarketPrice } from '../prices/MarketPrices.tsx'
import type { ReadState } from '../../graphql/useRead.ts'
import type { BulkMarks } from './bulkMarks.ts'

/** By the item's path. */
export type BulkPrices = ReadonlyMap<string, readonly MarketPrice[]>

/** The floor of the items' collection, or of a single edition; empty for others, which have no price in common. */
export function commonFloor(items: readonly HeldItem[], prices: BulkPrices): readonly MarketPrice[] {
  const [first, ...rest] = items.map(({ item }) => item)
  if (
    first === undefined ||
    rest.some(({ collection, standard }) => collection !== first.collection || standard !== first.standard)
  )
    return []
  return (prices.get(first.path) ?? []).filter(
    ({ kind }) => kind === 'floor' || (kind === 'editionFloor' && rest.length === 0),
  )
}

/**
 * Returns each item's last sale, floor and trait floor; the floor of an edition is its own cheapest listing. Leaves out
 * offers, which a seller would accept instead.
 * @param traitFloors by the item's path; undefined, or not loaded, to leave them out
 */
export function toBulkPrices(
  marks: ReadState<BulkMarks>,
  traitFloors: ReadState<ReadonlyMap<string, MarketPrice>> | undefined,
  currency: Currency,
): ReadState<BulkPrices> {
  if (marks.status !== 'loaded') return marks
  const byTrait = traitFloors?.status === 'loaded' ? traitFloors.value : undefined
  const value = new Map(
    [...marks.value].map(([path, { floor, mayFloorBeLower = false, listingAt, lastSale }]) => {
      const own = floor === undefined ? listingAt?.(nowSeconds()) : undefined
      const prices: readonly (MarketPrice | undefined)[] = [
        lastSale && { ...lastSale, kind: 'lastSale', exact: true },
        own && {
          kind: 'editionFloor',
          amount: own.amount,
          currency: own.currency,
          exact: own.mayBeLower !== true,
        },
        floor === undefined ? undefined : { kind: 'floor', amount: floor, currency, exact: !mayFloorBeLower },
        // Last, because it may take many reads, or fail, and the others don't wait for it.
        byTrait?.get(path),
      ]
      // A listing can't be for nothing, as a sale can that only pays the buyer.
      return [
        path,
        prices.filter((price) => price !== undefined).filter(({ amount }) => amount > 0n),
      ] as const
    }),
  )
  return { status: 'loaded', value }
}
