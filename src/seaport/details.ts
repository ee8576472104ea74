// Formats the details of a check: amounts with their currency, times as dates, shortened accounts.
import type { Address } from '../domain/address.ts'
import { shortAmountNeeded } from '../domain/shortAmountNeeded.ts'
import { exactAmount, type Wei } from '../domain/wei.ts'
import { checksTexts } from '../messages/en/checks.ts'
import type { Message, Value } from '../messages/message.ts'
import { dateTime } from '../messages/values.ts'
import type { NoAnswer } from '../node/fetchContracts.ts'
import type { PaymentLine } from './sellOrder.ts'
import type { MarketConfig } from './types.ts'

/**
 * An amount in full with its currency, such as `0.8495 WETH`; in the smallest unit when the currency is not configured.
 */
export function amountDetail(
  { currencies }: Pick<MarketConfig, 'currencies'>,
  currency: Address,
  amount: bigint,
): Value {
  const configured = currencies.find(({ address }) => address === currency)
  return configured === undefined
    ? checksTexts.details.smallestUnits({ amount, token: shortHex(currency) })
    : exactAmount(amount as Wei, configured)
}

/** An amount that the account needs, as {@link amountDetail} but shortened for a sentence, rounded up. */
export function formatNeededAmount(
  config: Pick<MarketConfig, 'currencies'>,
  currency: Address,
  amount: bigint,
): Value {
  const configured = config.currencies.find(({ address }) => address === currency)
  return configured === undefined
    ? amountDetail(config, currency, amount)
    : shortAmountNeeded(amount as Wei, configured)
}

/** @param seconds Unix seconds, of any size */
export const timeDetail = (seconds: bigint): Value => dateTime(seconds)

/** One recipient's payment and its role. */
export function paymentDetail(
  { role, recipient, amount }: PaymentLine,
  money: (amount: bigint) => Value,
): Message {
  const values = { amount: money(amount), account: shortHex(recipient) }
  switch (role) {
    case 'seller':
      return checksTexts.details.paidSeller(values)
    case 'royalty':
      return checksTexts.details.paidRoyalty(values)
    case 'fee':
      return checksTexts.details.paidFee(values)
    case 'other':
      return checksTexts.details.paidOther(values)
  }
}

/** Why a contract gave no answer to a read. */
export function failedReadDetail(because: NoAnswer): Message {
  switch (because) {
    case 'reverted':
      return checksTexts.details.readReverted
    case 'out-of-gas':
      return checksTexts.details.readOutOfGas
    case 'no-code':
      return checksTexts.details.readNoCode
    case 'malformed':
      return checksTexts.details.readMalformed
  }
}

/** The ends of an address or a hash: `0x7099…79c8`. */
export function shortHex(hex: string): string {
  return `${hex.slice(0, 6)}…${hex.slice(-4)}`
}
