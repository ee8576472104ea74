// What is asked of the index for the offers that one item could be sold to.
import type { Address } from '../domain/address.ts'
import { allOf, anyOf, endsAfter } from '../graphql/where.ts'
import type { Order_filter } from '../graphql/__generated__/operations.ts'

export interface OfferableItem {
  readonly collection: Address
  /** Entity id of the item; undefined for offers that aren't for one item. */
  readonly token: string | undefined
  /** By which trait offers name the item's traits. */
  readonly traitHashes: readonly string[]
}

/**
 * Live offers that take the item: on it, on any item of its collection, and on its traits.
 * @param nowSeconds the moment at which they must be open
 * @param further what each of them must be besides
 */
export function itemOffersFilter(
  { collection, token, traitHashes }: OfferableItem,
  nowSeconds: number,
  further: Order_filter = {},
): Order_filter {
  const live: Order_filter = { ...further, side: 'BID', live: true, ...endsAfter(nowSeconds) }
  return anyOf<Order_filter>(
    ...(token === undefined ? [] : [allOf<Order_filter>(live, { token, scope: 'ITEM' })]),
    allOf<Order_filter>(live, { collection, scope: 'COLLECTION' }),
    ...(traitHashes.length === 0
      ? []
      : [allOf<Order_filter>(live, { collection, scope: 'TRAIT', zoneHash_in: [...traitHashes] })]),
  )
}
