// Amounts in a currency's smallest unit: a branded bigint, and its text for people.
import { InvalidAmountError } from './errors.ts'

declare const brand: unique symbol

/** A whole number of the smallest unit of a currency (wei of ETH, 10^-6 of USDC); zero or more. */
export type Wei = bigint & { readonly [brand]: 'Wei' }

export const ZERO_WEI = 0n as Wei

/**
 * Brands an integer amount from the wire (decimal digits) or from a contract.
 * @throws InvalidAmountError when it is not a whole number of zero or more
 */
export function toWei(value: string | bigint): Wei {
  if (typeof value === 'string' && !/^\d+$/.test(value)) {
    throw new InvalidAmountError('An amount from the index is not a whole number.', {
      details: { value },
    })
  }
  const amount = BigInt(value)
  if (amount < 0n) {
    throw new InvalidAmountError('An amount cannot be below zero.', { details: { value: `${amount}` } })
  }
  return amount as Wei
}

/** The exact decimal text of an amount, without trailing zeros: `parseAmount` reads it back unchanged. */
export function formatExact(amount: Wei, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}

/** How an amount is shown where space is short. */
export interface DisplayedAmount {
  readonly text: string
  /** False when digits were left out, so that the exact value must be offered beside it. */
  readonly exact: boolean
}

/** Digits after the point that are kept: four for amounts of one and more, four significant ones below. */
const KEPT_DIGITS = 4
const SMALLEST_SHOWN_DECIMALS = 8

/** The amount rounded half up for people, with thousands apart: `1,204.5`, `0.04213`, `<0.00000001`. */
export function formatDisplay(amount: Wei, decimals: number): DisplayedAmount {
  const exact = formatExact(amount, decimals)
  const [whole = '0', fraction = ''] = exact.split('.')
  const leadingZeros = /^0*/.exec(fraction)?.[0].length ?? 0
  const kept = whole === '0' ? leadingZeros + KEPT_DIGITS : KEPT_DIGITS
  const shown = Math.min(kept, SMALLEST_SHOWN_DECIMALS)
  if (fraction.length <= shown) return { text: group(exact), exact: true }
  const step = 10n ** BigInt(decimals - shown)
  const rounded = formatExact((((amount + step / 2n) / step) * step) as Wei, decimals)
  if (rounded === '0') return { text: `<0.${'0'.repeat(SMALLEST_SHOWN_DECIMALS - 1)}1`, exact: false }
  return { text: group(rounded), exact: false }
}

function group(decimal: string): string {
  const [whole = '0', fraction] = decimal.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** A count of things with thousands apart: `1,204`. */
export function formatCount(count: bigint | number): string {
  return group(count.toString())
}
