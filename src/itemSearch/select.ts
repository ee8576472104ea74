// Selects the items that match a query and computes all facet counts in one scan.
//
// Each condition is a group: status (for sale, or in a bundle), price, each trait type with a selection, text. An item
// that fails no group is a result and counts everywhere; one that fails a single group counts only for that group's
// facet, so that a count is the number of items that selecting the value would show.
import { parseTraitKey } from '../domain/traits.ts'
import { NO_AMOUNT } from './amounts.ts'
import type { ListingRanks } from './rankListings.ts'
import type { ItemQuery } from './query.ts'
import type { ItemTable } from './table.ts'

export interface Selection {
  /** Matching rows in order of id. */
  readonly rows: Uint32Array
  /** By trait code: number of items that selecting the value would show. */
  readonly traitCounts: Uint32Array
  /** By trait code: rank of the lowest price among them in the query's unit of account; 0 for none. */
  readonly traitFloors: Uint32Array
  /** Number of items that "for sale" would show. */
  readonly listed: number
  /** Number of items that "in a bundle" would show. */
  readonly inBundle: number
  /** Ranks of the prices that the price filter selects from, in any order. */
  readonly priceRanks: Uint32Array
  /** When the next listing ends, in seconds; the result is valid until then. */
  readonly validUntilSeconds: number
}

/** The failed group of an item that fails none, or several. */
const NONE = -1
const SEVERAL = -2
const PRICE = 0
/** For sale or in a bundle: selecting one replaces the other. */
const STATUS = 1
const TEXT = 2
const FIRST_TRAIT = 3

/** Changing prices are computed per minute. */
const MINUTE = 60

/**
 * @param ranks listings at the query's time
 * @param scores by row, above zero for text matches; undefined without a text
 * @param held by row, 1 for items of the query's owner; undefined without an owner
 */
export function select(
  table: ItemTable,
  query: ItemQuery,
  ranks: ListingRanks,
  scores: Float32Array | undefined,
  held?: Uint8Array,
): Selection {
  const { supply, listingCurrency, listingEnds, inBundle } = table.numbers
  const isInUnit = table.currencies.map(({ id }) => query.unit.some((address) => address === id))
  const lowest = query.minPrice === undefined ? 1 : ranks.rankFrom(query.minPrice)
  const highest = query.maxPrice === undefined ? ranks.highest : ranks.rankFrom(query.maxPrice + 1n) - 1
  const priced = query.minPrice !== undefined || query.maxPrice !== undefined
  const groups = traitGroups(table, query)
  const { selectedGroupByCode, groupByCode } = groups
  /** Sum of all group numbers: subtracting those of the matched groups leaves the one that failed. */
  const everyGroup = (groups.count * (groups.count + 1)) / 2
  const { values, starts, lengths } = table.traitCodes()
  const { order } = table

  const rows = new Uint32Array(table.count)
  const prices = new Uint32Array(table.count)
  const traitCounts = new Uint32Array(table.traitKeys.count)
  const traitFloors = new Uint32Array(table.traitKeys.count)
  /** The row in which each group was last matched. */
  const metIn = new Int32Array(groups.count).fill(-1)
  let rowCount = 0
  let priceCount = 0
  let listed = 0
  let inBundleCount = 0
  let validUntilSeconds = ranks.moving ? query.now + MINUTE : Infinity

  for (let at = 0; at < order.length; at++) {
    const row = order[at] ?? 0
    if (supply[row] === NO_AMOUNT) continue
    // Facets can't select another owner, so items of others count nowhere.
    if (held !== undefined && held[row] !== 1) continue
    const price = ranks.ofRow[row] ?? 0
    const ends = listingEnds[row] ?? 0
    const open = price > 0
    if (open && ends < validUntilSeconds) validUntilSeconds = ends
    const rank = isInUnit[listingCurrency[row] ?? 0] === true ? price : 0

    const first = (starts[row] ?? 0) >> 2
    const end = first + ((lengths[row] ?? 0) >> 2)
    let missed = NONE
    if (groups.count > 0) {
      let met = 0
      let left = everyGroup
      for (let i = first; i < end; i++) {
        const group = selectedGroupByCode[values[i] ?? 0] ?? 0
        if (group === 0 || metIn[group - 1] === row) continue
        metIn[group - 1] = row
        met += 1
        left -= group
      }
      if (met < groups.count - 1) missed = SEVERAL
      else if (met === groups.count - 1) missed = FIRST_TRAIT + left - 1
    }
    if (missed === SEVERAL) continue
    const isInBundle = inBundle[row] === 1
    if ((query.listed && !open) || (query.inBundle && !isInBundle))
      missed = missed === NONE ? STATUS : SEVERAL
    if (priced && !(rank >= lowest && rank <= highest && rank > 0)) {
      missed = missed === NONE ? PRICE : SEVERAL
    }
    if (scores !== undefined && !((scores[row] ?? 0) > 0)) missed = missed === NONE ? TEXT : SEVERAL

    if (missed === SEVERAL || missed === TEXT) continue
    if (missed === NONE || missed === STATUS) {
      if (open) listed += 1
      if (isInBundle) inBundleCount += 1
    }
    if (rank > 0 && (missed === NONE || missed === PRICE)) prices[priceCount++] = rank
    if (missed === NONE) rows[rowCount++] = row
    if (missed === PRICE || missed === STATUS) continue
    for (let i = first; i < end; i++) {
      const code = values[i] ?? 0
      // An item that fails only one type's selection counts among that type's values.
      if (missed !== NONE && groupByCode[code] !== missed - FIRST_TRAIT + 1) continue
      traitCounts[code] = (traitCounts[code] ?? 0) + 1
      const floor = traitFloors[code] ?? 0
      if (rank > 0 && (floor === 0 || rank < floor)) traitFloors[code] = rank
    }
  }
  return {
    rows: rows.slice(0, rowCount),
    traitCounts,
    traitFloors,
    listed,
    inBundle: inBundleCount,
    priceRanks: prices.slice(0, priceCount),
    validUntilSeconds,
  }
}

interface TraitGroups {
  readonly count: number
  /** By trait code: its group plus one if selected, else 0. */
  readonly selectedGroupByCode: Uint16Array
  /** By trait code: the group of its type plus one; 0 for a type without a selection. */
  readonly groupByCode: Uint16Array
}

/** Groups selected values by type. A value that no item has keeps its group, which nothing matches. */
function traitGroups({ traitKeys }: ItemTable, { traits }: ItemQuery): TraitGroups {
  const selectedGroupByCode = new Uint16Array(traitKeys.count)
  const groupByCode = new Uint16Array(traitKeys.count)
  const names: string[] = []
  const groupByType = new Map<number, number>()
  for (const key of new Set(traits)) {
    const name = parseTraitKey(key)?.type ?? ''
    const place = names.indexOf(name)
    const group = place < 0 ? names.push(name) - 1 : place
    const type = traitKeys.findType(name)
    if (type !== undefined) groupByType.set(type, group)
    const code = traitKeys.find(key)
    if (code !== undefined) selectedGroupByCode[code] = group + 1
  }
  for (let code = 0; code < groupByCode.length; code++) {
    const group = groupByType.get(traitKeys.typeCode(code))
    if (group !== undefined) groupByCode[code] = group + 1
  }
  return { count: names.length, selectedGroupByCode, groupByCode }
}
