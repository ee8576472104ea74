// An item with what its holder has of it and asks for it: listings that stand, open to all, later, or for one alone.
import type { NetworkConfig } from '../../domain/config.ts'
import { nowSeconds } from '../../domain/time.ts'
import { byPriceAt, isBuyable, toListedItem, toListingWithItem, type Listing } from '../../orders/listing.ts'
import type { AccountItemsQuery } from './__generated__/AccountItems.ts'

export type HeldItem = AccountItemsQuery['balances'][number]

/** The holder's listings of the item, those that somebody can buy or will be able to, the cheapest first. */
export function standingOf(
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

/** Whether anybody can buy it now. */
export function isOpenToAll(listing: Listing, nowSeconds: number): boolean {
  return isBuyable(listing, nowSeconds) && listing.reservedFor === null
}

/** Units that the holder has and no listing of theirs sells yet; the same unit may stand in several. */
export function unlistedUnits({ amount }: HeldItem, listings: readonly Listing[]): bigint {
  const left = listings.reduce((units, { available }) => units - available, BigInt(amount))
  return left > 0n ? left : 0n
}
