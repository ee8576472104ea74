// A sale that is promised though nobody may buy just like that: it begins later, or it is for one account alone.
import type { Address } from '../domain/address.ts'
import { isReservedForOther, type Listing } from './listing.ts'

/** How a standing listing is offered at a moment; undefined for one that is stopped by something else. */
export function getUpcomingSaleKind(listing: Listing, nowSeconds: number): 'later' | 'private' | undefined {
  if (listing.inactiveReason !== undefined || listing.endsAtSeconds <= nowSeconds) return undefined
  if (listing.reservedFor !== null) return 'private'
  return listing.startsAtSeconds > nowSeconds ? 'later' : undefined
}

/**
 * Of an item's sleeping listings the one that a reader should see in the place of a price: a private sale that is
 * theirs before one that is open to all later, and of several the one that begins first.
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
      const promise = getUpcomingSaleKind(listing, nowSeconds)
      return (
        promise === 'later' ||
        (promise === 'private' && (listing.seller === reader || !isReservedForOther(listing, reader)))
      )
    })
    .toSorted((one, other) => rank(one) - rank(other) || one.startsAtSeconds - other.startsAtSeconds)[0]
}
