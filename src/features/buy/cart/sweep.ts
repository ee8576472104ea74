// Selects the listings of a sweep: the cheapest first, up to a number of items, none above the cap.
import type { Address } from '../../../domain/address.ts'
import type { Wei } from '../../../domain/wei.ts'
import {
  canBeInCart,
  isBuyable,
  isDivisible,
  purchasableUnits,
  type Listing,
} from '../../../orders/listing.ts'
import { toCartItem, unitPriceAt, type CartItem } from '../../../orders/cartItem.ts'

export interface SweepRequest {
  /** The most items; each unit of an edition counts. */
  readonly count: number
  /** The highest price of one item; undefined for any price. */
  readonly cap: Wei | undefined
  readonly nowSeconds: number
  /** The buyer, whose own listings are skipped. */
  readonly account: Address | undefined
}

/** Leaves out duplicates and listings in another collection or currency than requested, because the index may lie. */
export function eligibleListings(
  listings: readonly Listing[],
  { collection, currency }: { readonly collection: Address; readonly currency: Address },
): readonly Listing[] {
  const requested = listings.filter(
    (listing) => listing.item.collection === collection && listing.currency.address === currency,
  )
  return [...new Map(requested.map((listing) => [listing.orderHash, listing])).values()]
}

interface Candidate {
  readonly cartItem: CartItem
  readonly listing: Listing
  /** The current price of one unit. */
  readonly unitPrice: bigint
}

/** Cheapest first; only the cheapest listing of a single item, because it can be bought once. */
function listCandidates(listings: readonly Listing[], { nowSeconds, account }: SweepRequest): Candidate[] {
  const single = new Set<string>()
  return listings
    .filter((listing) => isBuyable(listing, nowSeconds) && listing.seller !== account && canBeInCart(listing))
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

/** The cart items of a sweep; fewer than requested if there are no more below the cap. */
export function chooseCartItems(listings: readonly Listing[], request: SweepRequest): readonly CartItem[] {
  const { count, cap } = request
  let remaining = BigInt(count)
  const cartItems: CartItem[] = []
  for (const { cartItem, listing, unitPrice } of listCandidates(listings, request)) {
    if (remaining === 0n || (cap !== undefined && unitPrice > cap)) break
    const most = purchasableUnits(listing)
    const units = isDivisible(listing) && most > remaining ? remaining : most
    // A lot only sells whole, so one larger than the remaining count is skipped.
    if (units > remaining) continue
    cartItems.push({ ...cartItem, units })
    remaining -= units
  }
  return cartItems
}
