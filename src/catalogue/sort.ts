// Puts the rows of a selection in order, by one machine word a row that holds everything the order depends on.
//
// The orders are those that graph-node gives to the same question: ties are broken by id in the direction of the
// sort, what lacks the key follows by id, and prices of one currency follow those of another.
import { NO_AMOUNT } from './amounts.ts'
import type { ListingRanks } from './listingRanks.ts'
import type { CatalogueQuery } from './query.ts'
import { NEVER, type CatalogueTable } from './table.ts'

export interface Ranks {
  /** What is for sale at the query's time. */
  readonly listings: ListingRanks
  /** By row: 1 for the rarest; 0 for items without published traits. */
  readonly rarity: Uint32Array
  /** By row: how well the text fits; undefined without one. */
  readonly scores: Float32Array | undefined
}

/** Seconds in seventeen years, more distinct prices than fit into the memory, and room for a million rows beside. */
const LARGEST_KEY = 2 ** 29
const SECTIONS = 8

/** Where a row stands: sections follow each other, and within one the rows go by their key. */
interface Key {
  section: number
  /** A whole number from 0 to {@link LARGEST_KEY}; rows of one section with the same key go by id. */
  key: number
  descending: boolean
}

/** Writes where a row stands into an object that serves for all rows: there may be a hundred thousand. */
type KeyOf = (row: number, into: Key) => void

function put(into: Key, section: number, key: number, descending: boolean): void {
  into.section = section
  into.key = key
  into.descending = descending
}

/** @param rows by ascending id; they are left as they are */
export function sortRows(
  table: CatalogueTable,
  rows: Uint32Array,
  query: CatalogueQuery,
  ranks: Ranks,
): Uint32Array {
  if (query.sort === 'number') return rows
  const keyOf = keyFor(table, query, ranks)
  const count = rows.length
  const words = new Float64Array(count)
  const at: Key = { section: 0, key: 0, descending: false }
  for (let place = 0; place < count; place++) {
    keyOf(rows[place] ?? 0, at)
    const key = Math.min(Math.max(at.key, 0), LARGEST_KEY - 1)
    const part = Math.min(at.section, SECTIONS - 1) * 2
    // The place goes along as the last digits; those of a descending part are read back from its end.
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

function keyFor(table: CatalogueTable, query: CatalogueQuery, ranks: Ranks): KeyOf {
  switch (query.sort) {
    case 'price-low':
      return byListingPrice(table, query, { ranks: ranks.listings, descending: false })
    case 'price-high':
      return byListingPrice(table, query, { ranks: ranks.listings, descending: true })
    case 'recently-listed':
      return byTime(table, (row) => (isOpen(ranks.listings, row) ? table.numbers.listedAt[row] : NEVER))
    case 'recently-sold':
      return byTime(table, (row) => table.numbers.saleAt[row])
    case 'last-sale':
      return bySale(table, query)
    case 'rarity':
      return (row, into) => {
        const rank = ranks.rarity[row] ?? 0
        put(into, rank === 0 ? 1 : 0, rank, false)
      }
    case 'relevance': {
      const { scores } = ranks
      if (scores === undefined) return byListingPrice(table, query, { ranks: ranks.listings, descending: false })
      // Thousandths, so that rounding in the sums makes no order of its own.
      return (row, into) => put(into, 0, LARGEST_KEY - 1 - Math.round((scores[row] ?? 0) * 1_000), false)
    }
    case 'number':
      return (_row, into) => put(into, 0, 0, false)
  }
}

function isOpen({ ofRow }: ListingRanks, row: number): boolean {
  return (ofRow[row] ?? 0) > 0
}

/** The section of each currency's code: those of the network in their order, then all others. */
function sectionsOf(table: CatalogueTable, { currencies }: CatalogueQuery): readonly number[] {
  return table.currencies.map(({ id }) => {
    const place = currencies.findIndex((address) => address === id)
    return place < 0 ? OTHERS : Math.min(place, OTHERS - 1)
  })
}

const OTHERS = SECTIONS - 2
const WITHOUT = SECTIONS - 1

function byListingPrice(
  table: CatalogueTable,
  query: CatalogueQuery,
  { ranks, descending }: { readonly ranks: ListingRanks; readonly descending: boolean },
): KeyOf {
  const sections = sectionsOf(table, query)
  const { listingCurrency } = table.numbers
  return (row, into) => {
    if (!isOpen(ranks, row)) return put(into, WITHOUT, 0, false)
    const section = sections[listingCurrency[row] ?? 0] ?? OTHERS
    if (section === OTHERS) return put(into, section, 0, false)
    return put(into, section, ranks.ofRow[row] ?? 0, descending)
  }
}

function bySale(table: CatalogueTable, query: CatalogueQuery): KeyOf {
  const { rankOf } = table.amounts
  const sections = sectionsOf(table, query)
  const { salePrice, saleCurrency } = table.numbers
  return (row, into) => {
    const price = salePrice[row] ?? NO_AMOUNT
    if (price === NO_AMOUNT) return put(into, WITHOUT, 0, false)
    const section = sections[saleCurrency[row] ?? 0] ?? OTHERS
    if (section === OTHERS) return put(into, section, 0, false)
    return put(into, section, rankOf[price] ?? 0, true)
  }
}

/** The latest first; then what has no such time. */
function byTime(table: CatalogueTable, timeOf: (row: number) => number | undefined): KeyOf {
  let latest = 0
  for (const row of table.order) latest = Math.max(latest, timeOf(row) ?? NEVER)
  return (row, into) => {
    const time = timeOf(row) ?? NEVER
    if (time === NEVER) return put(into, 1, 0, false)
    return put(into, 0, LARGEST_KEY - 1 - (latest - time), true)
  }
}
