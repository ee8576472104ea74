// What is told of a price: too low against any mark, too high only against all of them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ZERO_ADDRESS } from '../domain/address.ts'
import type { Wei } from '../domain/wei.ts'
import { getPriceWarnings, type PriceMarks } from './warnings.ts'

const currency = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 }
const FLOOR = 280_000_000_000_000_000n

interface Given {
  readonly floor?: bigint
  readonly lastSale?: bigint
  readonly offer?: bigint
}

const marksOf = ({ floor, lastSale, offer }: Given): PriceMarks => ({
  floor: floor as Wei | undefined,
  lastSale: lastSale as Wei | undefined,
  offer: offer === undefined ? undefined : { amount: offer as Wei, currency },
})
const said = (price: bigint, given: Given, endPrice = price) =>
  getPriceWarnings({ unitPrice: price as Wei, unitEndPrice: endPrice as Wei, currency }, marksOf(given)).map(
    ({ against, amount, times }) => ({ against, amount, times }),
  )

test('a price of twenty times the floor is told by how many, one wei less is not', () => {
  expect(said(20n * FLOOR, { floor: FLOOR })).toEqual([{ against: 'floor', amount: FLOOR, times: 20n }])
  expect(said(20n * FLOOR - 1n, { floor: FLOOR })).toEqual([])
  // 1000 ETH: in whole times.
  expect(said(10n ** 21n, { floor: FLOOR })).toEqual([{ against: 'floor', amount: FLOOR, times: 3_571n }])
})

test('floor and last sale both have to be far below, and the dearer one is told', () => {
  expect(said(100n, { floor: 1n, lastSale: 6n })).toEqual([])
  expect(said(100n, { floor: 6n, lastSale: 1n })).toEqual([])
  expect(said(100n, { floor: 1n, lastSale: 4n })).toEqual([{ against: 'lastSale', amount: 4n, times: 25n }])
  expect(said(100n, { lastSale: 4n })).toEqual([{ against: 'lastSale', amount: 4n, times: 25n }])
})

test('a high bid speaks for a high price, and a low one not against it', () => {
  expect(said(100n, { floor: 1n, offer: 6n })).toEqual([])
  expect(said(100n, { floor: 1n, offer: 5n })).toEqual([{ against: 'floor', amount: 1n, times: 100n }])
  expect(said(100n, { offer: 1n })).toEqual([])
})

test('nothing is measured by a price of nothing, or by none', () => {
  expect(said(100n, {})).toEqual([])
  expect(said(100n, { floor: 0n, lastSale: 0n })).toEqual([])
  expect(said(100n, { floor: 0n, lastSale: 5n })).toEqual([{ against: 'lastSale', amount: 5n, times: 20n }])
})

test('a floor that may be lower says so, and nothing else does', () => {
  const price = 1n as Wei
  const marks = { ...marksOf({ floor: 2n, lastSale: 3n }), mayFloorBeLower: true }
  expect(getPriceWarnings({ unitPrice: price, unitEndPrice: price, currency }, marks)).toEqual([
    { against: 'floor', amount: 2n, currency, mayBeLower: true },
    { against: 'lastSale', amount: 3n, currency },
  ])
})

test('a falling price is too high by its start, and too low by its end', () => {
  expect(said(40n, { floor: 2n }, 1n)).toEqual([
    { against: 'floor', amount: 2n, times: undefined },
    { against: 'floor', amount: 2n, times: 20n },
  ])
})

test('a price is never both below a mark and far above it, and times are exact for amounts of any length', () => {
  const amount = fc.bigInt({ min: 1n, max: 2n ** 256n - 1n })
  fc.assert(
    fc.property(amount, fc.record({ floor: amount, lastSale: amount }), (price, given) => {
      const warnings = said(price, given)
      const above = warnings.filter(({ times }) => times !== undefined)
      expect(above.length === 0 || above.length === warnings.length).toBe(true)
      for (const { amount: mark, times = 0n } of above) {
        expect(times).toBeGreaterThanOrEqual(20n)
        expect(mark * times <= price && price < mark * (times + 1n)).toBe(true)
      }
    }),
  )
})
