// Amounts in a currency's smallest unit: a branded bigint, and its text for people.
import { errorsTexts } from '../messages/en/errors.ts'
import { decimal, type DecimalValue } from '../messages/values.ts'
import { InvalidAmountError } from './errors.ts'

declare const brand: unique symbol

/** A whole number of a currency's smallest unit (wei of ETH, 10^-6 of USDC); zero or more. */
export type Wei = bigint & { readonly [brand]: 'Wei' }

export const ZERO_WEI = 0n as Wei

/**
 * Brands an integer amount from the wire (decimal digits) or from a contract.
 * @throws InvalidAmountError when it is not a whole number of zero or more
 */
export function toWei(value: string | bigint): Wei {
  if (typeof value === 'string' && !/^\d+$/.test(value)) {
    throw new InvalidAmountError(errorsTexts.input.amount, { details: { value } })
  }
  const amount = BigInt(value)
  if (amount < 0n) throw new InvalidAmountError(errorsTexts.input.amount, { details: { value: `${amount}` } })
  return amount as Wei
}

/** The exact decimal text of an amount, without trailing zeros: `parseAmount` reads it back unchanged. */
export function formatExact(amount: Wei, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}

interface AmountCurrency {
  readonly decimals: number
  readonly symbol: string
}

/** An amount in full with its currency, for placeholders and accessible names. `<Price>` shows it on the screen. */
export function exactAmount(amount: Wei, { decimals, symbol }: AmountCurrency): DecimalValue {
  return decimal(formatExact(amount, decimals), symbol)
}

/** The amount rounded half up for comparing prices: `1,204.5 ETH`, `<0.00000001 ETH`, `12.35M ETH`. */
export function shortAmount(amount: Wei, { decimals, symbol }: AmountCurrency): DecimalValue {
  return { ...shortDecimal(amount, decimals), unit: symbol }
}

/** The rounded number without a unit. */
export function shortDecimal(amount: Wei, decimals: number): DecimalValue {
  const exact = formatExact(amount, decimals)
  const [whole = '0', fraction = ''] = exact.split('.')
  const leadingZeros = /^0*/.exec(fraction)?.[0].length ?? 0
  const digitCount = whole === '0' ? leadingZeros + KEPT_DIGITS : KEPT_DIGITS
  const shown = Math.min(digitCount, SMALLEST_SHOWN_DECIMALS)
  if (whole.length > WHOLE_DIGITS) return toMillions(whole)
  if (fraction.length <= shown) return decimal(exact)
  const rounded = formatExact(roundTo(10n ** BigInt(decimals - shown), amount), decimals)
  if (rounded === '0') return { ...decimal(`0.${'0'.repeat(SMALLEST_SHOWN_DECIMALS - 1)}1`), bound: '<' }
  // Rounding up can add a digit, so the digits are counted after it.
  const [carried = ''] = rounded.split('.')
  return carried.length > WHOLE_DIGITS ? toMillions(carried) : decimal(rounded)
}

/** Whole numbers with more digits than this have no common short form. */
const LONGEST_WHOLE_DIGITS = 15

function toMillions(whole: string): DecimalValue {
  return whole.length > LONGEST_WHOLE_DIGITS
    ? { as: 'decimal', digits: `999${'0'.repeat(12)}`, compact: true, bound: '>' }
    : { as: 'decimal', digits: whole, compact: true }
}

/** Digits kept after the point: four for amounts of one and more, four significant ones below. */
export const KEPT_DIGITS = 4
export const SMALLEST_SHOWN_DECIMALS = 8

/** The most digits before the point; longer amounts show four digits in all and a letter, which fits anywhere. */
export const WHOLE_DIGITS = 7

/** Rounds half up. */
function roundTo(step: bigint, amount: bigint): Wei {
  return (((amount + step / 2n) / step) * step) as Wei
}
