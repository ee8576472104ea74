// Filters are read from any URL, and an unusable value is reported and not queried.
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ITEM_SORTS } from '../../../itemSearch/query.ts'
import { type Address, ZERO_ADDRESS } from '../../../domain/address.ts'
import { checksumAddress } from '../../../domain/checksum.ts'
import { traitKey } from '../../../domain/traits.ts'
import { formatExact, type Wei } from '../../../domain/wei.ts'
import { collectionTexts } from '../../../messages/en/collection.ts'
import { currentTranslate } from '../../../messages/translate.ts'
import { filtersKey, ITEM_VIEWS, NO_FILTERS, parseItemFilters, writeItemFilters } from './itemFilters.ts'

const ETH = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 }
const USDC = {
  address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48' as Address,
  symbol: 'USDC',
  decimals: 6,
}
const collection = '0x00000000000000000000000000000000000000aa' as Address

const read = (query: string) => parseItemFilters(new URLSearchParams(query), [ETH, USDC])

describe('an empty URL', () => {
  test('queries all items, cheapest first', () => {
    expect(read('')).toEqual({
      filters: {
        listed: false,
        inBundle: false,
        unit: ETH,
        minPrice: undefined,
        maxPrice: undefined,
        traits: [],
        text: '',
        owner: undefined,
        sort: 'price-low',
      },
      texts: NO_FILTERS,
      problems: {},
    })
  })
})

test('any filters are read back as they were written', () => {
  const amount = (decimals: number) =>
    fc.bigInt({ min: 0n, max: 10n ** 20n }).map((wei) => formatExact(wei as Wei, decimals))
  const texts = fc.record({
    status: fc.constantFrom('', 'listed', 'bundle'),
    currency: fc.constantFrom('', 'USDC', 'eth', USDC.address),
    min: fc.oneof(fc.constant(''), amount(6)),
    max: fc.constant(''),
    trait: fc.uniqueArray(
      fc
        .tuple(fc.string({ maxLength: 9 }), fc.string({ maxLength: 9 }))
        .map(([type, value]) => `${type.replaceAll('=', '%3D')}=${value}`),
      { maxLength: 5 },
    ),
    q: fc.string({ maxLength: 30 }).map((text) => text.trim()),
    owner: fc.constantFrom('', USDC.address, checksumAddress(USDC.address)),
    sort: fc.constantFrom('', ...ITEM_SORTS),
    view: fc.constantFrom('', ...ITEM_VIEWS),
  })
  fc.assert(
    fc.property(texts, (written) => {
      const { texts: back, problems, filters } = read(writeItemFilters(written))
      expect(back).toEqual(written)
      expect(problems).toEqual({})
      expect(filters.traits).toEqual(written.trait)
      expect(filters.text).toBe(written.q)
      expect(filters.owner).toBe(written.owner === '' ? undefined : USDC.address)
      if (written.min !== '')
        expect(formatExact(filters.minPrice ?? (0n as Wei), filters.unit.decimals)).toBe(written.min)
    }),
  )
})

test('reading never throws for any URL, and loses no text', () => {
  const anything = fc.string({ unit: 'binary', maxLength: 40 })
  const query = fc.record({
    status: anything,
    currency: anything,
    min: anything,
    max: anything,
    trait: fc.array(anything, { maxLength: 3 }),
    q: anything,
    owner: anything,
    sort: anything,
    view: anything,
  })
  fc.assert(
    fc.property(query, (written) => {
      const { texts } = read(writeItemFilters(written))
      expect(writeItemFilters(texts)).toBe(writeItemFilters(written))
    }),
  )
})

describe('an unusable value', () => {
  test.each([
    ['min=-1', 'min', 'above zero'],
    [`max=1${'0'.repeat(40)}`, 'max', 'This price is too high.'],
    ['min=<script>alert(1)</script>', 'min', 'Enter a number'],
    ['max=0.1234567&currency=USDC', 'max', 'at most 6 decimals'],
    ['currency=DOGE', 'currency', 'ETH or USDC'],
    ['status=stolen', 'status', 'listed'],
    ['sort=<script>', 'sort', 'can’t be sorted by this'],
    ['trait=Head', 'trait', 'its type, =, and its value'],
    ['owner=ada.eth', 'owner', 'Enter an owner’s address'],
    [`owner=${checksumAddress(USDC.address).replace('A', 'a')}`, 'owner', 'checksum'],
    [`q=${'x'.repeat(121)}`, 'q', '120 characters'],
  ] as const)('%s is reported beside its field', (query, field, words) => {
    const { problems, filters } = read(query)
    expect(Object.keys(problems)).toEqual([field])
    expect(currentTranslate()(problems[field] ?? '')).toContain(words)
    if (field === 'min') expect(filters.minPrice).toBeUndefined()
    if (field === 'max') expect(filters.maxPrice).toBeUndefined()
  })

  test('turns off both of two bounds that exclude each other, and reports it once', () => {
    const { problems, filters } = read('min=2&max=1')
    expect(problems).toEqual({ min: collectionTexts.filterPanel.aboveHighest })
    expect(filters).toMatchObject({ minPrice: undefined, maxPrice: undefined })
  })

  test('leaves the other filters applied', () => {
    const { filters, problems } = read('min=-1&status=listed&trait=Head%3DHat&q=blue&sort=number')
    expect(filters).toMatchObject({ listed: true, traits: ['Head=Hat'], text: 'blue', sort: 'number' })
    expect(Object.keys(problems)).toEqual(['min'])
  })
})

describe('traits', () => {
  const withTraits = (...trait: string[]) => read(writeItemFilters({ ...NO_FILTERS, trait }))

  test('may be as long as the index keeps them, and no longer', () => {
    const constants = readFileSync('subgraph/src/constants.ts', 'utf8')
    const longest = Number(/MAX_TRAIT_LENGTH = (\d+)/.exec(constants)?.[1])
    // Each character of the type takes three in its key.
    const key = (excess: number) =>
      traitKey({ type: '='.repeat(longest + excess), value: 'x'.repeat(longest + excess) })
    expect(withTraits('Head=Hat', key(0))).toMatchObject({
      filters: { traits: ['Head=Hat', key(0)] },
      problems: {},
    })
    expect(withTraits(key(1)).problems).toEqual({ trait: collectionTexts.filterPanel.traitTooLong })
  })

  test.each(['Head', `Head=${'x'.repeat(1_000)}`])('stay applied beside a mistake: %.9s', (mistake) => {
    const { filters, problems } = withTraits(mistake, 'Head=Hat', 'Head=Hat', 'Eyes=Red')
    expect(filters.traits).toEqual(['Head=Hat', 'Eyes=Red'])
    expect(Object.keys(problems)).toEqual(['trait'])
  })

  test('beyond the most that are applied are left out', () => {
    const keys = Array.from({ length: 101 }, (_, number) => `Head=${number}`)
    const { filters, problems } = withTraits(...keys)
    expect(filters.traits).toEqual(keys.slice(0, 100))
    expect(problems).toEqual({ trait: collectionTexts.filterPanel.tooManyTraits({ most: 100 }) })
  })
})

describe('the key of a list', () => {
  const key = (query: string) => filtersKey(collection, read(query).filters)

  test('is the same for the same query', () => {
    expect(key('trait=A%3D1&trait=B%3D2')).toBe(key('trait=B%3D2&trait=A%3D1'))
    // Without a price, the currency changes nothing.
    expect(key('currency=USDC')).toBe(key(''))
    expect(key('view=list')).toBe(key(''))
  })

  test.each([
    'status=listed',
    'status=bundle',
    'min=1',
    'max=1',
    'min=1&currency=USDC',
    'q=a',
    'sort=number',
    'trait=A%3D1',
    `owner=${USDC.address}`,
  ])('differs for %s', (query) => {
    expect(key(query)).not.toBe(key(''))
    if (query.includes('USDC')) expect(key(query)).not.toBe(key('min=1'))
  })
})
