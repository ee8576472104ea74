// What a check found, for whoever looks closer: amounts with their currency, moments as dates, accounts short.
import type { Address } from '../domain/address.ts'
import { exactAmount, type Wei } from '../domain/wei.ts'
import { checkDetails } from '../messages/en/checkDetails.ts'
import type { Message, Value } from '../messages/message.ts'
import { dateTime } from '../messages/values.ts'
import type { PaymentLine } from './sellOrder.ts'
import type { MarketConfig } from './types.ts'

/** An amount in full, with its currency: `0.8495 WETH`; of a currency that is not known, in its smallest unit. */
export function amountDetail(
  { currencies }: Pick<MarketConfig, 'currencies'>,
  currency: Address,
  amount: bigint,
): Value {
  const known = currencies.find(({ address }) => address === currency)
  return known === undefined
    ? checkDetails.smallestUnits({ amount, token: shortHex(currency) })
    : exactAmount(amount as Wei, known)
}

/** @param seconds Unix seconds, however far away */
export const timeDetail = (seconds: bigint): Value => dateTime(Number(seconds))

/** What one recipient is paid, and as what. */
export function paymentDetail(
  { role, recipient, amount }: PaymentLine,
  money: (amount: bigint) => Value,
): Message {
  const values = { amount: money(amount), account: shortHex(recipient) }
  switch (role) {
    case 'seller':
      return checkDetails.paidSeller(values)
    case 'royalty':
      return checkDetails.paidRoyalty(values)
    case 'fee':
      return checkDetails.paidFee(values)
    case 'other':
      return checkDetails.paidOther(values)
  }
}

/** The ends of an address or of a hash: `0x7099…79c8`. */
export function shortHex(hex: string): string {
  return `${hex.slice(0, 6)}…${hex.slice(-4)}`
}
