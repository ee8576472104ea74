// An offer as this feature's components know it: read once from the fragment, with amounts as integers.
import { parseAddress, tryParseAddress, type Address } from '../domain/address.ts'
import type { NetworkConfig } from '../domain/config.ts'
import type { Currency } from '../domain/currency.ts'
import { parseOrderHash, type OrderHash } from '../domain/hashes.ts'
import { collectionName } from '../domain/names.ts'
import type { OrderDefect } from '../domain/orderDefects.ts'
import { shortAmount, toWei, type Wei } from '../domain/wei.ts'
import { readCurrency } from '../graphql/currency.ts'
import { readFragment, type FragmentRef } from '../graphql/fragments.ts'
import type { Wanted } from '../market/buyOrder.ts'
import type { FundingSource } from '../market/offers/funds.ts'
import { OrderType, type TokenStandard } from '../market/types.ts'
import { inactiveOffers } from '../messages/en/inactiveOffers.ts'
import { orderDefects } from '../messages/en/orderDefects.ts'
import { orderNames } from '../messages/en/orderNames.ts'
import type { Message } from '../messages/message.ts'
import type { OwnOrder } from './ownOrder.ts'
import { toListedItem, type ListedItem } from './listing.ts'
import { Offer_orderFragmentDoc, type Offer_orderFragment } from './__generated__/Offer.ts'

export type OfferRef = FragmentRef<typeof Offer_orderFragmentDoc>

/** The collection that an offer is about, or one of whose items it is about. */
export interface OfferedCollection {
  readonly address: Address
  readonly name: string
  readonly standard: TokenStandard
}

/** What an offer takes. */
type OfferSubject =
  | { readonly kind: 'token'; readonly item: ListedItem }
  | { readonly kind: 'collection' }
  /** The items of a Merkle set, named by the hash of a trait. */
  | { readonly kind: 'trait'; readonly zoneHash: string; readonly root: string }

/** Why an offer can't be accepted now, or ever. */
type InactiveOfferReason = OrderDefect | keyof typeof inactiveOffers

export interface Offer {
  readonly orderHash: OrderHash
  readonly bidder: Address
  readonly subject: OfferSubject
  readonly collection: OfferedCollection
  readonly currency: Currency
  /** What the whole order pays, and what of it reaches whoever accepts. */
  readonly price: Wei
  readonly proceeds: Wei
  readonly unitPrice: Wei
  /** Units the whole order buys, and those not yet bought. */
  readonly quantity: bigint
  readonly remaining: bigint
  /** Whether a part of it may be sold to. */
  readonly divisible: boolean
  readonly endsAtSeconds: number
  /** The contract that takes the bidder's money. */
  readonly operator: Address
  /** The block in which it was made: its set of items is that of this block. */
  readonly createdAtBlock: number
  /** Whether the index takes it for acceptable, whatever the time. */
  readonly open: boolean
  /** Why it is not. */
  readonly inactiveReason: InactiveOfferReason | undefined
}

/** Where the form of an offer begins: one item, or a collection in which the reader chooses. */
export interface OfferStart {
  readonly collection: OfferedCollection
  /** Undefined for an offer on the collection or a trait. */
  readonly item: ListedItem | undefined
}

function toSubject({ scope, token, zoneHash, criteriaRoot }: Offer_orderFragment): OfferSubject | undefined {
  switch (scope) {
    case 'ITEM':
      return token === null ? undefined : { kind: 'token', item: toListedItem(token) }
    case 'COLLECTION':
      return { kind: 'collection' }
    case 'TRAIT':
      return { kind: 'trait', zoneHash, root: criteriaRoot ?? '' }
    case 'BUNDLE':
    case 'OTHER':
      return undefined
  }
}

/** The offer, or undefined when the order is none on an item, a collection or a trait, or names an unknown item. */
export function toOffer(reference: OfferRef, network: NetworkConfig): Offer | undefined {
  const order = readFragment(Offer_orderFragmentDoc, reference)
  const subject = toSubject(order)
  const operator = tryParseAddress(order.operator)
  if (order.collection === null || order.currency === null) return undefined
  if (subject === undefined || operator === undefined) return undefined
  return {
    orderHash: parseOrderHash(order.id),
    bidder: parseAddress(order.offerer.id),
    subject,
    collection: {
      address: parseAddress(order.collection.id),
      name: collectionName(order.collection),
      standard: order.collection.standard,
    },
    currency: readCurrency(order.currency, network),
    price: toWei(order.startPrice),
    proceeds: toWei(order.proceeds),
    unitPrice: toWei(order.unitPrice),
    quantity: BigInt(order.quantity),
    remaining: BigInt(order.remaining),
    divisible: order.orderType === OrderType.partialOpen || order.orderType === OrderType.partialRestricted,
    endsAtSeconds: Math.min(Number(order.endsAtSeconds), Number.MAX_SAFE_INTEGER),
    operator,
    createdAtBlock: Number(order.createdAtBlock),
    open: order.live && order.defect === null,
    inactiveReason: readInactiveReason(order),
  }
}

function readInactiveReason({
  status,
  defect,
  unrestricted,
}: Offer_orderFragment): InactiveOfferReason | undefined {
  switch (status) {
    case 'FILLED':
      return 'filled'
    case 'CANCELLED':
    case 'COUNTER_BUMPED':
      return 'canceled'
    case 'EXPIRED':
      return 'expired'
    case 'OPEN':
    case 'PARTIAL':
      return defect ?? (unrestricted ? undefined : 'restricted')
  }
}

const MESSAGES: Readonly<Record<InactiveOfferReason, Message>> = { ...orderDefects, ...inactiveOffers }

/** Why an offer can't be accepted; undefined when nothing is known to be in the way. */
export function inactiveOfferMessage({
  inactiveReason: reason,
}: Pick<Offer, 'inactiveReason'>): Message | undefined {
  return reason === undefined ? undefined : MESSAGES[reason]
}

/** An offer as it is told from others where it is only heard: `0.4 WETH for Noun 12`. */
export function describeOffer({ unitPrice, currency, subject, collection }: Offer): Message {
  const price = shortAmount(unitPrice, currency)
  switch (subject.kind) {
    case 'token':
      return orderNames.offerOnItem({ price, item: subject.item.name })
    case 'collection':
      return orderNames.offerOnCollection({ price, collection: collection.name })
    case 'trait':
      return orderNames.offerOnTrait({ price, collection: collection.name })
  }
}

/** What a page shows of an offer of the reader's own, for whoever cancels it. */
export function ownOffer({ orderHash, subject, collection, quantity, currency, price }: Offer): OwnOrder {
  const good = { token: collection.address, wanted: toWanted(subject), quantity }
  return {
    orderHash,
    shown: { goods: [good], currency: currency.address, startPrice: price, endPrice: price },
  }
}

function toWanted(subject: OfferSubject): Wanted {
  switch (subject.kind) {
    case 'token':
      return { kind: 'token', identifier: BigInt(subject.item.tokenId) }
    case 'collection':
      return { kind: 'any' }
    case 'trait':
      return { kind: 'set', root: BigInt(subject.root) }
  }
}

/** Whether it can be accepted now, as far as the index knows; whether the bidder can pay, the chain says. */
export function isAcceptable(offer: Offer, nowSeconds: number): boolean {
  return offer.open && nowSeconds < offer.endsAtSeconds
}

/** What a number of units is sold for to an offer, and what of it reaches the seller. */
export function paymentFor(
  { price, proceeds, quantity }: Offer,
  units: bigint,
): { total: Wei; proceeds: Wei } {
  return {
    total: ((price * units) / quantity) as Wei,
    proceeds: ((proceeds * units) / quantity) as Wei,
  }
}

/** What the offer may still take of its bidder's money. */
export function remainingCommitment(offer: Pick<Offer, 'price' | 'quantity' | 'remaining'>): Wei {
  return ((offer.price * offer.remaining) / offer.quantity) as Wei
}

/** What its bidder must be able to pay for anything of it to be sold to: one unit, or all where it is not divisible. */
export const minimumPayment = ({
  divisible,
  unitPrice,
  price,
}: Pick<Offer, 'divisible' | 'unitPrice' | 'price'>): Wei => (divisible ? unitPrice : price)

/** Whose money it is paid from. */
export const toFundingSource = ({ bidder, currency, operator }: Offer): FundingSource => ({
  bidder,
  currency: currency.address,
  operator,
})

/**
 * Puts offers in an order that can be stood for: the highest first within each currency, currencies in the order of
 * the configuration, because prices of different ones are never compared.
 */
export function sortOffers(offers: readonly Offer[], currencies: readonly Currency[]): readonly Offer[] {
  const place = ({ currency }: Offer) => {
    const index = currencies.findIndex(({ address }) => address === currency.address)
    return index < 0 ? `${currencies.length} ${currency.address}` : `${index}`
  }
  return offers.toSorted((one, other) => {
    const [first, second] = [place(one), place(other)]
    if (first !== second) return first < second ? -1 : 1
    if (one.unitPrice !== other.unitPrice) return one.unitPrice > other.unitPrice ? -1 : 1
    return one.orderHash < other.orderHash ? -1 : 1
  })
}
