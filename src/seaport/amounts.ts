// Money arithmetic of orders, exactly as Seaport does it: splits, fractions and declining amounts.
import type { Wei } from '../domain/wei.ts'
import { ordersTexts } from '../messages/en/orders.ts'
import { InexactFractionError } from './errors.ts'

export const ONE_HUNDRED_PERCENT = 10_000n

/** An allowance of at least this much counts as unlimited: it is more than any balance. */
export const UNLIMITED = 2n ** 128n

/** How one unit's price is divided; the three parts always add up to the price. */
export interface PriceSplit {
  readonly proceeds: Wei
  readonly royalty: Wei
  readonly fee: Wei
}

/**
 * Divides the price of one unit. Shares are rounded down, as contracts do, and the seller keeps the rest.
 *
 * @param royalty the royalty that the collection requests at this price; at most `royaltyCap` is paid
 * @param feeBasisPoints the operator's share in 1/10,000
 */
export function splitPrice(options: {
  readonly price: Wei
  readonly royalty: bigint
  readonly royaltyCapBasisPoints: bigint
  readonly feeBasisPoints: number
}): PriceSplit {
  const { price } = options
  const cap = (price * options.royaltyCapBasisPoints) / ONE_HUNDRED_PERCENT
  const royalty = options.royalty < 0n ? 0n : options.royalty > cap ? cap : options.royalty
  const fee = (price * BigInt(options.feeBasisPoints)) / ONE_HUNDRED_PERCENT
  return { proceeds: (price - royalty - fee) as Wei, royalty: royalty as Wei, fee: fee as Wei }
}

/** A part of a price, in 1/10,000. */
export interface Share {
  readonly basisPoints: bigint
  /** False when no whole number of basis points yields the part; the value is then rounded down. */
  readonly exact: boolean
}

/**
 * Converts a part of a price to the basis points that were configured for it. Contracts round parts down to the
 * smallest unit: 5% of 123 is 6, so 6 of 123 becomes 4.88%, which also yields 6, and never a smaller share.
 *
 * @param price above zero; a price of at least 10,000 units gives back exactly the configured share
 */
export function toShare(part: bigint, price: bigint): Share {
  const upper = (part * ONE_HUNDRED_PERCENT + price - 1n) / price
  if ((price * upper) / ONE_HUNDRED_PERCENT === part) return { basisPoints: upper, exact: true }
  return { basisPoints: (part * ONE_HUNDRED_PERCENT) / price, exact: false }
}

/** Multiplies each part of a split by a number of units, so that any quantity divides exactly. */
export function scaleSplit(split: PriceSplit, quantity: bigint): PriceSplit {
  return {
    proceeds: (split.proceeds * quantity) as Wei,
    royalty: (split.royalty * quantity) as Wei,
    fee: (split.fee * quantity) as Wei,
  }
}

export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** The largest numerator or denominator of a fill. Source: AdvancedOrder in Seaport's ConsiderationStructs.sol, uint120. */
export const MAX_FRACTION_TERM = (1n << 120n) - 1n

/**
 * A number of units as a fraction in lowest terms, because Seaport stores each term in 120 bits.
 *
 * @param of total units, at least 1
 * @returns undefined when even the lowest terms do not fit
 */
export function toFraction(units: bigint, of: bigint): Fraction | undefined {
  let [divisor, rest] = [of, units]
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest]
  const denominator = of / divisor
  return denominator > MAX_FRACTION_TERM ? undefined : { numerator: units / divisor, denominator }
}

export const WHOLE: Fraction = { numerator: 1n, denominator: 1n }

/**
 * Applies a fraction to an amount.
 * @throws InexactFractionError where Seaport would revert with InexactFraction
 */
export function takeFraction(amount: bigint, { numerator, denominator }: Fraction): bigint {
  if (numerator === denominator) return amount
  const product = amount * numerator
  if (product % denominator !== 0n) {
    throw new InexactFractionError(ordersTexts.errors.inexactFraction, {
      details: { amount: `${amount}`, fraction: `${numerator}/${denominator}` },
    })
  }
  return product / denominator
}

/**
 * A consideration item's amount at a given time, rounded up. Source: _locateCurrentAmount in Seaport's AmountDeriver.sol.
 *
 * @throws InexactFractionError
 */
export function amountAt(options: {
  readonly startAmount: bigint
  readonly endAmount: bigint
  readonly startTime: bigint
  readonly endTime: bigint
  /** Unix seconds, within the order's window. */
  readonly at: bigint
  readonly fraction?: Fraction
}): bigint {
  const { startTime, endTime, at, fraction = WHOLE } = options
  const end = takeFraction(options.endAmount, fraction)
  if (options.startAmount === options.endAmount) return end
  const start = takeFraction(options.startAmount, fraction)
  const duration = endTime - startTime
  const elapsed = at - startTime
  const total = start * (duration - elapsed) + end * elapsed
  if (total === 0n) return 0n
  return (total - 1n) / duration + 1n
}
