// The model of a listing, parsed from the indexer's order, with amounts as integers.
import { parseAddress, type Address } from '../domain/address.ts'
import { findCurrency, type NetworkConfig } from '../domain/config.ts'
import type { Currency } from '../domain/currency.ts'
import { parseOrderHash, type OrderHash } from '../domain/hashes.ts'
import { collectionName as nameCollection, plainName } from '../domain/names.ts'
import type { OrderDefect } from '../domain/orderDefects.ts'
import { itemPath } from '../domain/paths.ts'
import { priceAt, type PriceSchedule } from '../domain/priceSchedule.ts'
import { parseTokenId, shortTokenId, type TokenId } from '../domain/tokenId.ts'
import { toWei, type Wei } from '../domain/wei.ts'
import { readCurrency } from '../graphql/currency.ts'
import { readFragment, type FragmentRef } from '../graphql/fragments.ts'
import type { ShownOrder } from '../market/shownOrder.ts'
import { inactiveListings } from '../messages/en/inactiveListings.ts'
import { inactiveOwnListings } from '../messages/en/inactiveOwnListings.ts'
import { orderDefects } from '../messages/en/orderDefects.ts'
import { orderNames } from '../messages/en/orderNames.ts'
import type { Message, Value } from '../messages/message.ts'
import { readFillSteps } from './fillSteps.ts'
import { Listing_orderFragmentDoc, type Listing_orderFragment } from './__generated__/Listing.ts'
import {
  ListingTerms_orderFragmentDoc,
  type ListingTerms_orderFragment,
} from './__generated__/ListingTerms.ts'
import { ListedItem_tokenFragmentDoc } from './__generated__/ListedItem.ts'

export type ListingRef = FragmentRef<typeof Listing_orderFragmentDoc>
export type ListingTermsRef = FragmentRef<typeof ListingTerms_orderFragmentDoc>
export type ListedItemRef = FragmentRef<typeof ListedItem_tokenFragmentDoc>

/** The item that a listing is about. */
export interface ListedItem {
  readonly collection: Address
  readonly collectionName: string
  readonly tokenId: TokenId
  readonly standard: 'ERC721' | 'ERC1155'
  readonly name: string
  readonly image: string | null
  readonly path: string
}

/** An item that the viewer holds, with the number of units. */
export interface HeldItem {
  readonly item: ListedItem
  readonly held: bigint
  /** Units that the viewer's own listings already sell, if the page has loaded them. */
  readonly listed?: bigint
}

/** One of several items that a listing sells together. */
export interface BundledItem {
  readonly item: ListedItem
  /** Units of this item in the bundle. */
  readonly quantity: bigint
}

/** Why a listing can't be bought now, or ever. */
export type InactiveReason = OrderDefect | keyof typeof inactiveListings

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

interface ListingFacts {
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
  readonly unitPrice: Wei
  /** Units that the whole order sells, and units not yet sold; a bundle is one unit. */
  readonly quantity: bigint
  readonly remaining: bigint
  /** Units that can be bought now: not yet sold, and no more than the seller holds. */
  readonly available: bigint
  /** Units are sold in multiples of this number, by which every payment divides exactly. */
  readonly step: bigint
  readonly startsAtSeconds: number
  readonly endsAtSeconds: number
  /** Whether it is fillable according to the index, regardless of its start and end. */
  readonly open: boolean
  /** The defect in its terms because of which it can never be bought here; null without one. */
  readonly defect: OrderDefect | null
  /** Why it is not open, according to the index; {@link inactiveMessage} returns the text. */
  readonly inactiveReason: InactiveReason | undefined
  /** The only account that may buy it; null for anyone. */
  readonly reservedFor: Address | null
}

interface TokenFields {
  readonly tokenId: string
  readonly standard: 'ERC721' | 'ERC1155'
  readonly collection: { readonly id: string; readonly name: string | null }
  readonly metadata: { readonly name: string | null; readonly image: string | null } | null
}

/** Creates an item from the token's fields. */
export function createListedItem({
  tokenId: id,
  standard,
  collection: tokenCollection,
  metadata,
}: TokenFields): ListedItem {
  const collection = parseAddress(tokenCollection.id)
  const tokenId = parseTokenId(id)
  const collectionName = nameCollection(tokenCollection)
  return {
    collection,
    collectionName,
    tokenId,
    standard,
    name: plainName(metadata?.name) || `${collectionName} #${shortTokenId(tokenId)}`,
    image: metadata?.image ?? null,
    path: itemPath(collection, tokenId),
  }
}

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
export const soldItems = (listing: Listing): readonly BundledItem[] =>
  bundledItems(listing) ?? [{ item: listing.item, quantity: listing.quantity }]

/** One of the viewer's own orders: its hash and the facts that the page shows about it. */
export interface OwnOrder {
  readonly orderHash: OrderHash
  readonly shown: ShownOrder
}

/** The facts that a page shows about the viewer's own listing, which a cancellation compares with the order. */
export function ownListing(listing: Listing): OwnOrder {
  const { orderHash, currency, startPrice, endPrice } = listing
  const goods = soldItems(listing).map(({ item, quantity }) => ({
    token: item.collection,
    wanted: { kind: 'token', identifier: BigInt(item.tokenId) } as const,
    quantity,
  }))
  return { orderHash, shown: { goods, currency: currency.address, startPrice, endPrice } }
}

export function toListedItem(reference: ListedItemRef): ListedItem {
  return createListedItem(readFragment(ListedItem_tokenFragmentDoc, reference))
}

/** Parses Unix seconds; times beyond the largest safe integer are clamped to it. */
const toSeconds = (text: string) => Math.min(Number(text), Number.MAX_SAFE_INTEGER)

/** Converts an order to a listing of one item; returns undefined for any other order. */
export function toListing(reference: ListingRef, network: NetworkConfig): Listing | undefined {
  const order = readFragment(Listing_orderFragmentDoc, reference)
  return order.token === null ? undefined : toListingWithItem(order, toListedItem(order.token), network)
}

/** An order's terms, and who may fill it. */
interface Terms extends ListingTermsRef {
  /** Omitted by queries for live listings, which anyone can buy. */
  readonly privateTaker?: Listing_orderFragment['privateTaker']
}

/** An order's terms with the currency that the index gives it. */
export interface PricedTerms extends Terms, Pick<Listing_orderFragment, 'currency'> {}

/** Converts an order to a listing of an item that is already loaded; undefined if the order isn't for one currency. */
export function toListingWithItem(
  order: PricedTerms,
  item: ListedItem,
  network: NetworkConfig,
): Listing | undefined {
  if (order.currency === null) return undefined
  return toListingInCurrency(order, readCurrency(order.currency, network), item, network)
}

/** The same for an order whose currency is already known, for example from its market. */
export function toListingInCurrency(
  order: Terms,
  currency: Currency,
  item: ListedItem,
  network: NetworkConfig,
): Listing {
  const facts = toFacts(order, currency, item, network)
  if (facts.quantity === 1n) return { ...facts, kind: 'single' }
  const { isDivisible } = readFillSteps(readFragment(ListingTerms_orderFragmentDoc, order))
  return { ...facts, kind: isDivisible ? 'edition' : 'lot' }
}

/**
 * Converts an order to a listing of several items, which sells only whole even if its order type allows partial fills.
 */
export function toBundle(
  order: PricedTerms,
  items: readonly [BundledItem, ...BundledItem[]],
  network: NetworkConfig,
): Listing | undefined {
  if (order.currency === null) return undefined
  const facts = toFacts(order, readCurrency(order.currency, network), items[0].item, network)
  return {
    ...facts,
    kind: 'bundle',
    items,
    unitPrice: facts.startPrice,
    quantity: 1n,
    remaining: facts.remaining > 0n ? 1n : 0n,
    available: facts.available > 0n ? 1n : 0n,
  }
}

function toFacts(order: Terms, currency: Currency, item: ListedItem, network: NetworkConfig): ListingFacts {
  const { privateTaker = null } = order
  const terms = readFragment(ListingTerms_orderFragmentDoc, order)
  const [remaining, available] = [BigInt(terms.remaining), BigInt(terms.availableQuantity)]
  const defect = findDefect(terms, currency, network)
  const inactiveReason = findInactiveReason({ ...terms, privateTaker, defect })
  return {
    orderHash: parseOrderHash(terms.id),
    seller: parseAddress(terms.offerer.id),
    operator: parseAddress(terms.operator),
    item,
    currency,
    startPrice: toWei(terms.startPrice),
    endPrice: toWei(terms.endPrice),
    unitPrice: toWei(terms.unitPrice),
    quantity: BigInt(terms.quantity),
    remaining,
    available: available < remaining ? available : remaining,
    step: readFillSteps(terms).step,
    startsAtSeconds: toSeconds(terms.startsAtSeconds),
    endsAtSeconds: toSeconds(terms.endsAtSeconds),
    open: defect === null && (terms.live || (privateTaker !== null && inactiveReason === undefined)),
    defect,
    inactiveReason,
    reservedFor: privateTaker === null ? null : parseAddress(privateTaker.id),
  }
}

/**
 * Returns the defect that the indexer reports, or one that the page detects: a listing with a rising price, or in a
 * currency that the site doesn't trade in, isn't for sale even if the indexer reports that it is.
 */
function findDefect(
  { defect, startPrice, endPrice }: ListingTerms_orderFragment,
  currency: Currency,
  network: NetworkConfig,
): OrderDefect | null {
  if (defect !== null) return defect
  if (toWei(endPrice) > toWei(startPrice)) return 'RISING_PRICE'
  return findCurrency(network, currency.address) === undefined ? 'UNLISTED_CURRENCY' : null
}

interface StatusFields {
  readonly defect: OrderDefect | null
  readonly status: ListingTerms_orderFragment['status']
  readonly unrestricted: boolean
  readonly makerHolds: boolean
  readonly makerApproved: boolean
  readonly privateTaker: object | null
}

const MESSAGES: Readonly<Record<InactiveReason, Message>> = { ...orderDefects, ...inactiveListings }
const TO_SELLER: Partial<Record<InactiveReason, Message>> = inactiveOwnListings

/** The text for a viewer about why a listing can't be filled; undefined if it has no inactive reason. */
export function inactiveMessage(
  { inactiveReason: reason, seller }: Pick<Listing, 'inactiveReason' | 'seller'>,
  reader: Address | undefined,
): Message | undefined {
  if (reason === undefined) return undefined
  return (reader === seller ? TO_SELLER[reason] : undefined) ?? MESSAGES[reason]
}

function findInactiveReason({
  status,
  defect,
  unrestricted,
  makerHolds,
  makerApproved,
  privateTaker,
}: StatusFields): InactiveReason | undefined {
  switch (status) {
    case 'FILLED':
      return 'sold'
    case 'CANCELLED':
    case 'COUNTER_BUMPED':
      return 'canceled'
    case 'EXPIRED':
      return 'expired'
    case 'OPEN':
    case 'PARTIAL':
      if (defect !== null) return defect
      if (!unrestricted && privateTaker === null) return 'restricted'
      if (!makerHolds) return 'not-held'
      return makerApproved ? undefined : 'approval-missing'
  }
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

/** Whether the price declines over time (Dutch auction). */
export function isDeclining({ startPrice, endPrice }: Pick<Listing, 'startPrice' | 'endPrice'>): boolean {
  return endPrice < startPrice
}

/** The price of a listing: per unit, or in total for several units that sell only together. */
export type QuotedPrice =
  | { readonly kind: 'unit'; readonly amount: Wei }
  | { readonly kind: 'total'; readonly amount: Wei; readonly units: bigint }

/**
 * Returns the price that a buyer can actually pay at a given time: the unit price of a lot can't be paid.
 * @param atSeconds Unix seconds; only a declining price depends on it
 */
export function quotePrice(listing: Listing, atSeconds: number): QuotedPrice {
  const quote = (parts: bigint) => priceForUnits(listing, parts, atSeconds)
  switch (listing.kind) {
    case 'single':
    case 'edition':
      return { kind: 'unit', amount: quote(1n) }
    case 'lot':
    case 'bundle': {
      const units = soldItems(listing).reduce((sum, { quantity }) => sum + quantity, 0n)
      return { kind: 'total', amount: quote(listing.quantity), units }
    }
  }
}

/**
 * Compares listings by the unit price at a given time, then by order hash.
 * @param atSeconds Unix seconds
 */
export function byPriceAt(atSeconds: number): (one: Listing, other: Listing) => number {
  return (one, other) => {
    const [low, high] = [priceForUnits(one, 1n, atSeconds), priceForUnits(other, 1n, atSeconds)]
    if (low !== high) return low < high ? -1 : 1
    return one.orderHash < other.orderHash ? -1 : 1
  }
}

/** The distinct collections of the items that a listing sells. */
export function listingCollections(listing: Listing): readonly Address[] {
  return [...new Set(soldItems(listing).map(({ item }) => item.collection))]
}

/** Whether a listing is inactive because the seller's approval is missing. */
export function lacksApproval({ inactiveReason }: Pick<Listing, 'inactiveReason'>): boolean {
  return inactiveReason === 'approval-missing'
}

/** Short name of the sold items: `Noun 12`, `Noun 12 and 2 more`. */
export function listingName(listing: Listing): Value {
  const { name } = listing.item
  const bundled = bundledItems(listing)
  return bundled === null ? name : orderNames.bundle({ item: name, count: bundled.length - 1 })
}

/**
 * Returns the price of a number of units at a given time, with each part rounded up as Seaport does. A purchase reads
 * the final price from the chain.
 * @param atSeconds Unix seconds
 */
export function priceForUnits(
  listing: PriceSchedule & Pick<Listing, 'quantity'>,
  units: bigint,
  atSeconds: number,
): Wei {
  const { startPrice, endPrice, quantity } = listing
  const part = (whole: Wei) => ((whole * units + quantity - 1n) / quantity) as Wei
  return priceAt({ ...listing, startPrice: part(startPrice), endPrice: part(endPrice) }, atSeconds)
}
