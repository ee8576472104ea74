// The event types to show: read from the URL, written to it, and turned into a query.
import { HISTORY_TYPES, type HistoryRow, type HistoryType } from './record/rows.ts'
import { typeSlug, parseTypeSlug } from './record/eventTypes.ts'

/** The URL's parameter, a list with commas: `?type=sale,listing`. */
const TYPE_PARAMETER = 'type'

const LONGEST_SHOWN = 24

export interface TypeFilterState {
  /** In a stable order; none means all. */
  readonly types: readonly HistoryType[]
  /** Values of the parameter that name no event type, shortened for display. */
  readonly unknown: readonly string[]
}

/** Reads the filter. Never throws: unknown words are reported and filter nothing. */
export function parseTypeFilter(query: URLSearchParams): TypeFilterState {
  const words = query
    .getAll(TYPE_PARAMETER)
    .flatMap((text) => text.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '')
  const named = new Set(words.map(parseTypeSlug))
  const unknown = words.filter((word) => parseTypeSlug(word) === undefined)
  return {
    types: HISTORY_TYPES.filter((type) => named.has(type)),
    unknown: [...new Set(unknown)].slice(0, 3).map(shorten),
  }
}

function shorten(word: string): string {
  return word.length <= LONGEST_SHOWN ? word : `${word.slice(0, LONGEST_SHOWN)}…`
}

/** The same query with this filter, everything else untouched. */
export function withTypeFilter(query: URLSearchParams, types: readonly HistoryType[]): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete(TYPE_PARAMETER)
  if (types.length > 0) next.set(TYPE_PARAMETER, types.map(typeSlug).join(','))
  return next
}

/**
 * The types to query; undefined for all.
 *
 * A sale's transfer is a row of its own, and only the sale distinguishes it from a gift, so a query for transfers
 * includes sales.
 */
export function typesToFetch(types: readonly HistoryType[]): readonly HistoryType[] | undefined {
  if (types.length === 0 || types.length === HISTORY_TYPES.length) return undefined
  return types.includes('TRANSFER') && !types.includes('SALE') ? [...types, 'SALE'] : types
}

export function isWanted({ type }: Pick<HistoryRow, 'type'>, types: readonly HistoryType[]): boolean {
  return types.length === 0 || types.includes(type)
}
