// Puts the rows of a selection in order, by one machine word a row that holds everything the order depends on.
//
// The orders are those that graph-node gives to the same question: ties are broken by id in the direction of the
// sort, what lacks the key follows by id, and prices of one currency follow those of another.
import { NO_AMOUNT } from './amounts.ts'
import type { CatalogueQuery } from './query.ts'
import { NEVER, type CatalogueTable } from './table.ts'

export interface Ranks {
  /** By row: 1 for the rarest; 0 for items without published traits. */
  readonly rarity: Uint32Array
  /** By row: how well the text fits; undefined without one. */
  readonly scores: Float32Array | undefined
}

/** Where a row stands: sections follow each other, and within one the rows go by their key. */
interface Key {
  readonly section: number
  /** A whole number from 0 to {@link LARGEST_KEY}; rows of one section with the same key go by id. */
  readonly key: number
  readonly descending: boolean
}

/** Seconds in seventeen years, more distinct prices than fit into the memory, and room for two million rows beside. */
const LARGEST_KEY = 2 ** 29
const SECTIONS = 8

type KeyOf = (row: number) => Key

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
  for (let place = 0; place < count; place++) {
    const { section, key, descending } = keyOf(rows[place] ?? 0)
    const bounded = Math.min(Math.max(key, 0), LARGEST_KEY - 1)
    const [major, minor] = descending ? [LARGEST_KEY - 1 - bounded, count - 1 - place] : [bounded, place]
    // The place goes along as the last digits; those of a descending section are read back from its end.
    words[place] =
      (Math.min(section, SECTIONS - 1) * 2 + Number(descending)) * LARGEST_KEY * count + major * count + minor
  }
  words.sort()
  const sorted = new Uint32Array(count)
  for (const [i, word] of words.entries()) {
    const minor = word % count
    const descending = Math.floor(word / (LARGEST_KEY * count)) % 2 === 1
    sorted[i] = rows[descending ? count - 1 - minor : minor] ?? 0
  }
  return sorted
}

function keyFor(table: CatalogueTable, query: CatalogueQuery, ranks: Ranks): KeyOf {
  switch (query.sort) {
    case 'price-low':
      return byAsk(table, query, { descending: false })
    case 'price-high':
      return byAsk(table, query, { descending: true })
    case 'recently-listed':
      return byTime(table, (row) => (isOpen(table, row, query.now) ? table.numbers.listedAt[row] : NEVER))
    case 'recently-sold':
      return byTime(table, (row) => table.numbers.saleAt[row])
    case 'last-sale':
      return bySale(table, query)
    case 'rarity':
      return (row) => {
        const rank = ranks.rarity[row] ?? 0
        return { section: rank === 0 ? 1 : 0, key: rank, descending: false }
      }
    case 'relevance': {
      const { scores } = ranks
      if (scores === undefined) return byAsk(table, query, { descending: false })
      // Thousandths, so that rounding in the sums makes no order of its own.
      return (row) => ({
        section: 0,
        key: LARGEST_KEY - 1 - Math.round((scores[row] ?? 0) * 1_000),
        descending: false,
      })
    }
    case 'number':
      return () => ({ section: 0, key: 0, descending: false })
  }
}

function isOpen({ numbers }: CatalogueTable, row: number, now: number): boolean {
  return numbers.askPrice[row] !== NO_AMOUNT && (numbers.askEnds[row] ?? 0) > now
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

function byAsk(
  table: CatalogueTable,
  query: CatalogueQuery,
  { descending }: { readonly descending: boolean },
): KeyOf {
  const { rankOf } = table.amounts
  const sections = sectionsOf(table, query)
  return (row) => {
    if (!isOpen(table, row, query.now)) return { section: WITHOUT, key: 0, descending: false }
    const section = sections[table.numbers.askCurrency[row] ?? 0] ?? OTHERS
    if (section === OTHERS) return { section, key: 0, descending: false }
    return { section, key: rankOf[table.numbers.askPrice[row] ?? 0] ?? 0, descending }
  }
}

function bySale(table: CatalogueTable, query: CatalogueQuery): KeyOf {
  const { rankOf } = table.amounts
  const sections = sectionsOf(table, query)
  return (row) => {
    const price = table.numbers.salePrice[row] ?? NO_AMOUNT
    if (price === NO_AMOUNT) return { section: WITHOUT, key: 0, descending: false }
    const section = sections[table.numbers.saleCurrency[row] ?? 0] ?? OTHERS
    if (section === OTHERS) return { section, key: 0, descending: false }
    return { section, key: rankOf[price] ?? 0, descending: true }
  }
}

/** The latest first; then what has no such time. */
function byTime(table: CatalogueTable, timeOf: (row: number) => number | undefined): KeyOf {
  let latest = 0
  for (const row of table.order) latest = Math.max(latest, timeOf(row) ?? NEVER)
  return (row) => {
    const time = timeOf(row) ?? NEVER
    if (time === NEVER) return { section: 1, key: 0, descending: false }
    return { section: 0, key: LARGEST_KEY - 1 - (latest - time), descending: true }
  }
}
