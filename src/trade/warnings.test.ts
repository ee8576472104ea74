// A price is too low if it is below any mark, and too high only if it is far above all of them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ZERO_ADDRESS } from '../domain/address.ts'
import type { Wei } from '../domain/wei.ts'
import { getPriceWarnings, needsListConfirmation, type PriceMarks } from './warnings.ts'

const currency = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 }
const FLOOR = 280_000_000_000_000_000n

interface MarkAmounts {
  readonly floor?: bigint
  readonly lastSale?: bigint
  readonly offer?: bigint
}

const createMarks = ({ floor, lastSale, offer }: MarkAmounts): PriceMarks => ({
  floor: floor as Wei | undefined,
  lastSale: lastSale === undefined ? undefined : { amount: lastSale as Wei, currency },
  offer: offer === undefined ? undefined : { amount: offer as Wei, currency },
})
const warn = (price: bigint, amounts: MarkAmounts, endPrice = price) =>
  getPriceWarnings(
    { unitPrice: price as Wei, unitEndPrice: endPrice as Wei, currency },
    createMarks(amounts),
  ).map(({ against, amount, times }) => ({ against, amount, times }))

test('warns at twenty times the floor with the multiple, and not one wei below', () => {
  expect(warn(20n * FLOOR, { floor: FLOOR })).toEqual([{ against: 'floor', amount: FLOOR, times: 20n }])
  expect(warn(20n * FLOOR - 1n, { floor: FLOOR })).toEqual([])
  // 1000 ETH: the multiple is rounded down.
  expect(warn(10n ** 21n, { floor: FLOOR })).toEqual([{ against: 'floor', amount: FLOOR, times: 3_571n }])
})

test('warns only if floor and last sale are both far below, and names the higher one', () => {
  expect(warn(100n, { floor: 1n, lastSale: 6n })).toEqual([])
  expect(warn(100n, { floor: 6n, lastSale: 1n })).toEqual([])
  expect(warn(100n, { floor: 1n, lastSale: 4n })).toEqual([{ against: 'lastSale', amount: 4n, times: 25n }])
  expect(warn(100n, { lastSale: 4n })).toEqual([{ against: 'lastSale', amount: 4n, times: 25n }])
})

test('a high offer justifies a high price, and a low offer does not count against it', () => {
  expect(warn(100n, { floor: 1n, offer: 6n })).toEqual([])
  expect(warn(100n, { floor: 1n, offer: 5n })).toEqual([{ against: 'floor', amount: 1n, times: 100n }])
  expect(warn(100n, { offer: 1n })).toEqual([])
})

test('ignores marks that are zero or missing', () => {
  expect(warn(100n, {})).toEqual([])
  expect(warn(100n, { floor: 0n, lastSale: 0n })).toEqual([])
  expect(warn(100n, { floor: 0n, lastSale: 5n })).toEqual([{ against: 'lastSale', amount: 5n, times: 20n }])
})

test('only the floor warning says that the floor may be lower', () => {
  const price = 1n as Wei
  const marks = { ...createMarks({ floor: 2n, lastSale: 3n }), mayFloorBeLower: true }
  expect(getPriceWarnings({ unitPrice: price, unitEndPrice: price, currency }, marks)).toEqual([
    { against: 'floor', amount: 2n, currency, mayBeLower: true },
    { against: 'lastSale', amount: 3n, currency },
  ])
})

test('for a declining price, the start can be too high and the end too low', () => {
  expect(warn(40n, { floor: 2n }, 1n)).toEqual([
    { against: 'floor', amount: 2n, times: undefined },
    { against: 'floor', amount: 2n, times: 20n },
  ])
})

test.each([
  ['a quarter below the floor', 75n, { floor: 100n }, false],
  ['more than that below the floor', 74n, { floor: 100n }, true],
  ['more than that below the best offer', 74n, { offer: 100n }, true],
  ['half of the last sale', 50n, { lastSale: 100n }, false],
  ['a twentieth of the last sale', 5n, { lastSale: 100n }, true],
  ['far above the floor', 2_000n, { floor: 100n }, false],
])('at %s, the need for a confirmation is right', (_, price, amounts, isNeeded) => {
  const unitPrice = price as Wei
  const warnings = getPriceWarnings({ unitPrice, unitEndPrice: unitPrice, currency }, createMarks(amounts))
  expect(needsListConfirmation(unitPrice, warnings)).toBe(isNeeded)
})

test('a price is never both below a mark and far above it, and times are exact for amounts of any length', () => {
  const amount = fc.bigInt({ min: 1n, max: 2n ** 256n - 1n })
  fc.assert(
    fc.property(amount, fc.record({ floor: amount, lastSale: amount }), (price, amounts) => {
      const warnings = warn(price, amounts)
      const above = warnings.filter(({ times }) => times !== undefined)
      expect(above.length === 0 || above.length === warnings.length).toBe(true)
      for (const { amount: mark, times = 0n } of above) {
        expect(times).toBeGreaterThanOrEqual(20n)
        expect(mark * times <= price && price < mark * (times + 1n)).toBe(true)
      }
    }),
  )
})
