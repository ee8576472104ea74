// For tests: markets of fixed and declining prices, served like an index.
import type { ApolloClient } from '@apollo/client'
import fc from 'fast-check'
import { type ListingPrice, unitPriceAt } from '../../src/orders/cheapestListing.ts'
import { answer } from './indexRules.ts'

export interface Row extends ListingPrice {
  readonly id: string
  readonly priceType: 'FIXED' | 'DECLINING'
  readonly [field: string]: unknown
}

export const NOW = 1_000_000
export const END = `${NOW + 5_000}`

const fixed = fc.bigInt({ min: 1n, max: 1_000n }).map((price) => ({
  priceType: 'FIXED' as const,
  unitPrice: `${price}`,
  unitEndPrice: `${price}`,
  startsAtSeconds: '0',
  endsAtSeconds: END,
}))
const declining = fc
  .record({
    end: fc.bigInt({ min: 1n, max: 1_000n }),
    more: fc.bigInt({ min: 1n, max: 10_000n }),
    started: fc.integer({ min: 0, max: 9_999 }),
    left: fc.integer({ min: 1, max: 10_000 }),
  })
  .map(({ end, more, started, left }) => ({
    priceType: 'DECLINING' as const,
    unitPrice: `${end + more}`,
    unitEndPrice: `${end}`,
    startsAtSeconds: `${NOW - started}`,
    endsAtSeconds: `${NOW + left}`,
  }))

/** Any market: mostly with few declining prices, sometimes with more than a query reads. */
export const market = fc
  .tuple(fc.array(fixed, { maxLength: 30 }), fc.array(declining, { maxLength: 45, size: 'max' }))
  .map((both) =>
    both.flat().map((row, index): Row => ({ ...row, id: `0x${index.toString(16).padStart(4, '0')}` })),
  )

export const select = (rows: readonly Row[], where: object, orderBy: string, first: number) =>
  answer(rows, { where, orderBy, orderDirection: 'asc', first })

export const sortPrices = (rows: readonly Row[]) =>
  rows.map((row) => unitPriceAt(row, NOW)).toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))

/** A client whose index replies from rows. */
export function createIndexClient(rows: readonly Row[]): ApolloClient {
  const live = rows.map((row) => ({ ...row, live: true, token: null }))
  const query = async ({
    variables,
  }: {
    variables: { fixed: object; declining?: object; first: number }
  }) => ({
    data: {
      fixed: select(live, variables.fixed, 'unitPrice', variables.first),
      declining:
        variables.declining === undefined ? [] : select(live, variables.declining, 'unitEndPrice', 1_000),
    },
  })
  return { query } as unknown as ApolloClient
}
