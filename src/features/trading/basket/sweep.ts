// Which listings a sweep takes: the cheapest first, up to a number of items, none dearer than the cap.
import type { Address } from '../../../domain/address.ts'
import type { Wei } from '../../../domain/wei.ts'
import { isBuyable, type Listing } from '../listings/listing.ts'
import { legOf, unitPriceAt, type Leg } from './leg.ts'

export interface SweepRequest {
  /** Items at most, those of an edition counted one by one. */
  readonly count: number
  /** What one item may cost at most; undefined for any price. */
  readonly cap: Wei | undefined
  readonly nowSeconds: number
  /** Whose own listings are passed over. */
  readonly account: Address | undefined
}

/**
 * The listings of a reply that belong to the sweep, each once: those of another collection or in another currency than
 * requested are left out, because the index may lie.
 */
export function sweptListings(
  listings: readonly Listing[],
  { collection, currency }: { readonly collection: Address; readonly currency: Address },
): readonly Listing[] {
  const asked = listings.filter(
    (listing) => listing.item.collection === collection && listing.currency.address === currency,
  )
  return [...new Map(asked.map((listing) => [listing.orderHash, listing])).values()]
}

interface Candidate {
  readonly leg: Leg
  readonly listing: Listing
  /** What one unit of it costs now. */
  readonly unitPrice: bigint
}

/** Cheapest first; of several listings of one single item only the cheapest, since it can be bought once. */
function candidates(listings: readonly Listing[], { nowSeconds, account }: SweepRequest): Candidate[] {
  const single = new Set<string>()
  return listings
    .filter(
      (listing) =>
        isBuyable(listing, nowSeconds) && listing.seller !== account && listing.reservedFor === null,
    )
    .map((listing) => {
      const leg = legOf(listing)
      return { leg, listing, unitPrice: unitPriceAt(leg, nowSeconds) }
    })
    .sort((one, other) => (one.unitPrice < other.unitPrice ? -1 : one.unitPrice > other.unitPrice ? 1 : 0))
    .filter(({ listing: { item } }) => {
      if (item.standard === 'ERC1155') return true
      if (single.has(item.path)) return false
      single.add(item.path)
      return true
    })
}

/** The legs of a sweep; fewer items than asked for when there are no more, or only dearer ones. */
export function chooseLegs(listings: readonly Listing[], request: SweepRequest): readonly Leg[] {
  const { count, cap } = request
  let wanted = BigInt(count)
  const legs: Leg[] = []
  for (const { leg, listing, unitPrice } of candidates(listings, request)) {
    if (wanted === 0n || (cap !== undefined && unitPrice > cap)) break
    const { divisible, available, quantity } = listing
    const units = divisible ? (available < wanted ? available : wanted) : quantity
    // A lot sells whole: one that is larger than what is left to take is passed over.
    if (units > wanted) continue
    legs.push({ ...leg, units })
    wanted -= units
  }
  return legs
}
