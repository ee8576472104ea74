// Sorts selected rows by one machine word per row that contains everything the order depends on.
//
// The orders are those of graph-node for the same query: ties are broken by id in the sort's direction, rows without
// the key follow in order of id, and prices are grouped by unit of account.
import { NO_AMOUNT } from './amounts.ts'
import type { ListingRanks } from './rankListings.ts'
import type { ItemQuery } from './query.ts'
import { NEVER, type ItemTable } from './table.ts'

export interface Ranks {
  /** Listings at the query's time. */
  readonly listings: ListingRanks
  /** By row: 1 for the rarest; 0 for items without published traits. */
  readonly rarity: Uint32Array
  /** By row: text match score; undefined without a text. */
  readonly scores: Float32Array | undefined
}

/** Covers 17 years in seconds, more distinct prices than fit in memory, and leaves room for a million rows. */
const LARGEST_KEY = 2 ** 29
const SECTIONS = 8

/** Position of a row: by section, then by key within the section. */
interface Key {
  section: number
  /** An integer from 0 to {@link LARGEST_KEY}; rows with equal keys are in order of id. */
  key: number
  descending: boolean
}

/** Writes a row's position into a shared object, because there may be 100,000 rows. */
type WriteKey = (row: number, into: Key) => void

function put(into: Key, section: number, key: number, descending: boolean): void {
  into.section = section
  into.key = key
  into.descending = descending
}

/** @param rows in order of id; not modified */
export function sortRows(table: ItemTable, rows: Uint32Array, query: ItemQuery, ranks: Ranks): Uint32Array {
  if (query.sort === 'number') return rows
  const writeKey = keyFor(table, query, ranks)
  const count = rows.length
  const words = new Float64Array(count)
  const at: Key = { section: 0, key: 0, descending: false }
  for (let place = 0; place < count; place++) {
    writeKey(rows[place] ?? 0, at)
    const key = Math.min(Math.max(at.key, 0), LARGEST_KEY - 1)
    const part = Math.min(at.section, SECTIONS - 1) * 2
    // The place is appended as the last digits, reversed in a descending section.
    words[place] = at.descending
      ? ((part + 1) * LARGEST_KEY + (LARGEST_KEY - 1 - key)) * count + (count - 1 - place)
      : (part * LARGEST_KEY + key) * count + place
  }
  words.sort()
  const sorted = new Uint32Array(count)
  for (let i = 0; i < count; i++) {
    const word = words[i] ?? 0
    const minor = word % count
    const descending = Math.floor(word / (LARGEST_KEY * count)) % 2 === 1
    sorted[i] = rows[descending ? count - 1 - minor : minor] ?? 0
  }
  return sorted
}

function keyFor(table: ItemTable, query: ItemQuery, ranks: Ranks): WriteKey {
  const { listedAt, listingCurrency, saleAt, saleCurrency, salePrice } = table.numbers
  const { ofRow } = ranks.listings
  const byListingPrice = ({ descending }: { readonly descending: boolean }) =>
    byPrice(table, query, {
      currencyCodes: listingCurrency,
      getRank: (row) => ofRow[row] ?? 0,
      descending,
    })
  switch (query.sort) {
    case 'price-low':
      return byListingPrice({ descending: false })
    case 'price-high':
      return byListingPrice({ descending: true })
    case 'recently-listed':
      return byTime(table, (row) => ((ofRow[row] ?? 0) > 0 ? listedAt[row] : NEVER))
    case 'recently-sold':
      return byTime(table, (row) => saleAt[row])
    case 'last-sale': {
      const { rankByCode } = table.amounts
      const getRank = (row: number) => rankByCode[salePrice[row] ?? NO_AMOUNT] ?? 0
      return byPrice(table, query, { currencyCodes: saleCurrency, getRank, descending: true })
    }
    case 'rarity':
      return (row, into) => {
        const rank = ranks.rarity[row] ?? 0
        put(into, rank === 0 ? 1 : 0, rank, false)
      }
    case 'relevance': {
      const { scores } = ranks
      if (scores === undefined) return byListingPrice({ descending: false })
      // Thousandths, so that rounding errors don't affect the order.
      return (row, into) => put(into, 0, LARGEST_KEY - 1 - Math.round((scores[row] ?? 0) * 1_000), false)
    }
    case 'number':
      return (_row, into) => put(into, 0, 0, false)
  }
}

/** The section of each currency's code: the network's units in order, then all others. */
function unitSections(table: ItemTable, { units }: ItemQuery): readonly number[] {
  return table.currencies.map(({ id }) => {
    const place = units.findIndex((unit) => unit.some((address) => address === id))
    return place < 0 ? OTHERS : Math.min(place, OTHERS - 1)
  })
}

const OTHERS = SECTIONS - 2
const WITHOUT = SECTIONS - 1

/** @param options.getRank 0 for rows without a price */
function byPrice(
  table: ItemTable,
  query: ItemQuery,
  {
    currencyCodes,
    getRank,
    descending,
  }: {
    readonly currencyCodes: Uint16Array
    readonly getRank: (row: number) => number
    readonly descending: boolean
  },
): WriteKey {
  const sections = unitSections(table, query)
  return (row, into) => {
    const rank = getRank(row)
    if (rank === 0) return put(into, WITHOUT, 0, false)
    const section = sections[currencyCodes[row] ?? 0] ?? OTHERS
    if (section === OTHERS) return put(into, section, 0, false)
    return put(into, section, rank, descending)
  }
}

/** Latest first; rows without a time last. */
function byTime(table: ItemTable, getTime: (row: number) => number | undefined): WriteKey {
  let latest = 0
  for (const row of table.order) latest = Math.max(latest, getTime(row) ?? NEVER)
  return (row, into) => {
    const time = getTime(row) ?? NEVER
    if (time === NEVER) return put(into, 1, 0, false)
    return put(into, 0, LARGEST_KEY - 1 - (latest - time), true)
  }
}
