// A price is too low if it is below any mark, and too high only if it is far above all of them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ZERO_ADDRESS } from '../../domain/address.ts'
import { nowSeconds } from '../../domain/time.ts'
import type { Wei } from '../../domain/wei.ts'
import { getPriceWarnings, findUnderHalf, type PriceMarks } from './warnings.ts'

const currency = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 }
const TIMES = { startsAtSeconds: null, expiresAtSeconds: nowSeconds() + 3600 }
const FLOOR = 280_000_000_000_000_000n

interface MarkAmounts {
  readonly floor?: bigint
  readonly lastSale?: bigint
  readonly offer?: bigint
  readonly listing?: bigint
}

const createMarks = ({ floor, lastSale, offer, listing }: MarkAmounts): PriceMarks => ({
  ...(listing !== undefined && { listingAt: () => ({ amount: listing as Wei, currency }) }),
  floor: floor as Wei | undefined,
  lastSale: lastSale === undefined ? undefined : { amount: lastSale as Wei, currency },
  offer: offer === undefined ? undefined : { amount: offer as Wei, currency },
})
const warn = (price: bigint, amounts: MarkAmounts, endPrice = price) =>
  getPriceWarnings(
    { ...TIMES, unitPrice: price as Wei, unitEndPrice: endPrice as Wei, currency },
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
  expect(getPriceWarnings({ ...TIMES, unitPrice: price, unitEndPrice: price, currency }, marks)).toEqual([
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

test.each<[string, bigint, MarkAmounts, bigint | undefined]>([
  ['half of its cheapest listing', 50n, { listing: 100n }, undefined],
  ['under half of its cheapest listing', 49n, { listing: 100n }, 100n],
  ['half of its best offer', 50n, { offer: 100n }, undefined],
  ['under half of its best offer', 49n, { offer: 100n }, 100n],
  ['half of its last sale', 50n, { lastSale: 100n }, undefined],
  ['under half of its last sale', 49n, { lastSale: 100n }, 100n],
  ['under half of several', 1n, { lastSale: 100n, listing: 120n, offer: 90n }, 120n],
  ['a hundredth of the collection’s floor', 1n, { floor: 100n }, undefined],
  ['far above the floor', 2_000n, { floor: 100n }, undefined],
])('at %s, the price that needs a confirmation is right', (_, price, amounts, confirmed) => {
  const draft = { ...TIMES, unitPrice: price as Wei, unitEndPrice: price as Wei, currency }
  const warnings = getPriceWarnings(draft, createMarks(amounts))
  expect(findUnderHalf(draft, warnings)?.amount).toBe(confirmed)
})

test('compares the start and the end of a declining price each with the listing at its own time', () => {
  const listingAt = (atSeconds: number) => ({
    amount: (atSeconds < TIMES.expiresAtSeconds ? 100n : 10n) as Wei,
    currency,
  })
  const marks = { ...createMarks({}), listingAt }
  const confirmed = (unitPrice: bigint, unitEndPrice: bigint) => {
    const draft = { ...TIMES, unitPrice: unitPrice as Wei, unitEndPrice: unitEndPrice as Wei, currency }
    const warning = findUnderHalf(draft, getPriceWarnings(draft, marks))
    return warning && [warning.amount, warning.atStart === true]
  }
  // By its end, the listing that it is compared with has declined too.
  expect(confirmed(60n, 5n)).toBeUndefined()
  expect(confirmed(60n, 4n)).toEqual([10n, false])
  expect(confirmed(49n, 5n)).toEqual([100n, true])
})

test('a changed price may be below that of the listing it replaces, but not under half of it unnoticed', () => {
  const marks = { ...createMarks({ listing: 100n }), isReplaced: true }
  const warnings = (price: bigint) =>
    getPriceWarnings({ ...TIMES, unitPrice: price as Wei, unitEndPrice: price as Wei, currency }, marks)
  expect(warnings(50n)).toEqual([])
  expect(warnings(49n)).toMatchObject([{ against: 'listing', amount: 100n }])
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
