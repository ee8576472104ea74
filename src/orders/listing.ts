// A listing as this feature's components know it: read once from the fragment, with amounts as integers.
import { parseAddress, type Address } from '../domain/address.ts'
import { findCurrency, type NetworkConfig } from '../domain/config.ts'
import type { Currency } from '../domain/currency.ts'
import { parseOrderHash, type OrderHash } from '../domain/hashes.ts'
import { collectionName as nameOfCollection, plainName } from '../domain/names.ts'
import type { OrderDefect } from '../domain/orderDefects.ts'
import { itemPath } from '../domain/paths.ts'
import { priceAt, type PriceCourse } from '../domain/priceCourse.ts'
import { parseTokenId, shortTokenId, type TokenId } from '../domain/tokenId.ts'
import { toWei, type Wei } from '../domain/wei.ts'
import { currencyFrom } from '../graphql/currencyFrom.ts'
import { readFragment, type FragmentRef } from '../graphql/fragments.ts'
import { OrderType } from '../market/types.ts'
import { inactiveListings } from '../messages/en/inactiveListings.ts'
import { inactiveOwnListings } from '../messages/en/inactiveOwnListings.ts'
import { orderDefects } from '../messages/en/orderDefects.ts'
import { orderNames } from '../messages/en/orderNames.ts'
import type { Message, Value } from '../messages/message.ts'
import type { OwnOrder } from './ownOrder.ts'
import { Listing_orderFragmentDoc, type Listing_orderFragment } from './__generated__/Listing.ts'
import { ListButton_tokenFragmentDoc } from './__generated__/ListButton.ts'

export type ListingRef = FragmentRef<typeof Listing_orderFragmentDoc>
export type ListableRef = FragmentRef<typeof ListButton_tokenFragmentDoc>

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

/** An item that a page knows the reader to hold, with how many units of it. */
export interface HeldItem {
  readonly item: ListedItem
  readonly held: bigint
  /** Units of it that listings of the reader's sell already, where the page knows. */
  readonly listed?: bigint
}

/** One of several items that a listing sells together. */
export interface BundledItem {
  readonly item: ListedItem
  /** Units of it in the whole. */
  readonly quantity: bigint
}

/** Why a listing can't be bought now, or ever. */
export type InactiveReason = OrderDefect | keyof typeof inactiveListings

export interface Listing {
  readonly orderHash: OrderHash
  readonly seller: Address
  /** The contract that moves the items for the seller. */
  readonly operator: Address
  /** The item, or the first of several that are sold together. */
  readonly item: ListedItem
  /** Everything that is sold together, in the order's sequence; null for a listing of one item. */
  readonly bundle: readonly BundledItem[] | null
  readonly currency: Currency
  /** Price of the whole order at its start and at its end. */
  readonly startPrice: Wei
  readonly endPrice: Wei
  readonly unitPrice: Wei
  /** Units the whole order sells, and those not yet sold; a bundle is one unit. */
  readonly quantity: bigint
  readonly remaining: bigint
  /** Units that can be bought now: those not yet sold, and no more than the seller holds. */
  readonly available: bigint
  readonly startsAtSeconds: number
  readonly endsAtSeconds: number
  /** Whether the index takes it for fillable, whatever the time. */
  readonly open: boolean
  /** Why its terms mean that it can never be bought here; null when they don't. */
  readonly defect: OrderDefect | null
  /** Why it is not open, as far as the index knows; {@link closedFor} says it to a reader. */
  readonly inactiveReason: InactiveReason | undefined
  /** Whether a part of it may be bought. */
  readonly divisible: boolean
  /** The only account that may buy it; null for anyone. */
  readonly reservedFor: Address | null
}

interface TokenFields {
  readonly tokenId: string
  readonly standard: 'ERC721' | 'ERC1155'
  readonly collection: { readonly id: string; readonly name: string | null }
  readonly metadata: { readonly name: string | null; readonly image: string | null } | null
}

function readItem({ tokenId: id, standard, collection: around, metadata }: TokenFields): ListedItem {
  const collection = parseAddress(around.id)
  const tokenId = parseTokenId(id)
  const collectionName = nameOfCollection(around)
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

/** What a page shows of a listing of the reader's own, for whoever cancels it. */
export function ownListing(listing: Listing): OwnOrder {
  const { orderHash, item, quantity, bundle, currency, startPrice, endPrice } = listing
  const goods = (bundle ?? [{ item, quantity }]).map((sold) => ({
    token: sold.item.collection,
    wanted: { kind: 'token', identifier: BigInt(sold.item.tokenId) } as const,
    quantity: sold.quantity,
  }))
  return { orderHash, shown: { goods, currency: currency.address, startPrice, endPrice } }
}

/** The item of a token that may be listed. */
export function readListable(reference: ListableRef): ListedItem {
  return readItem(readFragment(ListButton_tokenFragmentDoc, reference))
}

const PARTIAL_TYPES: ReadonlySet<number> = new Set([OrderType.partialOpen, OrderType.partialRestricted])

/** Seconds as a number; times beyond what dates can say come out as the largest whole number. */
const seconds = (text: string) => Math.min(Number(text), Number.MAX_SAFE_INTEGER)

/** The listing, or undefined when the order is not about one item for one currency. */
export function readListing(reference: ListingRef, network: NetworkConfig): Listing | undefined {
  const order = readFragment(Listing_orderFragmentDoc, reference)
  if (order.token === null) return undefined
  return listingOf(order, network, { item: readItem(order.token), bundle: null })
}

/** What an order says, as the listing of what it sells; undefined when it is not for one currency. */
export function listingOf(
  order: Listing_orderFragment,
  network: NetworkConfig,
  sold: Pick<Listing, 'item' | 'bundle'>,
): Listing | undefined {
  if (order.currency === null) return undefined
  const [remaining, available] = [BigInt(order.remaining), BigInt(order.availableQuantity)]
  const defect = defectOf(order, network)
  const inactiveReason = readInactiveReason({ ...order, defect })
  return {
    orderHash: parseOrderHash(order.id),
    seller: parseAddress(order.offerer.id),
    operator: parseAddress(order.operator),
    ...sold,
    currency: currencyFrom(order.currency, network),
    startPrice: toWei(order.startPrice),
    endPrice: toWei(order.endPrice),
    unitPrice: toWei(order.unitPrice),
    quantity: BigInt(order.quantity),
    remaining,
    available: available < remaining ? available : remaining,
    startsAtSeconds: seconds(order.startsAtSeconds),
    endsAtSeconds: seconds(order.endsAtSeconds),
    open: defect === null && (order.live || (order.privateTaker !== null && inactiveReason === undefined)),
    defect,
    inactiveReason,
    divisible: PARTIAL_TYPES.has(order.orderType),
    reservedFor: order.privateTaker === null ? null : parseAddress(order.privateTaker.id),
  }
}

/**
 * The index's code, and what the page finds by itself: a listing with a rising price, or in a currency that the site does
 * not trade in, is not for sale even if the index says so.
 */
function defectOf(
  { defect, startPrice, endPrice, currency }: Listing_orderFragment,
  network: NetworkConfig,
): OrderDefect | null {
  if (defect !== null) return defect
  if (toWei(endPrice) > toWei(startPrice)) return 'RISING_PRICE'
  if (currency !== null && findCurrency(network, currencyFrom(currency, network).address) === undefined)
    return 'UNLISTED_CURRENCY'
  return null
}

interface StatusFields {
  readonly defect: OrderDefect | null
  readonly status: Listing_orderFragment['status']
  readonly unrestricted: boolean
  readonly makerHolds: boolean
  readonly makerApproved: boolean
  readonly privateTaker: object | null
}

const MESSAGES: Readonly<Record<InactiveReason, Message>> = { ...orderDefects, ...inactiveListings }
const TO_SELLER: Partial<Record<InactiveReason, Message>> = inactiveOwnListings

/** Why a listing cannot be filled, for whoever reads it; undefined when nothing is known to be in the way. */
export function closedFor(
  { inactiveReason: reason, seller }: Pick<Listing, 'inactiveReason' | 'seller'>,
  reader: Address | undefined,
): Message | undefined {
  if (reason === undefined) return undefined
  return (reader === seller ? TO_SELLER[reason] : undefined) ?? MESSAGES[reason]
}

function readInactiveReason({
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

/** Whether it can be bought now, as far as the index knows. */
export function isBuyable(listing: Listing, nowSeconds: number): boolean {
  return (
    listing.open &&
    listing.available > 0n &&
    listing.startsAtSeconds <= nowSeconds &&
    nowSeconds < listing.endsAtSeconds
  )
}

/** Whether this reader is kept out of a private sale, which its seller and its buyer alone may act on. */
export function isReservedForOther({ reservedFor }: Listing, reader: Address | undefined): boolean {
  return reservedFor !== null && reservedFor !== reader
}

/** Whether the price falls as time goes by. */
export function isDeclining({ startPrice, endPrice }: Pick<Listing, 'startPrice' | 'endPrice'>): boolean {
  return endPrice < startPrice
}

/** How a listing is priced: by the unit, or as a lot of several that only sells whole. */
export type Asking =
  | { readonly kind: 'unit'; readonly amount: Wei }
  | { readonly kind: 'lot'; readonly amount: Wei; readonly units: bigint }

/**
 * The price that a buyer meets at a moment: nobody can pay the unit price of a lot.
 * @param atSeconds Unix seconds; only a declining price depends on it
 */
export function askingOf(listing: Listing, atSeconds: number): Asking {
  const { bundle, divisible, quantity } = listing
  const amountOf = (parts: bigint) => priceOf(listing, parts, atSeconds)
  if (bundle !== null) {
    const units = bundle.reduce((sum, one) => sum + one.quantity, 0n)
    return { kind: 'lot', amount: amountOf(quantity), units }
  }
  return divisible || quantity === 1n
    ? { kind: 'unit', amount: amountOf(1n) }
    : { kind: 'lot', amount: amountOf(quantity), units: quantity }
}

/**
 * Compares by what one unit costs at a moment, then by hash.
 * @param atSeconds Unix seconds
 */
export function byPriceAt(atSeconds: number): (one: Listing, other: Listing) => number {
  return (one, other) => {
    const [low, high] = [priceOf(one, 1n, atSeconds), priceOf(other, 1n, atSeconds)]
    if (low !== high) return low < high ? -1 : 1
    return one.orderHash < other.orderHash ? -1 : 1
  }
}

/** The collections that a listing sells from, each once. */
export function collectionsOf({ item, bundle }: Pick<Listing, 'item' | 'bundle'>): readonly Address[] {
  const items = bundle === null ? [item] : bundle.map((one) => one.item)
  return [...new Set(items.map(({ collection }) => collection))]
}

/** Whether it rests for want of its seller's permission. */
export function lacksPermission({ inactiveReason }: Pick<Listing, 'inactiveReason'>): boolean {
  return inactiveReason === 'approval-missing'
}

/** What a listing sells, in a few words: `Noun 12`, `Noun 12 and 2 more`. */
export function nameOf({ item, bundle }: Pick<Listing, 'item' | 'bundle'>): Value {
  return bundle === null ? item.name : orderNames.bundle({ item: item.name, count: bundle.length - 1 })
}

/**
 * What a number of units costs at a moment, each part rounded up as Seaport does; the purchase reads it from the chain.
 * @param atSeconds Unix seconds
 */
export function priceOf(
  listing: PriceCourse & Pick<Listing, 'quantity'>,
  units: bigint,
  atSeconds: number,
): Wei {
  const { startPrice, endPrice, quantity } = listing
  const part = (whole: Wei) => ((whole * units + quantity - 1n) / quantity) as Wei
  return priceAt({ ...listing, startPrice: part(startPrice), endPrice: part(endPrice) }, atSeconds)
}
