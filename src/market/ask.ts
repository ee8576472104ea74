// Reads a sell order as what it is to a buyer: one item, one currency, and who is paid what.
import type { Address } from '../domain/address.ts'
import type { Wei } from '../domain/wei.ts'
import { amountAt, WHOLE, type Fraction } from './amounts.ts'
import { ItemType, type ConsiderationItem, type OrderComponents, type TokenStandard } from './types.ts'

/** A sell order of one item for one currency. */
export interface Ask {
  readonly standard: TokenStandard
  readonly token: Address
  readonly identifier: bigint
  /** Units that the whole order sells. */
  readonly quantity: bigint
  readonly currency: Address
  readonly kind: 'fixed' | 'declining'
}

/** Why an order is not an {@link Ask}. */
export type NotAsk = { readonly reason: 'unsupported' | 'reserved'; readonly found: string }

const isCurrency = (itemType: ItemType) => itemType === ItemType.native || itemType === ItemType.erc20
const isNative = (itemType: ItemType) => itemType === ItemType.native

/** The order as one item for one currency, or why it is something else. */
export function readAsk(components: OrderComponents): { ask: Ask } | { notAsk: NotAsk } {
  const unsupported = (found: string) => ({ notAsk: { reason: 'unsupported', found } as const })
  const [offered, ...otherOffers] = components.offer
  const [payment] = components.consideration
  if (offered === undefined || otherOffers.length > 0) {
    return unsupported(`${components.offer.length} offered items`)
  }
  if (offered.itemType !== ItemType.erc721 && offered.itemType !== ItemType.erc1155) {
    return unsupported(`offered item type ${offered.itemType}`)
  }
  if (offered.startAmount !== offered.endAmount || offered.startAmount === 0n) {
    return unsupported(`offered amount ${offered.startAmount} to ${offered.endAmount}`)
  }
  if (offered.itemType === ItemType.erc721 && offered.startAmount !== 1n) {
    return unsupported(`${offered.startAmount} of an ERC-721 token`)
  }
  if (payment === undefined) return unsupported('nothing asked in return')
  const reserved = components.consideration.find(
    (item) => !isCurrency(item.itemType) && item.token === offered.token,
  )
  if (reserved !== undefined) return { notAsk: { reason: 'reserved', found: `for ${reserved.recipient}` } }
  for (const item of components.consideration) {
    if (!isCurrency(item.itemType)) return unsupported(`asked item type ${item.itemType}`)
    if (item.itemType !== payment.itemType || item.token !== payment.token)
      return unsupported('two currencies')
    if (isNative(item.itemType) !== (BigInt(item.token) === 0n)) return unsupported(`currency ${item.token}`)
    if (item.identifierOrCriteria !== 0n) return unsupported('a currency with an identifier')
    if (item.endAmount > item.startAmount) return unsupported('a rising price')
  }
  return {
    ask: {
      standard: offered.itemType === ItemType.erc721 ? 'ERC721' : 'ERC1155',
      token: offered.token,
      identifier: offered.identifierOrCriteria,
      quantity: offered.startAmount,
      currency: payment.token,
      kind: components.consideration.some(({ startAmount, endAmount }) => startAmount !== endAmount)
        ? 'declining'
        : 'fixed',
    },
  }
}

/** Who receives a part of the price, and as what. */
export interface PaymentLine {
  readonly role: 'seller' | 'royalty' | 'fee' | 'other'
  readonly recipient: Address
  readonly amount: Wei
}

/**
 * What each recipient is paid at a moment, in the order's sequence, one line a recipient.
 * @throws InexactFractionError when the fraction does not divide every amount
 */
export function paymentLines(options: {
  readonly components: OrderComponents
  /** Unix seconds; clamped into the order's window. */
  readonly at: bigint
  readonly fraction?: Fraction
  readonly royaltyRecipient: Address | null
  readonly feeRecipient: Address | null
}): PaymentLine[] {
  const { components, fraction = WHOLE, royaltyRecipient, feeRecipient } = options
  const { startTime, endTime } = components
  const at = options.at < startTime ? startTime : options.at > endTime ? endTime : options.at
  const amounts = new Map<Address, bigint>()
  const pay = ({ startAmount, endAmount, recipient }: ConsiderationItem) => {
    const amount = amountAt({ startAmount, endAmount, startTime, endTime, at, fraction, rounding: 'up' })
    amounts.set(recipient, (amounts.get(recipient) ?? 0n) + amount)
  }
  components.consideration.forEach(pay)
  const roleOf = (recipient: Address): PaymentLine['role'] => {
    if (recipient === components.offerer) return 'seller'
    if (recipient === royaltyRecipient) return 'royalty'
    if (recipient === feeRecipient) return 'fee'
    return 'other'
  }
  return [...amounts].map(([recipient, amount]) => ({
    role: roleOf(recipient),
    recipient,
    amount: amount as Wei,
  }))
}

export function totalOf(lines: readonly PaymentLine[]): Wei {
  return lines.reduce((sum, { amount }) => sum + amount, 0n) as Wei
}
