// The model of an offer, parsed from the indexer's order, with amounts as integers.
import { parseAddress, tryParseAddress, type Address } from '../domain/address.ts'
import type { NetworkConfig } from '../domain/config.ts'
import { type Currency, type ListedCurrencies, unitPlace } from '../domain/currency.ts'
import { parseOrderHash, type OrderHash } from '../domain/hashes.ts'
import { collectionName } from '../domain/names.ts'
import type { OrderDefect } from '../domain/orderDefects.ts'
import { orderUnitPrice, type QuantityScale } from '../domain/quantity.ts'
import type { Trait } from '../domain/traits.ts'
import { shortAmount, toWei, type Wei } from '../domain/wei.ts'
import { getCurrency } from '../graphql/currency.ts'
import { readFragment, type FragmentRef } from '../graphql/fragments.ts'
import type { Wanted } from '../seaport/buyOrder.ts'
import type { FundingSource } from '../seaport/offers/funds.ts'
import type { TokenStandard } from '../seaport/types.ts'
import { orderEnd } from './orderEnd.ts'
import { getFillSteps } from './fillSteps.ts'
import { ordersTexts } from '../messages/en/orders.ts'
import type { Message } from '../messages/message.ts'
import { toListedItem, type ListedItem } from './listedItem.ts'
import type { OwnOrder } from './listing.ts'
import { Offer_orderFragmentDoc, type Offer_orderFragment } from './__generated__/Offer.ts'

export type OfferRef = FragmentRef<typeof Offer_orderFragmentDoc>

/** The collection of an offer, or of the item that it is for. */
export interface OfferedCollection {
  readonly address: Address
  readonly name: string
  readonly standard: TokenStandard
}

/** The items that an offer accepts. */
type OfferSubject =
  | { readonly kind: 'token'; readonly item: ListedItem }
  | { readonly kind: 'collection' }
  /** The items of a Merkle set, identified by the hash of a trait. */
  | { readonly kind: 'trait'; readonly zoneHash: string; readonly root: string }

/** Why an offer can't be accepted now, or ever. */
type InactiveOfferReason = OrderDefect | keyof typeof ordersTexts.inactiveOffers

/** Its decimals are those of its item; an offer for any of several items counts the contracts' units. */
export interface Offer extends QuantityScale {
  readonly orderHash: OrderHash
  readonly buyer: Address
  readonly subject: OfferSubject
  readonly collection: OfferedCollection
  readonly currency: Currency
  /** The amount that the whole order pays, and the part of it that the seller receives. */
  readonly price: Wei
  readonly proceeds: Wei
  /** Of one unit as people see it. */
  readonly unitPrice: Wei
  /** Units that the whole order buys, and units not yet bought. */
  readonly quantity: bigint
  readonly remaining: bigint
  /** Whether the offer can be filled partially. */
  readonly divisible: boolean
  /** A divisible offer takes multiples of this number of units, by which every payment divides exactly. */
  readonly step: bigint
  readonly endsAtSeconds: bigint
  /** The contract that transfers the buyer's payment. */
  readonly operator: Address
  /** The block in which the offer was created; a trait offer's set of items is as of this block. */
  readonly createdAtBlock: number
  /** Whether it can be accepted according to the index, regardless of its end. */
  readonly open: boolean
  /** Why it can't be accepted. */
  readonly inactiveReason: InactiveOfferReason | undefined
}

/** What an offer that isn't made yet is for. */
export type OfferAim =
  | { readonly kind: 'token'; readonly item: ListedItem }
  | { readonly kind: 'collection' }
  | {
      readonly kind: 'trait'
      readonly trait: Trait
      /** Items with the trait, as the form showed them; undefined if it showed none. */
      readonly counted: number | undefined
    }

/** The initial subject of an offer form: one item, or a collection in which the user chooses. */
export interface OfferStart {
  readonly collection: OfferedCollection
  /** Undefined for an offer on the collection or a trait. */
  readonly item: ListedItem | undefined
}

/** The subject of a form that changes an offer. */
export const offerStart = ({ collection, subject }: Pick<Offer, 'collection' | 'subject'>): OfferStart => ({
  collection,
  item: subject.kind === 'token' ? subject.item : undefined,
})

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

/**
 * Converts an order to an offer; undefined if it isn't for an item, a collection or a trait, or its item isn't indexed.
 */
export function toOffer(reference: OfferRef, network: NetworkConfig): Offer | undefined {
  const order = readFragment(Offer_orderFragmentDoc, reference)
  const subject = toSubject(order)
  const operator = tryParseAddress(order.operator)
  if (order.collection === null || order.currency === null) return undefined
  if (subject === undefined || operator === undefined) return undefined
  const { step, isDivisible } = getFillSteps(order)
  const decimals = subject.kind === 'token' ? subject.item.decimals : 0
  return {
    orderHash: parseOrderHash(order.id),
    buyer: parseAddress(order.offerer.id),
    subject,
    collection: {
      address: parseAddress(order.collection.id),
      name: collectionName(order.collection),
      standard: order.collection.standard,
    },
    currency: getCurrency(order.currency, network),
    price: toWei(order.startPrice),
    proceeds: toWei(order.proceeds),
    unitPrice: orderUnitPrice({ price: order.startPrice, quantity: order.quantity }, order.unitPrice, {
      decimals,
    }),
    decimals,
    quantity: BigInt(order.quantity),
    remaining: BigInt(order.remaining),
    divisible: isDivisible,
    step,
    endsAtSeconds: BigInt(order.endsAtSeconds),
    operator,
    createdAtBlock: Number(order.createdAtBlock),
    open: order.live && order.defect === null,
    inactiveReason: getInactiveReason(order),
  }
}

function getInactiveReason({
  status,
  defect,
  unrestricted,
}: Offer_orderFragment): InactiveOfferReason | undefined {
  return orderEnd(status) ?? defect ?? (unrestricted ? undefined : 'restricted')
}

const MESSAGES: Readonly<Record<InactiveOfferReason, Message>> = {
  ...ordersTexts.defects,
  ...ordersTexts.inactiveOffers,
}

/** The text about why an offer can't be accepted; undefined if it has no inactive reason. */
export function inactiveOfferMessage({
  inactiveReason: reason,
}: Pick<Offer, 'inactiveReason'>): Message | undefined {
  return reason === undefined ? undefined : MESSAGES[reason]
}

/** A description that distinguishes an offer for screen readers: `0.4 WETH for Noun 12`. */
export function describeOffer({ unitPrice, currency, subject, collection }: Offer): Message {
  const price = shortAmount(unitPrice, currency)
  switch (subject.kind) {
    case 'token':
      return ordersTexts.names.offerOnItem({ price, item: subject.item.name })
    case 'collection':
      return ordersTexts.names.offerOnCollection({ price, collection: collection.name })
    case 'trait':
      return ordersTexts.names.offerOnTrait({ price, collection: collection.name })
  }
}

/** The facts that a page shows about the viewer's own offer, which a cancellation compares with the order. */
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

/** Whether an offer can be accepted now, according to the index; the buyer's funds must be read from the chain. */
export function isAcceptable(offer: Offer, nowSeconds: number): boolean {
  return offer.open && nowSeconds < offer.endsAtSeconds
}

/** The payment for a number of units sold to an offer, and the part that the seller receives. */
export function paymentFor(
  { price, proceeds, quantity }: Offer,
  units: bigint,
): { total: Wei; proceeds: Wei } {
  return {
    total: ((price * units) / quantity) as Wei,
    proceeds: ((proceeds * units) / quantity) as Wei,
  }
}

/** The amount that the offer may still spend of the buyer's money. */
export function remainingCommitment(offer: Pick<Offer, 'price' | 'quantity' | 'remaining'>): Wei {
  return ((offer.price * offer.remaining) / offer.quantity) as Wei
}

/** The units of the smallest possible fill: one step, or all if the offer isn't divisible. */
export const getFewestUnits = ({
  divisible,
  step,
  quantity,
}: Pick<Offer, 'divisible' | 'step' | 'quantity'>): bigint => (divisible ? step : quantity)

/** The funds that the buyer needs for the smallest possible fill. */
export const minimumPayment = (offer: Pick<Offer, 'divisible' | 'step' | 'quantity' | 'price'>): Wei =>
  ((offer.price * getFewestUnits(offer)) / offer.quantity) as Wei

/** The account, currency and operator that pay for the offer. */
export const toFundingSource = ({ buyer, currency, operator }: Offer): FundingSource => ({
  buyer,
  currency: currency.address,
  operator,
})

/** The offers among orders, in the order of `sortOffers`. */
export const toOffers = (orders: readonly OfferRef[], network: NetworkConfig): readonly Offer[] =>
  sortOffers(
    orders.flatMap((order) => toOffer(order, network) ?? []),
    network,
  )

/**
 * Sorts offers by unit of account in the order of the configuration, and within a unit by price, highest first. Prices
 * in different units are never compared.
 */
export function sortOffers(offers: readonly Offer[], network: ListedCurrencies): readonly Offer[] {
  const place = unitPlace(network)
  return offers.toSorted((one, other) => {
    const [first, second] = [one.currency.address, other.currency.address]
    if (first !== second) return place(one.currency) - place(other.currency) || (first < second ? -1 : 1)
    if (one.unitPrice !== other.unitPrice) return one.unitPrice > other.unitPrice ? -1 : 1
    return one.orderHash < other.orderHash ? -1 : 1
  })
}
