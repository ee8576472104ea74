// Reads a sell order from the buyer's side: its items, its one currency, and each recipient's payment.
import type { Address } from '../domain/address.ts'
import { MAX_UINT256 } from '../domain/tokenId.ts'
import type { Wei } from '../domain/wei.ts'
import { checksTexts } from '../messages/en/checks.ts'
import type { Message } from '../messages/message.ts'
import { amountAt, WHOLE, type Fraction } from './amounts.ts'
import {
  ItemType,
  type ConsiderationItem,
  type OfferItem,
  type OrderComponents,
  type TokenStandard,
} from './types.ts'

/** An item that a sell order offers, in whole. */
export interface SellItem {
  readonly standard: TokenStandard
  readonly token: Address
  readonly identifier: bigint
  /** Units that the whole order sells. */
  readonly quantity: bigint
}

/** A sell order in one currency: of one item, whose fields are at the top level, or of several as a bundle. */
export interface SellOrder extends SellItem {
  /** The further items of a bundle, in the order's sequence; empty for a single item. */
  readonly rest: readonly SellItem[]
  readonly currency: Address
  readonly kind: 'fixed' | 'declining'
  /** The only account that may buy; null for anyone. */
  readonly reservedFor: Address | null
}

/** The reason why an order is not a {@link SellOrder}. */
export interface NotSellOrder {
  readonly detail: Message
}

const isCurrency = (itemType: ItemType) => itemType === ItemType.native || itemType === ItemType.erc20
const isNative = (itemType: ItemType) => itemType === ItemType.native

function parseItem(offered: OfferItem): SellItem | NotSellOrder {
  const { itemType, token, identifierOrCriteria: identifier, startAmount, endAmount } = offered
  if (itemType !== ItemType.erc721 && itemType !== ItemType.erc1155) {
    return { detail: checksTexts.details.offeredType({ type: itemType }) }
  }
  if (startAmount !== endAmount || startAmount === 0n) {
    return { detail: checksTexts.details.offeredAmount({ start: startAmount, end: endAmount }) }
  }
  if (itemType === ItemType.erc721 && startAmount !== 1n)
    return { detail: checksTexts.details.singleToken({ quantity: startAmount }) }
  const standard = itemType === ItemType.erc721 ? 'ERC721' : 'ERC1155'
  return { standard, token, identifier, quantity: startAmount }
}

/** The one payment currency, and how its amount changes. */
function parsePayments(
  payments: readonly ConsiderationItem[],
): Pick<SellOrder, 'currency' | 'kind'> | NotSellOrder {
  const [first] = payments
  if (first === undefined) return { detail: checksTexts.details.nothingWanted }
  for (const item of payments) {
    if (item.itemType !== first.itemType || item.token !== first.token)
      return { detail: checksTexts.details.twoCurrencies }
    if (isNative(item.itemType) !== (BigInt(item.token) === 0n))
      return { detail: checksTexts.details.currency({ address: item.token }) }
    if (item.identifierOrCriteria !== 0n) return { detail: checksTexts.details.currencyWithId }
    if (item.endAmount > item.startAmount) return { detail: checksTexts.details.risingPrice }
  }
  const moves = payments.some(({ startAmount, endAmount }) => startAmount !== endAmount)
  return { currency: first.token, kind: moves ? 'declining' : 'fixed' }
}

const sameItem = (one: OfferItem, other: OfferItem) =>
  one.itemType === other.itemType &&
  one.token === other.token &&
  one.identifierOrCriteria === other.identifierOrCriteria &&
  one.startAmount === other.startAmount &&
  one.endAmount === other.endAmount

/** The recipient of the items in the consideration, when these equal the offered items: a private sale's taker. */
function parseTaker(
  offer: readonly OfferItem[],
  handover: readonly ConsiderationItem[],
): Pick<SellOrder, 'reservedFor'> | NotSellOrder {
  const [first] = handover
  if (first === undefined) return { reservedFor: null }
  const { recipient } = first
  const whole =
    handover.length === offer.length &&
    offer.every((offered, index) => {
      const handed = handover[index]
      return handed !== undefined && handed.recipient === recipient && sameItem(offered, handed)
    })
  return whole
    ? { reservedFor: recipient }
    : { detail: checksTexts.details.wantedType({ type: first.itemType }) }
}

/** The order as items for one currency, or the reason why it is something else. */
export function parseSellOrder(
  components: OrderComponents,
): { sellOrder: SellOrder } | { notSellOrder: NotSellOrder } {
  const { offer, consideration } = components
  const items: SellItem[] = []
  for (const offered of offer) {
    const item = parseItem(offered)
    if ('detail' in item) return { notSellOrder: item }
    items.push(item)
  }
  const [lead, ...rest] = items
  if (lead === undefined) return { notSellOrder: { detail: checksTexts.details.nothingOffered } }
  // Seaport adds amounts up in 256 bits, and no contract call can take a larger price.
  const most = consideration.reduce((sum, { startAmount }) => sum + startAmount, 0n)
  if (most > MAX_UINT256) return { notSellOrder: { detail: checksTexts.details.tooLarge } }
  const payments = parsePayments(filterPayments(consideration))
  if ('detail' in payments) return { notSellOrder: payments }
  const taker = parseTaker(
    offer,
    consideration.filter(({ itemType }) => !isCurrency(itemType)),
  )
  if ('detail' in taker) return { notSellOrder: taker }
  return { sellOrder: { ...lead, rest, ...payments, ...taker } }
}

/** The part of a consideration that is money. */
function filterPayments(consideration: readonly ConsiderationItem[]): readonly ConsiderationItem[] {
  return consideration.filter(({ itemType }) => isCurrency(itemType))
}

/** A recipient of a part of the price, and its role. */
export interface PaymentLine {
  readonly role: 'seller' | 'royalty' | 'fee' | 'other'
  readonly recipient: Address
  readonly amount: Wei
}

/**
 * Each recipient's payment at a given time, in the order's sequence, one line for each recipient.
 * @throws InexactFractionError when the fraction does not divide every amount
 */
export function paymentLines(options: {
  readonly components: OrderComponents
  /** Unix seconds; clamped into the order's window. */
  readonly at: bigint
  readonly fraction?: Fraction
  readonly royaltyRecipients: ReadonlySet<Address>
  readonly feeRecipient: Address | null
}): PaymentLine[] {
  const { components, fraction = WHOLE, royaltyRecipients, feeRecipient } = options
  const { startTime, endTime } = components
  const at = options.at < startTime ? startTime : options.at > endTime ? endTime : options.at
  const amounts = new Map<Address, bigint>()
  const pay = ({ startAmount, endAmount, recipient }: ConsiderationItem) => {
    const amount = amountAt({ startAmount, endAmount, startTime, endTime, at, fraction })
    amounts.set(recipient, (amounts.get(recipient) ?? 0n) + amount)
  }
  filterPayments(components.consideration).forEach(pay)
  const recipientRole = (recipient: Address): PaymentLine['role'] => {
    if (recipient === components.offerer) return 'seller'
    if (royaltyRecipients.has(recipient)) return 'royalty'
    if (recipient === feeRecipient) return 'fee'
    return 'other'
  }
  return [...amounts].map(([recipient, amount]) => ({
    role: recipientRole(recipient),
    recipient,
    amount: amount as Wei,
  }))
}

export function sumPayments(lines: readonly PaymentLine[]): Wei {
  return lines.reduce((sum, { amount }) => sum + amount, 0n) as Wei
}
