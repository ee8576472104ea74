// Money arithmetic: splits add up to the price, parts of an order divide exactly, and declining amounts match
// Seaport's.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_UINT256 } from '../domain/tokenId.ts'
import type { Wei } from '../domain/wei.ts'
import {
  amountAt,
  toFraction,
  MAX_FRACTION_TERM,
  ONE_HUNDRED_PERCENT,
  takeFraction,
  scaleSplit,
  toShare,
  splitPrice,
} from './amounts.ts'
import { InexactFractionError } from './errors.ts'

const wei = (max = 10n ** 30n) => fc.bigInt({ min: 0n, max }).map((value) => value as Wei)
const basisPoints = fc.integer({ min: 0, max: 5_000 })

describe('splitting a price', () => {
  test('the parts add up to the price for any royalty', () => {
    fc.assert(
      fc.property(
        wei(),
        fc.bigInt({ min: 0n, max: MAX_UINT256 }),
        basisPoints,
        basisPoints,
        (price, royalty, cap, fee) => {
          const split = splitPrice({
            price,
            royalty,
            royaltyCapBasisPoints: BigInt(cap),
            feeBasisPoints: fee,
          })
          expect(split.proceeds + split.royalty + split.fee).toBe(price)
          expect(split.royalty * 10_000n <= price * BigInt(cap)).toBe(true)
          expect(split.proceeds >= 0n).toBe(true)
        },
      ),
    )
  })

  test('pays a royalty within the cap to the wei and rounds the fee down', () => {
    const split = splitPrice({
      price: 999n as Wei,
      royalty: 49n,
      royaltyCapBasisPoints: 1_000n,
      feeBasisPoints: 250,
    })
    expect(split).toEqual({ proceeds: 926n, royalty: 49n, fee: 24n })
  })

  test('the split of many units divides into any quantity without a remainder', () => {
    fc.assert(
      fc.property(
        wei(),
        wei(),
        basisPoints,
        fc.bigInt({ min: 1n, max: 10_000n }),
        fc.bigInt({ min: 1n, max: 10_000n }),
        (price, royalty, fee, total, some) => {
          const units = some > total ? total : some
          const unit = splitPrice({ price, royalty, royaltyCapBasisPoints: 1_000n, feeBasisPoints: fee })
          const whole = scaleSplit(unit, total)
          const fraction = { numerator: units, denominator: total }
          expect(takeFraction(whole.proceeds, fraction)).toBe(unit.proceeds * units)
          expect(takeFraction(whole.royalty, fraction)).toBe(unit.royalty * units)
          expect(takeFraction(whole.fee, fraction)).toBe(unit.fee * units)
        },
      ),
    )
  })
})

describe('a part of an amount', () => {
  test('is rejected when it would leave a remainder', () => {
    expect(() => takeFraction(10n, { numerator: 1n, denominator: 3n })).toThrow(InexactFractionError)
    expect(takeFraction(9n, { numerator: 1n, denominator: 3n })).toBe(3n)
  })

  test('the parts of a whole add up to it', () => {
    fc.assert(
      fc.property(
        wei(),
        fc.bigInt({ min: 2n, max: 1_000n }),
        fc.bigInt({ min: 1n, max: 999n }),
        (unit, denominator, cut) => {
          const numerator = cut % denominator
          const whole = unit * denominator
          const rest = { numerator: denominator - numerator, denominator }
          expect(takeFraction(whole, { numerator, denominator }) + takeFraction(whole, rest)).toBe(whole)
        },
      ),
    )
  })
})

describe('an amount that changes over time', () => {
  const window = { startTime: 1_000n, endTime: 2_000n }

  test('equals its start and end at the bounds of its window', () => {
    const ends = { startAmount: 1_001n, endAmount: 7n, ...window }
    expect(amountAt({ ...ends, at: 1_000n })).toBe(1_001n)
    expect(amountAt({ ...ends, at: 2_000n })).toBe(7n)
  })

  test('is rounded up', () => {
    expect(amountAt({ startAmount: 10n, endAmount: 0n, ...window, at: 1_333n })).toBe(7n)
  })

  test('stays between its start and end, and never rises over time', () => {
    const time = fc.bigInt({ min: 1_000n, max: 2_000n })
    fc.assert(
      fc.property(wei(), wei(), time, time, (one, other, firstTime, secondTime) => {
        const [endAmount, startAmount] = one < other ? [one, other] : [other, one]
        const [from, to] = firstTime < secondTime ? [firstTime, secondTime] : [secondTime, firstTime]
        const at = (moment: bigint) => amountAt({ startAmount, endAmount, ...window, at: moment })
        expect(at(from) >= at(to)).toBe(true)
        expect(at(to) >= endAmount && at(from) <= startAmount).toBe(true)
      }),
    )
  })
})

describe('a number of units as a fraction', () => {
  const units = fc.bigInt({ min: 1n, max: MAX_UINT256 })

  test('is the same part of the whole, in terms that fit Seaport, or undefined', () => {
    fc.assert(
      fc.property(units, units, (one, other) => {
        const [some, all] = one < other ? [one, other] : [other, one]
        const fraction = toFraction(some, all)
        if (fraction === undefined) return
        expect(fraction.numerator * all).toBe(some * fraction.denominator)
        expect(fraction.denominator).toBeLessThanOrEqual(MAX_FRACTION_TERM)
      }),
    )
  })

  test('returns a fraction whenever the reduced terms fit, for numbers of any size', () => {
    const term = fc.bigInt({ min: 1n, max: MAX_FRACTION_TERM })
    fc.assert(
      fc.property(term, term, fc.bigInt({ min: 1n, max: 1n << 136n }), (one, other, scale) => {
        const [some, all] = one < other ? [one, other] : [other, one]
        expect(toFraction(some * scale, all * scale)).toEqual(toFraction(some, all))
        expect(toFraction(some, all)).toBeDefined()
      }),
    )
  })

  test('has a bound of 120 bits for each term', () => {
    expect(toFraction(1n, MAX_FRACTION_TERM)).toEqual({ numerator: 1n, denominator: MAX_FRACTION_TERM })
    expect(toFraction(1n, MAX_FRACTION_TERM + 1n)).toBeUndefined()
    expect(toFraction(MAX_UINT256, MAX_UINT256)).toEqual({ numerator: 1n, denominator: 1n })
  })
})

describe('a part of a price in basis points', () => {
  test('returns the configured share for any price large enough to determine it', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: ONE_HUNDRED_PERCENT, max: MAX_UINT256 }),
        fc.bigInt({ min: 0n, max: ONE_HUNDRED_PERCENT }),
        (price, set) => {
          expect(toShare((price * set) / ONE_HUNDRED_PERCENT, price)).toEqual({
            basisPoints: set,
            exact: true,
          })
        },
      ),
    )
  })

  test('is the smallest share that fits when the price is too small to determine it', () => {
    expect(toShare(1n, 39n)).toEqual({ basisPoints: 257n, exact: true })
  })

  test('is rounded down and marked as inexact when no share fits', () => {
    expect(toShare(12_345n, 1_000_000n)).toEqual({ basisPoints: 123n, exact: false })
  })
})
