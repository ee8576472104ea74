// The segments of a list are a partition: whatever the filters and the order, each item that fits is there once.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Address, ZERO_ADDRESS } from '../../domain/address.ts'
import { startOfMinute } from '../../domain/time.ts'
import type { Wei } from '../../domain/wei.ts'
import { readRows, START } from '../../graphql/keyset.ts'
import { answer, passes } from '../../graphql/testing.ts'
import { ITEM_SORTS, type ItemFilters } from './itemFilters.ts'
import { itemSegments, itemWhere } from './itemSegments.ts'

const ETH = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 }
const WETH = { address: `0x${'c0'.repeat(20)}` as Address, symbol: 'WETH', decimals: 18 }
const UNKNOWN = `0x${'dd'.repeat(20)}`
const collection = `0x${'aa'.repeat(20)}` as Address
const ADA = `0x${'ad'.repeat(20)}` as Address
const BEN = `0x${'be'.repeat(20)}` as Address
const NOW = 1_700_000_010

const currency = fc.constantFrom(ETH.address as string, WETH.address, UNKNOWN)
const token = fc
  .record({
    number: fc.nat({ max: 300 }),
    collection: fc.constantFrom(collection as string, UNKNOWN),
    supply: fc.constantFrom('0', '1', '40'),
    holders: fc.subarray([ADA as string, BEN]),
    ask: fc.option(
      fc.record({
        price: fc.constantFrom('1', '5', '5000000000000000000000'),
        currency,
        ends: fc.constantFrom(-9_000, -5, 9_000),
      }),
    ),
    sale: fc.option(fc.record({ price: fc.constantFrom('2', '7'), currency, at: fc.nat({ max: 3 }) })),
    metadata: fc.option(
      fc.record({
        name: fc.constantFrom('Blue 7', 'Red', null),
        traits: fc.subarray(['Head=Hat', 'Head=Cap', 'Eyes=Red']),
      }),
    ),
  })
  .map(({ number, ask, sale, holders, ...rest }) => ({
    ...rest,
    balances: holders.map((account) => ({ account, amount: '1' })).concat({ account: ADA, amount: '0' }),
    id: `0x${number.toString(16).padStart(4, '0')}`,
    tokenId: String(number),
    bestAskPrice: ask?.price ?? null,
    bestAskCurrency: ask?.currency ?? null,
    bestAskEndsAtSeconds: ask === null ? null : String(NOW + ask.ends),
    listedAtSeconds: ask === null ? null : String(NOW - 100 - Number(ask.price.length)),
    lastSalePrice: sale?.price ?? null,
    lastSaleCurrency: sale?.currency ?? null,
    lastSaleAtSeconds: sale === null ? null : String(sale.at),
  }))
const tokens = fc.uniqueArray(token, { selector: ({ id }) => id, maxLength: 40 })

const filters: fc.Arbitrary<ItemFilters> = fc.record({
  listed: fc.boolean(),
  currency: fc.constantFrom(ETH, WETH),
  minPrice: fc.constantFrom(undefined, 2n as Wei),
  maxPrice: fc.constantFrom(undefined, 10n as Wei),
  traits: fc.subarray(['Head=Hat', 'Head=Cap', 'Eyes=Red']),
  text: fc.constantFrom('', 'blue', '7', '#7', '%'),
  owner: fc.constantFrom(undefined, ADA, BEN),
  sort: fc.constantFrom(...ITEM_SORTS),
  view: fc.constant(undefined),
})

type Subject = typeof token extends fc.Arbitrary<infer Value> ? Value : never

/** What the filters mean, said without graph-node. */
function fits(subject: Subject, wanted: ItemFilters): boolean {
  const listed = Number(subject.bestAskEndsAtSeconds ?? 0) > startOfMinute(NOW)
  const priced = wanted.minPrice !== undefined || wanted.maxPrice !== undefined
  const price = BigInt(subject.bestAskPrice ?? 0)
  const head = wanted.traits.filter((key) => key.startsWith('Head'))
  const eyes = wanted.traits.filter((key) => key.startsWith('Eyes'))
  const own = subject.metadata?.traits ?? []
  return (
    subject.collection === collection &&
    subject.supply !== '0' &&
    (!(wanted.listed || priced) || listed) &&
    (!priced ||
      (subject.bestAskCurrency === wanted.currency.address &&
        price >= (wanted.minPrice ?? 0n) &&
        price <= (wanted.maxPrice ?? price))) &&
    (head.length === 0 || head.some((key) => own.includes(key))) &&
    (eyes.length === 0 || eyes.some((key) => own.includes(key))) &&
    (wanted.owner === undefined ||
      subject.balances.some(({ account, amount }) => account === wanted.owner && amount !== '0')) &&
    (wanted.text === '' ||
      subject.tokenId === wanted.text.replace('#', '') ||
      (subject.metadata?.name ?? '').toLowerCase().includes(wanted.text))
  )
}

const question = (wanted: ItemFilters) => ({ collection, filters: wanted, currencies: [ETH, WETH], now: NOW })

test('every item that fits is shown once, and no other', async () => {
  await fc.assert(
    fc.asyncProperty(tokens, filters, async (all, wanted) => {
      const { items } = await readRows({
        segments: itemSegments(question(wanted)),
        from: START,
        count: 1_000,
        fetchPage: (request) => Promise.resolve(answer(all, request)),
      })
      expect(items.map(({ id }) => id).sort()).toEqual(
        all
          .filter((subject) => fits(subject, wanted))
          .map(({ id }) => id)
          .sort(),
      )
    }),
    { numRuns: 400 },
  )
})

test('the filter for counting finds what the list shows', () => {
  fc.assert(
    fc.property(tokens, filters, (all, wanted) => {
      const where = itemWhere({ collection, filters: wanted, now: NOW }) as Record<string, unknown>
      expect(all.filter((subject) => passes(subject, where))).toEqual(
        all.filter((subject) => fits(subject, wanted)),
      )
    }),
    { numRuns: 400 },
  )
})

describe('prices', () => {
  const priced = (id: string, price: string, address: string) => ({
    id,
    collection,
    supply: '1',
    bestAskPrice: price,
    bestAskCurrency: address,
    bestAskEndsAtSeconds: String(NOW + 9_000),
    listedAtSeconds: '1',
    lastSalePrice: null,
    lastSaleAtSeconds: null,
  })
  const all = [
    priced('0x1', '9', WETH.address),
    priced('0x2', '5', ETH.address),
    priced('0x3', '1', WETH.address),
    priced('0x4', '10', ETH.address),
    {
      ...priced('0x5', '1', ETH.address),
      bestAskPrice: null,
      bestAskCurrency: null,
      bestAskEndsAtSeconds: null,
    },
  ]
  const shown = async (wanted: Partial<ItemFilters>) => {
    const base = {
      listed: false,
      currency: ETH,
      minPrice: undefined,
      maxPrice: undefined,
      traits: [],
      text: '',
      owner: undefined,
      view: undefined,
    }
    const { items } = await readRows({
      segments: itemSegments(question({ ...base, sort: 'price-low', ...wanted })),
      from: START,
      count: 100,
      fetchPage: (request) => Promise.resolve(answer(all, request)),
    })
    return items.map(({ id }) => id)
  }

  test('are compared within one currency, and what has none comes last', async () => {
    expect(await shown({ sort: 'price-low' })).toEqual(['0x2', '0x4', '0x3', '0x1', '0x5'])
    expect(await shown({ sort: 'price-high' })).toEqual(['0x4', '0x2', '0x1', '0x3', '0x5'])
  })

  test('in a range are in its currency alone', async () => {
    expect(await shown({ minPrice: 5n as Wei })).toEqual(['0x2', '0x4'])
    expect(await shown({ maxPrice: 5n as Wei, currency: WETH })).toEqual(['0x3'])
  })
})
