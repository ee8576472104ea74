// The index filter for the offers that a seller could accept for one item.
import type { Address } from '../domain/address.ts'
import { matchAll, matchAny, endsAfter } from '../graphql/where.ts'
import type { Order_filter } from '../graphql/__generated__/operations.ts'

export interface OfferableItem {
  readonly collection: Address
  /** Entity id of the item; undefined for offers that aren't for one item. */
  readonly token: string | undefined
  /** Hashes by which trait offers identify the item's traits. */
  readonly traitHashes: readonly string[]
}

/**
 * Matches live offers that accept the item: for the item, for any item of its collection, and for its traits.
 * @param nowSeconds Unix seconds at which the offers must be open
 * @param further conditions that each offer must also meet
 */
export function itemOffersFilter(
  { collection, token, traitHashes }: OfferableItem,
  nowSeconds: number,
  further: Order_filter = {},
): Order_filter {
  const live: Order_filter = { ...further, side: 'BID', live: true, ...endsAfter(nowSeconds) }
  return matchAny<Order_filter>(
    ...(token === undefined ? [] : [matchAll<Order_filter>(live, { token, scope: 'ITEM' })]),
    matchAll<Order_filter>(live, { collection, scope: 'COLLECTION' }),
    ...(traitHashes.length === 0
      ? []
      : [matchAll<Order_filter>(live, { collection, scope: 'TRAIT', zoneHash_in: [...traitHashes] })]),
  )
}
