// Which listings a sweep takes: the cheapest first, up to a number of items, none dearer than the cap.
import type { Address } from '../../../domain/address.ts'
import type { Wei } from '../../../domain/wei.ts'
import { isBuyable, type Listing } from '../../../orders/listing.ts'
import { toCartItem, unitPriceAt, type CartItem } from '../../../orders/cartItem.ts'

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
  readonly cartItem: CartItem
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
      const cartItem = toCartItem(listing)
      return { cartItem, listing, unitPrice: unitPriceAt(cartItem, nowSeconds) }
    })
    .sort((one, other) => (one.unitPrice < other.unitPrice ? -1 : one.unitPrice > other.unitPrice ? 1 : 0))
    .filter(({ listing: { item } }) => {
      if (item.standard === 'ERC1155') return true
      if (single.has(item.path)) return false
      single.add(item.path)
      return true
    })
}

/** The cart items of a sweep; fewer items than asked for when there are no more, or only dearer ones. */
export function chooseCartItems(listings: readonly Listing[], request: SweepRequest): readonly CartItem[] {
  const { count, cap } = request
  let wanted = BigInt(count)
  const cartItems: CartItem[] = []
  for (const { cartItem, listing, unitPrice } of candidates(listings, request)) {
    if (wanted === 0n || (cap !== undefined && unitPrice > cap)) break
    const { kind, available, quantity } = listing
    const units = kind === 'edition' ? (available < wanted ? available : wanted) : quantity
    // A lot sells whole: one that is larger than what is left to take is passed over.
    if (units > wanted) continue
    cartItems.push({ ...cartItem, units })
    wanted -= units
  }
  return cartItems
}
