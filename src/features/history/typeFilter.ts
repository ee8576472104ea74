// Which kinds of rows are asked for: read from the address, written to it, and turned into what the index is asked.
import { HISTORY_TYPES, type HistoryRow, type HistoryType } from './rows.ts'
import { TYPE_WORDS, typeOfSlug } from './words.ts'

/** The parameter of the address, a list with commas: `?type=sale,listing`. */
const TYPE_PARAMETER = 'type'

const LONGEST_SHOWN = 24

export interface TypeFilterState {
  /** In a stable order; none means all. */
  readonly types: readonly HistoryType[]
  /** Words of the address that name no kind of event, cut short for showing. */
  readonly unknown: readonly string[]
}

/** Reads the filter. Never throws: words that mean nothing are reported and ask for nothing. */
export function parseTypeFilter(query: URLSearchParams): TypeFilterState {
  const words = query
    .getAll(TYPE_PARAMETER)
    .flatMap((text) => text.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '')
  const named = new Set(words.map(typeOfSlug))
  const unknown = words.filter((word) => typeOfSlug(word) === undefined)
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
  if (types.length > 0) next.set(TYPE_PARAMETER, types.map((type) => TYPE_WORDS[type].slug).join(','))
  return next
}

/**
 * The kinds to ask the index for; undefined for all.
 *
 * A sale's transfer is a row of its own, which only its sale tells apart from a gift: whoever wants transfers needs
 * the sales too.
 */
export function typesToFetch(types: readonly HistoryType[]): readonly HistoryType[] | undefined {
  if (types.length === 0 || types.length === HISTORY_TYPES.length) return undefined
  return types.includes('TRANSFER') && !types.includes('SALE') ? [...types, 'SALE'] : types
}

/** Whether a line is among what was asked for. */
export function isWanted({ type }: Pick<HistoryRow, 'type'>, types: readonly HistoryType[]): boolean {
  return types.length === 0 || types.includes(type)
}
