// An item of an account, with the account's open listings: public, scheduled or private.
import type { NetworkConfig } from '../../domain/config.ts'
import { nowSeconds } from '../../domain/time.ts'
import { toListedItem } from '../../orders/listedItem.ts'
import { isBuyable, type Listing } from '../../orders/listing.ts'
import { byPriceAt } from '../../orders/listingPrice.ts'
import { toListingWithItem } from '../../orders/toListing.ts'
import type { AccountItemsQuery } from './__generated__/AccountItems.ts'

export type HeldItem = AccountItemsQuery['balances'][number]

/** The holder's listings that someone can or will be able to buy, the cheapest first. */
export function getOpenListings(
  { token }: HeldItem,
  network: NetworkConfig,
  atSeconds = nowSeconds(),
): readonly Listing[] {
  const item = toListedItem(token)
  return token.listings
    .flatMap((order) => toListingWithItem(order, item, network) ?? [])
    .filter(({ inactiveReason }) => inactiveReason === undefined)
    .toSorted(byPriceAt(atSeconds))
}

/** Whether anyone can buy it now. */
export function isOpenToAll(listing: Listing, nowSeconds: number): boolean {
  return isBuyable(listing, nowSeconds) && listing.reservedFor === null
}

/** Units that the holder has not listed; the same unit may be in several listings. */
export function unlistedUnits({ amount }: HeldItem, listings: readonly Listing[]): bigint {
  const left = listings.reduce((units, { available }) => units - available, BigInt(amount))
  return left > 0n ? left : 0n
}
