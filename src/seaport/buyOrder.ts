// Reads a buy order from the seller's side: which tokens it accepts, and how its money is divided.
import type { Address } from '../domain/address.ts'
import type { Wei } from '../domain/wei.ts'
import { checksTexts } from '../messages/en/checks.ts'
import type { Message } from '../messages/message.ts'
import { takeFraction, type Fraction } from './amounts.ts'
import { sumPayments, type PaymentLine } from './sellOrder.ts'
import { ItemType, type OrderComponents, type TokenStandard } from './types.ts'

/** Which tokens of the collection an offer accepts. */
export type Wanted =
  | { readonly kind: 'token'; readonly identifier: bigint }
  | { readonly kind: 'any' }
  | { readonly kind: 'set'; readonly root: bigint }

/** A buy order: an amount of one ERC-20 for tokens of one collection. */
export interface BuyOrder {
  readonly standard: TokenStandard
  readonly token: Address
  readonly wanted: Wanted
  /** Units that the whole order buys. */
  readonly quantity: bigint
  readonly currency: Address
  /** The price of the whole order, including royalty and fee. */
  readonly price: Wei
}

/** Why an order is not a {@link BuyOrder}. */
export interface NotBuyOrder {
  readonly detail: Message
}

const WANTED_STANDARD: Partial<Record<ItemType, TokenStandard>> = {
  [ItemType.erc721]: 'ERC721',
  [ItemType.erc1155]: 'ERC1155',
  [ItemType.erc721WithCriteria]: 'ERC721',
  [ItemType.erc1155WithCriteria]: 'ERC1155',
}

/** The tokens that an order's item stands for: one token, any token, or a set. */
export function toWanted(itemType: ItemType, identifierOrCriteria: bigint): Wanted {
  const withCriteria = itemType === ItemType.erc721WithCriteria || itemType === ItemType.erc1155WithCriteria
  if (!withCriteria) return { kind: 'token', identifier: identifierOrCriteria }
  // Criteria of zero accept every token. Source: OrderCriteria in Seaport's documentation.
  return identifierOrCriteria === 0n ? { kind: 'any' } : { kind: 'set', root: identifierOrCriteria }
}

/** The order as money for tokens of one collection, or the reason why it is something else. */
export function parseBuyOrder(
  components: OrderComponents,
): { buyOrder: BuyOrder } | { notBuyOrder: NotBuyOrder } {
  const createFailure = (detail: Message) => ({ notBuyOrder: { detail } })
  const [money, ...otherMoney] = components.offer
  const [item, ...shares] = components.consideration
  if (money === undefined || otherMoney.length > 0)
    return createFailure(checksTexts.details.offeredCount({ count: components.offer.length }))
  if (money.itemType !== ItemType.erc20)
    return createFailure(checksTexts.details.offeredType({ type: money.itemType }))
  if (
    money.startAmount !== money.endAmount ||
    money.startAmount === 0n ||
    money.identifierOrCriteria !== 0n
  ) {
    return createFailure(
      checksTexts.details.offeredAmount({ start: money.startAmount, end: money.endAmount }),
    )
  }
  if (item === undefined) return createFailure(checksTexts.details.nothingWanted)
  const standard = WANTED_STANDARD[item.itemType]
  if (standard === undefined) return createFailure(checksTexts.details.wantedType({ type: item.itemType }))
  if (item.startAmount !== item.endAmount || item.startAmount === 0n) {
    return createFailure(checksTexts.details.wantedAmount({ start: item.startAmount, end: item.endAmount }))
  }
  if (item.recipient !== components.offerer)
    return createFailure(checksTexts.details.itemGoesTo({ account: item.recipient }))
  const wanted = toWanted(item.itemType, item.identifierOrCriteria)
  if (item.itemType === ItemType.erc721 && item.startAmount !== 1n) {
    return createFailure(checksTexts.details.singleToken({ quantity: item.startAmount }))
  }
  for (const share of shares) {
    if (share.itemType !== ItemType.erc20 || share.token !== money.token)
      return createFailure(checksTexts.details.twoCurrencies)
    if (share.identifierOrCriteria !== 0n) return createFailure(checksTexts.details.currencyWithId)
    if (share.startAmount !== share.endAmount) return createFailure(checksTexts.details.changingShare)
  }
  const sharesOfOthers = shares.reduce((sum, { startAmount }) => sum + startAmount, 0n)
  if (sharesOfOthers >= money.startAmount)
    return createFailure(
      checksTexts.details.shareOfOthers({ share: sharesOfOthers, total: money.startAmount }),
    )
  return {
    buyOrder: {
      standard,
      token: item.token,
      wanted,
      quantity: item.startAmount,
      currency: money.token,
      price: money.startAmount as Wei,
    },
  }
}

/** The payment for filling a part of an offer: the total, the seller's part, and one line for each other recipient. */
export interface BuyOrderPayment {
  readonly total: Wei
  readonly proceeds: Wei
  readonly others: readonly PaymentLine[]
}

/**
 * Divides the money for a fraction of the offer.
 * @throws InexactFractionError when the fraction does not divide every amount
 */
export function splitBuyOrderPayment(options: {
  readonly components: OrderComponents
  readonly buyOrder: BuyOrder
  readonly fraction: Fraction
  readonly royaltyRecipient: Address | null
  readonly feeRecipient: Address | null
}): BuyOrderPayment {
  const { components, buyOrder, fraction, royaltyRecipient, feeRecipient } = options
  const total = takeFraction(buyOrder.price, fraction) as Wei
  const recipientRole = (recipient: Address): PaymentLine['role'] => {
    if (recipient === royaltyRecipient) return 'royalty'
    return recipient === feeRecipient ? 'fee' : 'other'
  }
  const others = components.consideration.slice(1).map(({ recipient, startAmount }) => ({
    role: recipientRole(recipient),
    recipient,
    amount: takeFraction(startAmount, fraction) as Wei,
  }))
  return { total, proceeds: (total - sumPayments(others)) as Wei, others }
}
