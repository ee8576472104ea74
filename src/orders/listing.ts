// The model of a listing: what it sells, for how much, and what buyers and sellers can do with it.
import type { Address } from '../domain/address.ts'
import type { Currency } from '../domain/currency.ts'
import type { OrderHash } from '../domain/hashes.ts'
import type { OrderDefect } from '../domain/orderDefects.ts'
import { getUsualUnits } from '../domain/quantity.ts'
import type { Wei } from '../domain/wei.ts'
import type { ShownOrder } from '../seaport/shownOrder.ts'
import { ordersTexts } from '../messages/en/orders.ts'
import type { Value } from '../messages/message.ts'
import type { InactiveReason } from './inactiveListing.ts'
import type { BundledItem, ListedItem } from './listedItem.ts'

/**
 * The items that a listing sells, and the portions in which it sells them. Any kind may have a declining price or be
 * reserved for one account.
 */
export type ListingKind =
  /** One unit of one item. */
  | { readonly kind: 'single' }
  /** Units of one item; buyers take as many as they want, in multiples of the listing's step. */
  | { readonly kind: 'edition' }
  /** Several units of one item that sell only together. */
  | { readonly kind: 'lot' }
  /** Several items that sell only together, in the order of the order's items. */
  | { readonly kind: 'bundle'; readonly items: readonly BundledItem[] }

/** The fields that listings of all kinds have. */
export interface ListingFacts {
  readonly orderHash: OrderHash
  readonly seller: Address
  /** The contract that moves the items for the seller. */
  readonly operator: Address
  /** The item, or the first one of a bundle. */
  readonly item: ListedItem
  readonly currency: Currency
  /** Price of the whole order at its start and at its end. */
  readonly startPrice: Wei
  readonly endPrice: Wei
  /** Of one unit as people see it, at the start. */
  readonly unitPrice: Wei
  /** Units of the contract that the whole order sells, and units not yet sold; a bundle is one unit. */
  readonly quantity: bigint
  readonly remaining: bigint
  /** Units that can be bought now: not yet sold, and no more than the seller holds. */
  readonly available: bigint
  /** Units are sold in multiples of this number, by which every payment divides exactly. */
  readonly step: bigint
  readonly startsAtSeconds: bigint
  readonly endsAtSeconds: bigint
  /** Whether it is fillable according to the index, regardless of its start and end. */
  readonly open: boolean
  /** The defect in its terms because of which it can never be bought here; null without one. */
  readonly defect: OrderDefect | null
  /** Why it is not open, according to the index; `inactiveMessage` in inactiveListing.ts returns the text. */
  readonly inactiveReason: InactiveReason | undefined
  /** The only account that may buy it; null for anyone. */
  readonly reservedFor: Address | null
}

/** A listing for sale, or one that was. */
export type Listing = ListingFacts & ListingKind

interface KindRules {
  /** Whether a buyer may buy fewer units than the listing sells. */
  readonly divisible: boolean
  /** Whether it can be bought in one transaction with other listings. */
  readonly cart: boolean
  /** Whether its seller can change the price; otherwise the items are listed again. */
  readonly priceChange: boolean
}

/** What buyers and sellers can do with a listing of each kind. */
const RULES: Readonly<Record<Listing['kind'], KindRules>> = {
  single: { divisible: false, cart: true, priceChange: true },
  edition: { divisible: true, cart: true, priceChange: true },
  lot: { divisible: false, cart: true, priceChange: true },
  bundle: { divisible: false, cart: false, priceChange: false },
}

/** Whether a buyer may buy fewer units than the listing sells. */
export const isDivisible = ({ kind }: Pick<Listing, 'kind'>): boolean => RULES[kind].divisible

/** Whether a listing can be bought together with others; private sales and bundles are bought alone. */
export const canBeInCart = ({ kind, reservedFor }: Pick<Listing, 'kind' | 'reservedFor'>): boolean =>
  RULES[kind].cart && reservedFor === null

/** Whether the seller can change the price. A bundle is listed again instead: its price covers all its items. */
export const canChangePrice = ({ kind }: Pick<Listing, 'kind'>): boolean => RULES[kind].priceChange

/** The most units that one purchase can buy now; all units of a listing that isn't divisible. */
export const purchasableUnits = (listing: Listing): bigint =>
  isDivisible(listing) ? listing.available : listing.quantity

/** The units that a purchase starts with: one as people see it, in multiples of the step, as far as it's available. */
export const getUsualPurchase = ({ available: most, step, item }: Listing): bigint =>
  getUsualUnits({ most, step }, item)

/** The items of a listing that sells several together; null for a listing of one item. */
export function bundledItems(listing: Listing): readonly BundledItem[] | null {
  // The result is null, not undefined, because a missing case then fails to compile.
  switch (listing.kind) {
    case 'single':
    case 'edition':
    case 'lot':
      return null
    case 'bundle':
      return listing.items
  }
}

/** The items that a listing sells: one item, or each item of a bundle. */
export const listSoldItems = (listing: Listing): readonly BundledItem[] =>
  bundledItems(listing) ?? [{ item: listing.item, quantity: listing.quantity }]

/** One of the viewer's own orders: its hash and the facts that the page shows about it. */
export interface OwnOrder {
  readonly orderHash: OrderHash
  readonly shown: ShownOrder
}

/** The facts that a page shows about the viewer's own listing, which a cancellation compares with the order. */
export function ownListing(listing: Listing): OwnOrder {
  const { orderHash, currency, startPrice, endPrice } = listing
  const goods = listSoldItems(listing).map(({ item, quantity }) => ({
    token: item.collection,
    wanted: { kind: 'token', identifier: BigInt(item.tokenId) } as const,
    quantity,
  }))
  return { orderHash, shown: { goods, currency: currency.address, startPrice, endPrice } }
}

/** Whether a listing can be bought now, according to the index. */
export function isBuyable(listing: Listing, nowSeconds: number): boolean {
  return (
    listing.open &&
    listing.available > 0n &&
    listing.startsAtSeconds <= nowSeconds &&
    nowSeconds < listing.endsAtSeconds
  )
}

/** Whether a listing is a private sale to another account, which this viewer can't buy. */
export function isReservedForOther({ reservedFor }: Listing, reader: Address | undefined): boolean {
  return reservedFor !== null && reservedFor !== reader
}

/** The distinct collections of the items that a listing sells. */
export function listingCollections(listing: Listing): readonly Address[] {
  return [...new Set(listSoldItems(listing).map(({ item }) => item.collection))]
}

/** Whether a listing is inactive because the seller's approval is missing. */
export function lacksApproval({ inactiveReason }: Pick<Listing, 'inactiveReason'>): boolean {
  return inactiveReason === 'approval-missing'
}

/** Short name of the sold items: `Noun 12`, `Noun 12 and 2 more`. */
export function listingName(listing: Listing): Value {
  const { name } = listing.item
  const bundled = bundledItems(listing)
  return bundled === null ? name : ordersTexts.names.bundle({ item: name, count: bundled.length - 1 })
}
