import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { translateToEnglish } from '../messages/translate.ts'
import { parseUnits } from '../trading/dialog/formFields.ts'
import {
  displayUnit,
  displayUnitPrice,
  divideIntoParts,
  divisibleDecimals,
  quantityText,
  getDecimals,
  scaleUnitPrice,
  shownQuantity,
  getUsualUnits,
} from './quantity.ts'
import { toWei } from './wei.ts'

const GOLD = { decimals: 18 }
const shown = (units: bigint, decimals: number) => translateToEnglish(shownQuantity(units, { decimals }))

describe('what people see', () => {
  test.each([
    // EIP-1155, "Metadata": 18 divides by 1000000000000000000.
    [1234n * 10n ** 18n, 18, '1,234'],
    // Skyweaver's currencies and Horizon's cards count in hundredths (Sequence, "decimals": 2).
    [150n, 2, '1.5'],
    [1n, 2, '0.01'],
    // OpenSea's storefront and most editions: "decimals": 0, or none.
    [25n, 0, '25'],
    // USDC's six decimals, as ERC-1155 wrappers of ERC-20s copy them.
    [1_234_567_890n, 6, '1,234.56789'],
    // More decimals than Intl takes.
    [1n, 30, `0.${'0'.repeat(29)}1`],
  ])('%s units with %s decimals are %s', (units, decimals, text) => {
    expect(shown(units, decimals)).toBe(text)
  })

  test('any quantity is typed as it is shown, to the last unit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }), fc.nat(77), (units, decimals) => {
        expect(parseUnits(quantityText(units, { decimals }), { decimals })).toEqual({ value: units })
      }),
    )
  })

  test.each([null, undefined, -1, 78, 1.5, 2 ** 60, NaN])('%s is no scale', (decimals) => {
    expect(getDecimals('ERC1155', { decimals: decimals as number })).toBe(0)
  })

  test('an ERC-721 item has none', () => {
    expect(getDecimals('ERC721', { decimals: 18 })).toBe(0)
  })
})

describe('a typed quantity', () => {
  test.each([
    ['1.5', 15n * 10n ** 17n],
    ['١٫٥', 15n * 10n ** 17n],
    ['1234', 1234n * 10n ** 18n],
  ])('%s', (text, units) => {
    expect(parseUnits(text, GOLD)).toEqual({ value: units })
  })

  test.each([
    ['0', 'The amount must be above zero.'],
    ['0.0000000000000000001', 'Enter at most 18 decimals.'],
    ['2001', 'Enter 2,000 or less.'],
    ['1.2', 'Enter a multiple of 0.5.'],
  ])('%s is refused', (text, message) => {
    const read = parseUnits(text, { ...GOLD, most: 2000n * 10n ** 18n, step: 5n * 10n ** 17n })
    expect('error' in read && translateToEnglish(read.error)).toBe(message)
  })
})

describe('parts of an order', () => {
  test('whole units are filled one by one, halves by half', () => {
    const price = toWei(810n)
    expect(divideIntoParts(1234n * 10n ** 18n, [price], GOLD)).toEqual({ parts: 1234n, prices: [price] })
    expect(divideIntoParts(15n * 10n ** 17n, [price], GOLD)).toEqual({ parts: 3n, prices: [405n] })
  })

  test('as before, without decimals', () => {
    expect(divideIntoParts(7n, [toWei(3n)], { decimals: 0 })).toEqual({ parts: 7n, prices: [3n] })
  })

  test('a price leaves only so many decimals', () => {
    const price = toWei(1_500_000n)
    expect(divideIntoParts(1n, [price], GOLD)).toBeUndefined()
    expect(divisibleDecimals([price], GOLD)).toBe(5)
    expect(divideIntoParts(10n ** 13n, [price], GOLD)).toEqual({ parts: 1n, prices: [15n] })
  })

  test('every part divides both amounts exactly, and the price is that of one unit', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 30n }),
        fc.bigInt({ min: 1n, max: 10n ** 24n }),
        fc.nat(24),
        (units, wei, decimals) => {
          const price = toWei(wei)
          const divided = divideIntoParts(units, [price], { decimals })
          if (divided === undefined) return
          const { parts, prices } = divided
          expect(units % parts).toBe(0n)
          const total = toWei((prices[0] ?? 0n) * parts)
          expect(total * displayUnit({ decimals })).toBe(price * units)
          expect(displayUnitPrice(total, units, { decimals })).toEqual({ amount: price, isExact: true })
        },
      ),
    )
  })
})

describe('the price of one unit', () => {
  test('of 1,234 for 1 ETH is rounded up, and says so', () => {
    expect(displayUnitPrice(toWei(10n ** 18n), 1234n * 10n ** 18n, GOLD)).toEqual({
      amount: 810_372_771_474_879n,
      isExact: false,
    })
  })

  test('is not taken from a rounded price of the contract’s unit', () => {
    expect(scaleUnitPrice(toWei(1n), GOLD)).toBeUndefined()
    expect(scaleUnitPrice(toWei(10n ** 15n), { decimals: 2 })).toBe(10n ** 17n)
    expect(scaleUnitPrice(toWei(1n), { decimals: 0 })).toBe(1n)
  })
})

test.each([
  [2000n * 10n ** 18n, 1n, 10n ** 18n],
  [5n * 10n ** 17n, 1n, 5n * 10n ** 17n],
  [2000n * 10n ** 18n, 7n * 10n ** 17n, 14n * 10n ** 17n],
])('a purchase of %s in steps of %s starts with %s', (most, step, units) => {
  expect(getUsualUnits({ most, step }, GOLD)).toBe(units)
})
