// Announced sales that not everyone can buy from yet: scheduled listings, and private sales to one account.
import { compareSeconds } from '../domain/time.ts'
import type { Address } from '../domain/address.ts'
import { isReservedForOther, type Listing } from './listing.ts'

/**
 * The kind of upcoming sale that an open listing is at a given time; undefined if it is inactive for another reason.
 */
export function getUpcomingSaleKind(listing: Listing, nowSeconds: number): 'later' | 'private' | undefined {
  if (listing.inactiveReason !== undefined || listing.endsAtSeconds <= nowSeconds) return undefined
  if (listing.reservedFor !== null) return 'private'
  return listing.startsAtSeconds > nowSeconds ? 'later' : undefined
}

/**
 * Finds the upcoming sale that a viewer should see instead of a price, among an item's listings: a private sale to or
 * by the viewer comes before a scheduled sale to everyone, and an earlier start comes first.
 *
 * @param reader the connected account
 */
export function findUpcomingSale(
  listings: readonly Listing[],
  { reader, nowSeconds }: { readonly reader: Address | undefined; readonly nowSeconds: number },
): Listing | undefined {
  const rank = (listing: Listing) => (listing.reservedFor === null ? 1 : 0)
  return listings
    .filter((listing) => {
      const kind = getUpcomingSaleKind(listing, nowSeconds)
      return (
        kind === 'later' ||
        (kind === 'private' && (listing.seller === reader || !isReservedForOther(listing, reader)))
      )
    })
    .toSorted(
      (one, other) => rank(one) - rank(other) || compareSeconds(one.startsAtSeconds, other.startsAtSeconds),
    )[0]
}
