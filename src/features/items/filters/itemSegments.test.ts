// The segments of a list are a partition: for any filters and sort order, each matching item appears exactly once.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Address } from '../../../domain/address.ts'
import { type Currency, getUnit } from '../../../domain/currency.ts'
import { queryTime } from '../../../domain/time.ts'
import type { Wei } from '../../../domain/wei.ts'
import { type Position, fetchRows, type Rows, START } from '../../../graphql/keyset.ts'
import { ETH, USDC, WETH } from '../../../../tests/support/currencies.ts'
import { answer, passes } from '../../../../tests/support/indexRules.ts'
import { ITEM_SORTS } from '../../../itemSearch/query.ts'
import type { ItemFilters } from './itemFilters.ts'
import {
  isInBounds,
  isPriced,
  itemSegments,
  type SortableItem,
  itemWhere,
  priceOfItem,
} from './itemSegments.ts'

const UNKNOWN = `0x${'dd'.repeat(20)}`
const collection = `0x${'aa'.repeat(20)}` as Address
const ADA = `0x${'ad'.repeat(20)}` as Address
const BEN = `0x${'be'.repeat(20)}` as Address
const NOW = 1_700_000_010

const unit = fc.constantFrom(ETH.address as string, USDC.address, UNKNOWN)
const token = fc
  .record({
    number: fc.nat({ max: 300 }),
    collection: fc.constantFrom(collection as string, UNKNOWN),
    supply: fc.constantFrom('0', '1', '40'),
    liveBundleCount: fc.constantFrom(0, 0, 1, 3),
    holders: fc.subarray([ADA as string, BEN]),
    listing: fc.option(
      fc.record({
        price: fc.constantFrom('1', '5', '5000000000000000000000'),
        unit,
        ends: fc.constantFrom(-9_000, -5, 9_000),
        // Null for a fixed price.
        falls: fc.option(fc.constantFrom(2n, 30n)),
      }),
    ),
    sale: fc.option(fc.record({ price: fc.constantFrom('2', '7'), unit, at: fc.nat({ max: 3 }) })),
    metadata: fc.option(
      fc.record({
        name: fc.constantFrom('Blue 7', 'Red', null),
        traits: fc.subarray(['Head=Hat', 'Head=Cap', 'Eyes=Red']),
      }),
    ),
  })
  .map(({ number, listing, sale, holders, ...rest }) => ({
    ...rest,
    balances: holders.map((account) => ({ account, amount: '1' })).concat({ account: ADA, amount: '0' }),
    id: `0x${number.toString(16).padStart(4, '0')}`,
    tokenId: String(number),
    bestAskPrice: listing?.price ?? null,
    bestAskUnit: listing?.unit ?? null,
    // An end price below the start price, as in the index.
    bestAskEndPrice:
      listing === null || listing.falls === null ? null : String(BigInt(listing.price) / listing.falls),
    bestAskStartsAtSeconds: listing === null || listing.falls === null ? null : String(NOW - 20_000),
    bestAskEndsAtSeconds: listing === null ? null : String(NOW + listing.ends),
    listedAtSeconds: listing === null ? null : String(NOW - 100 - Number(listing.price.length)),
    lastSalePrice: sale?.price ?? null,
    lastSaleUnit: sale?.unit ?? null,
    lastSaleAtSeconds: sale === null ? null : String(sale.at),
  }))
const tokens = fc.uniqueArray(token, { selector: ({ id }) => id, maxLength: 40 })

const filters: fc.Arbitrary<ItemFilters> = fc.record({
  listed: fc.boolean(),
  inBundle: fc.boolean(),
  unit: fc.constantFrom(ETH, USDC),
  minPrice: fc.constantFrom(undefined, 2n as Wei),
  maxPrice: fc.constantFrom(undefined, 10n as Wei),
  traits: fc.subarray(['Head=Hat', 'Head=Cap', 'Eyes=Red']),
  text: fc.constantFrom('', 'blue', '7', '#7', '%'),
  owner: fc.constantFrom(undefined, ADA, BEN),
  sort: fc.constantFrom(...ITEM_SORTS),
  view: fc.constant(undefined),
})

type Subject = typeof token extends fc.Arbitrary<infer Value> ? Value : never

/** The meaning of the filters, written without graph-node. */
function fits(subject: Subject, wanted: ItemFilters): boolean {
  const listed = Number(subject.bestAskEndsAtSeconds ?? 0) > queryTime(NOW)
  const priced = wanted.minPrice !== undefined || wanted.maxPrice !== undefined
  const price = priceOfItem(subject, NOW)
  const head = wanted.traits.filter((key) => key.startsWith('Head'))
  const eyes = wanted.traits.filter((key) => key.startsWith('Eyes'))
  const own = subject.metadata?.traits ?? []
  return (
    subject.collection === collection &&
    subject.supply !== '0' &&
    (!(wanted.listed || priced) || listed) &&
    (!wanted.inBundle || subject.liveBundleCount > 0) &&
    (!priced ||
      (subject.bestAskUnit === wanted.unit.address &&
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

const question = (wanted: ItemFilters) => ({ collection, filters: wanted, units: [ETH, USDC], now: NOW })

test('shows every matching item exactly once, and no other', async () => {
  await fc.assert(
    fc.asyncProperty(tokens, filters, async (all, wanted) => {
      const { items } = await fetchRows({
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

test('counts with the filter exactly the items that the list shows', () => {
  fc.assert(
    fc.property(tokens, filters, (all, wanted) => {
      const query = { collection, filters: wanted, now: NOW }
      const fixed = itemWhere(query) as Record<string, unknown>
      const declining = itemWhere(query, 'declining') as Record<string, unknown>
      const counted = all.filter(
        (subject) =>
          passes(subject, fixed) ||
          (isPriced(wanted) && passes(subject, declining) && isInBounds(subject, wanted, NOW)),
      )
      expect(counted).toEqual(all.filter((subject) => fits(subject, wanted)))
    }),
    { numRuns: 400 },
  )
})

describe('prices', () => {
  const priced = (id: string, price: string, currency: Currency) => ({
    id,
    collection,
    supply: '1',
    bestAskPrice: price,
    bestAskEndPrice: null as string | null,
    bestAskStartsAtSeconds: null as string | null,
    bestAskUnit: getUnit(currency),
    bestAskEndsAtSeconds: String(NOW + 9_000),
    listedAtSeconds: '1',
    lastSalePrice: null,
    lastSaleAtSeconds: null,
  })
  const all = [
    priced('0x1', '9', USDC),
    priced('0x2', '5', ETH),
    priced('0x3', '1', USDC),
    priced('0x4', '10', WETH),
    {
      ...priced('0x5', '1', ETH),
      bestAskPrice: null,
      bestAskUnit: null,
      bestAskEndsAtSeconds: null,
    },
  ]
  const BASE = {
    listed: false,
    inBundle: false,
    unit: ETH,
    minPrice: undefined,
    maxPrice: undefined,
    traits: [],
    text: '',
    owner: undefined,
    view: undefined,
  }
  const shown = async (wanted: Partial<ItemFilters>) => {
    const { items } = await fetchRows({
      segments: itemSegments(question({ ...BASE, sort: 'price-low', ...wanted })),
      from: START,
      count: 100,
      fetchPage: (request) => Promise.resolve(answer(all, request)),
    })
    return items.map(({ id }) => id)
  }

  test('are compared within one unit of account, and items without a price come last', async () => {
    expect(await shown({ sort: 'price-low' })).toEqual(['0x2', '0x4', '0x3', '0x1', '0x5'])
    expect(await shown({ sort: 'price-high' })).toEqual(['0x4', '0x2', '0x1', '0x3', '0x5'])
  })

  test('that decline are sorted and filtered by their current amount, page after page', async () => {
    const declining = (id: string, start: string, end: string) => ({
      ...priced(id, start, WETH),
      bestAskEndPrice: end,
      bestAskStartsAtSeconds: String(NOW - 9_000),
    })
    // Half of the duration has passed: they are at 51 and 6 now.
    const market = [...all, declining('0x6', '100', '2'), declining('0x7', '11', '1')]
    const read = async (wanted: Partial<ItemFilters>, count: number) => {
      const ids: string[] = []
      for (let from: Position<SortableItem> | undefined = START; from !== undefined;) {
        const rows: Rows<SortableItem> = await fetchRows({
          segments: itemSegments(question({ ...BASE, sort: 'price-low', ...wanted })),
          from,
          count,
          fetchPage: (request) => Promise.resolve(answer(market, request)),
        })
        ids.push(...rows.items.map(({ id }) => id))
        from = rows.next
      }
      return ids
    }
    for (const count of [1, 2, 3, 10]) {
      expect(await read({}, count)).toEqual(['0x2', '0x7', '0x4', '0x6', '0x3', '0x1', '0x5'])
      expect(await read({ sort: 'price-high' }, count)).toEqual([
        '0x6',
        '0x4',
        '0x7',
        '0x2',
        '0x1',
        '0x3',
        '0x5',
      ])
      expect(await read({ minPrice: 6n as Wei, maxPrice: 50n as Wei }, count)).toEqual(['0x7', '0x4'])
      expect(await read({ minPrice: 6n as Wei, sort: 'number' }, count)).toEqual(['0x4', '0x6', '0x7'])
    }
  })

  test('in a range match only in its unit of account', async () => {
    expect(await shown({ minPrice: 5n as Wei })).toEqual(['0x2', '0x4'])
    expect(await shown({ maxPrice: 5n as Wei, unit: USDC })).toEqual(['0x3'])
  })

  test('of 2,000 listings in both coins are in order of the exact price, page after page', async () => {
    const wei = fc.bigInt({ min: 1n, max: 3n * 10n ** 18n })
    const listing = fc.record({
      price: wei,
      coin: fc.constantFrom(ETH, WETH),
      // Fewer decline than the 200 that a list reads.
      end: fc.oneof(
        { weight: 19, arbitrary: fc.constant(null) },
        {
          weight: 1,
          arbitrary: fc.record({ share: fc.bigInt({ min: 2n, max: 40n }), since: fc.nat({ max: 8_999 }) }),
        },
      ),
    })
    const listings = fc.array(listing, { minLength: 2_000, maxLength: 2_000, size: 'max' })
    await fc.assert(
      fc.asyncProperty(listings, async (made) => {
        const market = made.map(({ price, coin, end }, number) => ({
          ...priced(`0x${number.toString(16).padStart(4, '0')}`, String(price), coin),
          bestAskEndPrice: end === null ? null : String(price / end.share),
          bestAskStartsAtSeconds: end === null ? null : String(NOW - end.since),
        }))
        for (const sort of ['price-low', 'price-high'] as const) {
          const items: SortableItem[] = []
          for (let from: Position<SortableItem> | undefined = START; from !== undefined;) {
            const rows: Rows<SortableItem> = await fetchRows({
              segments: itemSegments(question({ ...BASE, sort })),
              from,
              count: 500,
              fetchPage: (request) => Promise.resolve(answer(market, request)),
            })
            items.push(...rows.items)
            from = rows.next
          }
          expect(items.map(({ id }) => id).toSorted()).toEqual(market.map(({ id }) => id))
          const prices = items.map(exactPrice)
          const outOfOrder = prices.slice(1).filter((later, index) => {
            const [low, high] = sort === 'price-low' ? [prices[index], later] : [later, prices[index]]
            // The page compares rounded amounts: two within one wei of each other may be in either order.
            return low !== undefined && high !== undefined && isHigherByAWei(low, high)
          })
          expect(outOfOrder).toEqual([])
        }
      }),
      // Shrinking 2,000 listings would take longer than it helps.
      { numRuns: 1, endOnFailure: true },
    )
  })
})

interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** The price that docs/orders.md calls exact(t), before any rounding. */
function exactPrice(item: SortableItem): Fraction {
  const start = BigInt(item.bestAskPrice ?? 0)
  if (item.bestAskEndPrice === null) return { numerator: start, denominator: 1n }
  const from = BigInt(item.bestAskStartsAtSeconds ?? 0)
  const to = BigInt(item.bestAskEndsAtSeconds ?? 0)
  const now = BigInt(NOW)
  const numerator = start * (to - now) + BigInt(item.bestAskEndPrice) * (now - from)
  return { numerator, denominator: to - from }
}

const isHigherByAWei = (one: Fraction, other: Fraction) =>
  (one.numerator - one.denominator) * other.denominator >= other.numerator * one.denominator
