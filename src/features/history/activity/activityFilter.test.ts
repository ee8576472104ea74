// The filter of events: the URL's parameters become the query, and what can't be read is reported.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseAddress, ZERO_ADDRESS } from '../../../domain/address.ts'
import type { NetworkConfig } from '../../../domain/config.ts'
import { passes } from '../../../../tests/support/indexRules.ts'
import { history } from '../../../messages/en/history.ts'
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
const network = {
  nativeCurrency: { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 2 },
  currencies: [{ address: TWO, symbol: 'DAI', decimals: 0 }],
} as unknown as NetworkConfig
const read = (text: string) => parseActivityFilter(activityTexts(new URLSearchParams(text)), network)

it('filters nothing when the URL has no parameters', () => {
  expect(isFiltering(read(''))).toBe(false)
  expect(activityWhere(read(''))).toEqual({})
  expect(read('').currency).toBeUndefined()
})

it('filters by a currency alone', () => {
  expect(isFiltering(read(`currency=${TWO}`))).toBe(true)
  expect(activityWhere(read(`currency=${TWO}`))).toEqual({ currency: TWO })
  expect(activityWhere(read(`currency=${ZERO_ADDRESS}`))).toEqual({ currency: ZERO_ADDRESS })
  expect(activityScope(read(`currency=${TWO}`))).not.toBe(activityScope(read('')))
})

it('filters by each part, and by all of them at once', () => {
  expect(activityWhere(read(`collection=${ONE}`))).toEqual({ collection: ONE })
  expect(activityWhere(read('min=0.5&max=2'))).toEqual({
    currency: ZERO_ADDRESS,
    unitPrice_gte: '50',
    unitPrice_lte: '200',
  })
  expect(activityWhere(read(`account=${ONE}&min=3&currency=${TWO}`))).toEqual({
    and: [{ or: [{ from: ONE }, { to: ONE }] }, { currency: TWO, unitPrice_gte: '3' }],
  })
})

it('reports what it can’t read, and ignores only that', () => {
  const { problems, collection } = read(`collection=${ONE}&account=bob&min=1.234&currency=0x12`)
  expect(Object.keys(problems).toSorted()).toEqual(['account', 'currency', 'min'])
  expect(collection).toBe(ONE)
})

it('ignores both of two prices that exclude each other, and reports it once', () => {
  const filter = read('min=2&max=1')
  expect(filter.problems).toEqual({ max: history.belowLowest })
  expect(isFiltering(filter)).toBe(false)
  expect(activityWhere(filter)).toEqual({})
  expect(activityWhere(read(`min=2&max=1&currency=${TWO}`))).toEqual({ currency: TWO })
})

it('matches exactly the rows of the filter', () => {
  const row = fc.record({
    collection: fc.constantFrom(ONE, TWO),
    from: fc.constantFrom(ONE, TWO, null),
    to: fc.constantFrom(ONE, TWO),
    currency: fc.constantFrom(ZERO_ADDRESS, TWO),
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
          (event.currency === ZERO_ADDRESS &&
            price !== null &&
            (min === null || price >= BigInt(min) * 100n) &&
            (max === null || price <= BigInt(max) * 100n)))
      const wire = { ...event, unitPrice: price === null ? null : price.toString() }
      expect(passes(wire, activityWhere(filter))).toBe(expected)
    }),
  )
})

it('is written to the URL and read back the same, and leaves its other parameters alone', () => {
  const query = withActivityTexts(new URLSearchParams('type=sale&min=1'), { account: ` ${ONE} `, min: '' })
  expect(query.toString()).toBe(`type=sale&account=${ONE}`)
  expect(activityScope(read(query.toString()))).toBe(ONE)
  expect(activityScope(read('min=1'))).not.toBe(activityScope(read('max=1')))
})
