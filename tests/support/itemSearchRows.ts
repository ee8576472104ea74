// For tests: collections of any shape, as rows of the local copy and of the index, and queries for them.
import fc from 'fast-check'
import type { Address } from '../../src/domain/address.ts'
import { ItemTable } from '../../src/itemSearch/table.ts'
import type { ItemQuery } from '../../src/itemSearch/query.ts'
import type { ItemSearchRow, Moving } from '../../src/itemSearch/rows.ts'
import type { IndexedCurrency } from '../../src/graphql/currency.ts'

export const COLLECTION = `0x${'ab'.repeat(20)}` as Address
/** The minute in which tests send queries. */
export const NOW = 1_800_000_000

const currency = (byte: string, symbol: string): IndexedCurrency => ({
  id: `0x${byte.repeat(20)}`,
  symbol,
  name: null,
  decimals: 18,
})

export const ETH = currency('00', 'ETH')
const WETH = currency('ee', 'WETH')
export const USDC = currency('cc', 'USDC')
/** The currencies of each unit of account. */
export const UNITS = [[ETH, WETH], [USDC]].map((unit) => unit.map(({ id }) => id as Address))
/** A currency that isn't in any configuration. */
const SHELL = currency('5e', 'SHELL')

export const tokenId = (number: bigint): string => `${COLLECTION}${number.toString(16).padStart(64, '0')}`

/** An item, for sale when it has a price. */
export function item(number: number, fields: Partial<ItemSearchRow> & { readonly price?: bigint } = {}) {
  const { price, ...rest } = fields
  return {
    id: tokenId(BigInt(number)),
    supply: 1n,
    decimals: 0,
    name: `Work ${number}`,
    image: `ipfs://work/${number}.png`,
    traits: [],
    listing:
      price === undefined
        ? null
        : {
            order: `0x${'0f'.repeat(32)}`,
            price,
            moving: null,
            currency: ETH,
            endsAtSeconds: BigInt(NOW + 3_600),
          },
    listedAtSeconds: price === undefined ? null : NOW - 60,
    inBundle: false,
    lastSale: null,
    ...rest,
  } satisfies ItemSearchRow
}

/** A query for everything in the first unit of account, sorted by ID. */
export const itemQuery = (fields: Partial<ItemQuery> = {}): ItemQuery => ({
  listed: false,
  inBundle: false,
  unit: UNITS[0] ?? [],
  minPrice: undefined,
  maxPrice: undefined,
  traits: [],
  text: '',
  sort: 'number',
  units: UNITS,
  now: NOW,
  ...fields,
})

export function toTable(rows: readonly ItemSearchRow[]): ItemTable {
  const table = new ItemTable(COLLECTION, 4)
  for (const row of rows) table.put(row)
  return table
}

const TYPES = ['Head', 'Eyes', 'a=b', '']
const VALUES = ['Hat', 'Cap', 'Red', '']
export const TRAITS = TYPES.flatMap((type) =>
  VALUES.map((value) => `${type.replaceAll('=', '%3D')}=${value}`),
)
const NAMES = ['Blue Hat', 'blue hat 7', 'Red', 'Ünder_score', '100% Wool', 'Cap', '12', null]

const price = fc.constantFrom(0n, 1n, 2n, 3n, 10n ** 18n, 10n ** 18n + 1n, 2n ** 250n)
const traded = { price, currency: fc.constantFrom(ETH, WETH, USDC, SHELL) }
const seconds = fc.constantFrom(NOW - 1_000, NOW - 60, NOW, NOW + 1, NOW + 60)

const FIXED = fc.constant(null)
/** The end of a declining or rising price: lower, higher, by less than a unit a minute, from any start time. */
export const anyMoving: fc.Arbitrary<Moving | null> = fc.option(
  fc.record({
    endPrice: fc.oneof(price, fc.bigInt({ min: 0n, max: 2n ** 250n })),
    startsAtSeconds: fc.constantFrom(
      BigInt(NOW - 1_000_000),
      BigInt(NOW - 1_000),
      BigInt(NOW),
      BigInt(NOW + 30),
    ),
  }),
)

/** @param moving without it, prices are fixed */
export const anyRow = (
  id: string,
  moving: fc.Arbitrary<Moving | null> = FIXED,
): fc.Arbitrary<ItemSearchRow> =>
  fc
    .record({
      id: fc.constant(id),
      supply: fc.constantFrom(1n, 1n, 1n, 25n, 0n),
      decimals: fc.constantFrom(0, 0, 18),
      name: fc.constantFrom(...NAMES),
      image: fc.constantFrom(null, 'ipfs://one', 'ipfs://two'),
      traits: fc.subarray(TRAITS, { maxLength: 6 }),
      listing: fc.option(
        fc.record({
          order: fc.constant(`0x${'0f'.repeat(32)}`),
          ...traded,
          moving,
          // Contracts also write the largest integer for "never", or the largest of 64 bits.
          endsAtSeconds: fc.oneof(
            seconds.map(BigInt),
            fc.constantFrom(2n ** 63n - 1n, 2n ** 64n, 2n ** 256n - 1n),
          ),
        }),
      ),
      listedAtSeconds: fc.option(seconds),
      inBundle: fc.boolean(),
      lastSale: fc.option(fc.record({ ...traded, atSeconds: seconds })),
    })
    .map((row) => ({ ...row, listedAtSeconds: row.listing === null ? null : (row.listedAtSeconds ?? NOW) }))

/** A collection with each item once, in any order; token IDs of any size. */
export const anyRows = (
  maxLength = 24,
  moving = FIXED as typeof anyMoving,
): fc.Arbitrary<readonly ItemSearchRow[]> =>
  fc
    .uniqueArray(fc.oneof(fc.bigInt({ min: 0n, max: 40n }), fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })), {
      maxLength,
    })
    .chain((numbers) => fc.tuple(...numbers.map((number) => anyRow(tokenId(number), moving))))
