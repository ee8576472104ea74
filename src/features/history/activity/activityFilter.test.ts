// The filter of events: the URL's parameters become the query, and what can't be read is reported.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseAddress, ZERO_ADDRESS } from '../../../domain/address.ts'
import type { NetworkConfig } from '../../../domain/config.ts'
import { passes } from '../../../../tests/support/indexRules.ts'
import { historyTexts } from '../../../messages/en/history.ts'
import {
  activityScope,
  activityTexts,
  activityWhere,
  isFiltering,
  parseActivityFilter,
  withActivityTexts,
} from './activityFilter.ts'

const ONE = parseAddress(`0x${'1'.repeat(40)}`)
const TWO = parseAddress(`0x${'2'.repeat(40)}`)
const WRAPPED = parseAddress(`0x${'3'.repeat(40)}`)
const network = {
  nativeCurrency: { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 2 },
  currencies: [
    { address: TWO, symbol: 'DAI', decimals: 0 },
    { address: WRAPPED, symbol: 'WETH', decimals: 2, wrapsNative: true },
  ],
} as unknown as NetworkConfig
const IN_ETH = [ZERO_ADDRESS, WRAPPED]
const read = (text: string) => parseActivityFilter(activityTexts(new URLSearchParams(text)), network)
const where = (text: string) => activityWhere(read(text), network)

it('filters nothing when the URL has no parameters', () => {
  expect(isFiltering(read(''))).toBe(false)
  expect(where('')).toEqual({})
  expect(read('').unit).toBeUndefined()
})

it('filters by a unit of account alone, in all of its currencies', () => {
  expect(isFiltering(read(`currency=${TWO}`))).toBe(true)
  expect(where(`currency=${TWO}`)).toEqual({ currency_in: [TWO] })
  expect(where(`currency=${ZERO_ADDRESS}`)).toEqual({ currency_in: IN_ETH })
  expect(activityScope(read(`currency=${TWO}`))).not.toBe(activityScope(read('')))
})

it('filters by each part, and by all of them at once', () => {
  expect(where(`collection=${ONE}`)).toEqual({ collection: ONE })
  expect(where('min=0.5&max=2')).toEqual({
    currency_in: IN_ETH,
    unitPrice_gte: '50',
    unitPrice_lte: '200',
  })
  expect(where(`account=${ONE}&min=3&currency=${TWO}`)).toEqual({
    and: [{ or: [{ from: ONE }, { to: ONE }] }, { currency_in: [TWO], unitPrice_gte: '3' }],
  })
})

it('reports what it can’t read, and ignores only that', () => {
  const { problems, collection } = read(`collection=${ONE}&account=bob&min=1.234&currency=0x12`)
  expect(Object.keys(problems).toSorted()).toEqual(['account', 'currency', 'min'])
  expect(collection).toBe(ONE)
})

it('ignores both of two prices that exclude each other, and reports it once', () => {
  const filter = read('min=2&max=1')
  expect(filter.problems).toEqual({ max: historyTexts.belowLowest })
  expect(isFiltering(filter)).toBe(false)
  expect(activityWhere(filter, network)).toEqual({})
  expect(where(`min=2&max=1&currency=${TWO}`)).toEqual({ currency_in: [TWO] })
})

it('matches exactly the rows of the filter', () => {
  const row = fc.record({
    collection: fc.constantFrom(ONE, TWO),
    from: fc.constantFrom(ONE, TWO, null),
    to: fc.constantFrom(ONE, TWO),
    currency: fc.constantFrom(ZERO_ADDRESS, TWO, WRAPPED),
    unitPrice: fc.option(fc.bigInt({ min: 0n, max: 400n })),
  })
  const range = fc.record({ min: fc.option(fc.nat(4)), max: fc.option(fc.nat(4)), account: fc.boolean() })
  fc.assert(
    fc.property(row, range, (event, { min, max, account }) => {
      const query = new URLSearchParams()
      if (min !== null) query.set('min', String(min))
      if (max !== null) query.set('max', String(max))
      if (account) query.set('account', ONE)
      const filter = parseActivityFilter(activityTexts(query), network)
      const price = event.unitPrice
      const crossed = min !== null && max !== null && min > max
      const ranged = !crossed && (min !== null || max !== null)
      const expected =
        (!account || event.from === ONE || event.to === ONE) &&
        (!ranged ||
          (event.currency !== TWO &&
            price !== null &&
            (min === null || price >= BigInt(min) * 100n) &&
            (max === null || price <= BigInt(max) * 100n)))
      const wire = { ...event, unitPrice: price === null ? null : price.toString() }
      expect(passes(wire, activityWhere(filter, network))).toBe(expected)
    }),
  )
})

it('is written to the URL and read back the same, and leaves its other parameters alone', () => {
  const query = withActivityTexts(new URLSearchParams('type=sale&min=1'), { account: ` ${ONE} `, min: '' })
  expect(query.toString()).toBe(`type=sale&account=${ONE}`)
  expect(activityScope(read(query.toString()))).toBe(ONE)
  expect(activityScope(read('min=1'))).not.toBe(activityScope(read('max=1')))
})
