// Selects the listings of a sweep: the cheapest first, up to a number of items, none above the cap.
import type { Address } from '../../domain/address.ts'
import { getUnit } from '../../domain/currency.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import type { VitrineError } from '../../domain/errors.ts'
import { displayUnit } from '../../domain/quantity.ts'
import type { Wei } from '../../domain/wei.ts'
import { canBeInCart, isBuyable, isDivisible, purchasableUnits, type Listing } from '../../orders/listing.ts'
import { priceAt, toCartItem, unitPriceAt, type CartItem } from '../../orders/cartItem.ts'

export interface SweepRequest {
  /** The most items; each unit of an edition counts. */
  readonly count: number
  /** The highest price of one item; undefined for any price. */
  readonly cap: Wei | undefined
  readonly nowSeconds: number
  /** The buyer, whose own listings are skipped. */
  readonly account: Address | undefined
}

/** The items for sale that match the filters of the page. */
export type MatchingItems =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: VitrineError; readonly retry: () => void }
  /** Ids of tokens in the index; `isComplete` is false if more items match than were read. */
  | { readonly kind: 'ready'; readonly tokenIds: readonly string[]; readonly isComplete: boolean }

export interface SweepScope {
  readonly collection: Address
  /** Address of the unit of account of the prices. */
  readonly unit: Address
  /** The only tokens to buy; undefined for any of the collection. */
  readonly tokenIds?: ReadonlySet<string> | undefined
  /** Bounds of the price of one unit. */
  readonly minPrice?: Wei | undefined
  readonly maxPrice?: Wei | undefined
}

/**
 * Leaves out duplicates and listings outside the scope. The index may lie about the collection and the unit, and
 * doesn't have the current price of a declining listing.
 */
export function listEligibleListings(
  listings: readonly Listing[],
  { collection, unit, tokenIds, minPrice, maxPrice }: SweepScope,
  nowSeconds: number,
): readonly Listing[] {
  const requested = listings.filter((listing) => {
    const { item } = listing
    if (item.collection !== collection || getUnit(listing.currency) !== unit) return false
    if (tokenIds?.has(tokenEntityId(item.collection, item.tokenId)) === false) return false
    const price = unitPriceAt(toCartItem(listing), nowSeconds)
    return price >= (minPrice ?? price) && price <= (maxPrice ?? price)
  })
  return [...new Map(requested.map((listing) => [listing.orderHash, listing])).values()]
}

interface Candidate {
  readonly cartItem: CartItem
  readonly listing: Listing
  /** The current price of one unit, rounded up. */
  readonly unitPrice: Wei
  /** The current price of all units. */
  readonly price: Wei
}

/** Compares prices of one unit before they are rounded; those in the native coin and in its token, one to one. */
function compareExactly(one: Candidate, other: Candidate): number {
  const scalePrice = ({ price, cartItem }: Candidate, { cartItem: { units } }: Candidate) =>
    price * displayUnit(cartItem.item) * units
  const difference = scalePrice(one, other) - scalePrice(other, one)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Cheapest first; only the cheapest listing of a single item, because it can be bought once. */
function listCandidates(
  listings: readonly Listing[],
  { nowSeconds, account }: Pick<SweepRequest, 'nowSeconds' | 'account'>,
): Candidate[] {
  const single = new Set<string>()
  return listings
    .filter((listing) => isBuyable(listing, nowSeconds) && listing.seller !== account && canBeInCart(listing))
    .map((listing) => {
      const cartItem = toCartItem(listing)
      const [price, unitPrice] = [priceAt(cartItem, nowSeconds), unitPriceAt(cartItem, nowSeconds)]
      return { cartItem, listing, unitPrice, price }
    })
    .sort(compareExactly)
    .filter(({ listing: { item } }) => {
      if (item.standard === 'ERC1155') return true
      if (single.has(item.path)) return false
      single.add(item.path)
      return true
    })
}

/** Names what the buyer leaves out: a single item however it's listed, but of an edition only one listing. */
export const sweepKey = ({ item, orderHash }: Pick<CartItem, 'item' | 'orderHash'>): string =>
  item.standard === 'ERC1155' ? orderHash : item.path

export interface SweepRow {
  readonly cartItem: CartItem
  /** False for what the buyer left out. */
  readonly included: boolean
}

/**
 * The cart items and what the buyer left out, the cheapest first. A cart item has a row also where a cheaper listing of
 * its item can't be bought.
 * @param omitted what the buyer left out, by `sweepKey`
 */
export function listSweepRows(
  listings: readonly Listing[],
  { cartItems, omitted }: { readonly cartItems: readonly CartItem[]; readonly omitted: ReadonlySet<string> },
  request: Pick<SweepRequest, 'nowSeconds' | 'account'>,
): readonly SweepRow[] {
  const cartItemsByHash = new Map(cartItems.map((cartItem) => [cartItem.orderHash, cartItem]))
  const shown = listings.filter(
    (listing) => cartItemsByHash.has(listing.orderHash) || omitted.has(sweepKey(listing)),
  )
  return listCandidates(shown, request).map((candidate): SweepRow => {
    const cartItem = cartItemsByHash.get(candidate.cartItem.orderHash)
    return cartItem === undefined
      ? { cartItem: candidate.cartItem, included: false }
      : { cartItem, included: true }
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
    const units = isDivisible(listing) && most > remaining ? remaining - (remaining % listing.step) : most
    // A lot only sells whole and an edition in steps, so one that needs more than the remaining count is skipped.
    if (units > remaining || units === 0n) continue
    cartItems.push({ ...cartItem, units })
    remaining -= units
  }
  return cartItems
}
