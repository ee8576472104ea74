// Builds filters for graph-node, whose `where` has traps: a missing value means "is null", and `or` can't be combined
// with fields.
import { queryTime } from '../domain/time.ts'

/** The common shape of generated `…_filter` types. */
export interface Combinable<Filter> {
  readonly and?: readonly (Filter | null | undefined)[] | null | undefined
  readonly or?: readonly (Filter | null | undefined)[] | null | undefined
}

/**
 * Combines conditions with "and"; `undefined` is no condition. The result can be used wherever a filter can.
 *
 * Fields with the value `undefined` are removed, because a variable without a value would match rows where the field
 * is null.
 */
export function matchAll<Filter extends Combinable<Filter>>(
  ...conditions: readonly (Filter | undefined)[]
): Filter {
  const fields = conditions
    .filter((condition) => condition !== undefined)
    .map(withoutUndefined)
    .filter(isNotEmpty)
  const [only] = fields
  if (only === undefined) return {} as Filter
  return fields.length === 1 ? only : ({ and: fields } as unknown as Filter)
}

/** Combines conditions with "or". @throws RangeError for none, which would match nothing */
export function matchAny<Filter extends Combinable<Filter>>(...conditions: readonly Filter[]): Filter {
  const [only] = conditions
  if (only === undefined) throw new RangeError('matchAny needs a condition')
  return conditions.length === 1
    ? withoutUndefined(only)
    : ({ or: conditions.map(withoutUndefined) } as unknown as Filter)
}

function withoutUndefined<Filter>(condition: Filter): Filter {
  const entries = Object.entries(condition as object).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Filter
}

function isNotEmpty(condition: object): boolean {
  return Object.keys(condition).length > 0
}

/**
 * The value of a `…_contains_nocase` filter that matches this text literally.
 *
 * graph-node passes the text to SQL's ILIKE, so wildcards are escaped; and it takes a value that starts or ends with
 * `%` as the whole pattern, so both ends are always given.
 */
export function containsPattern(text: string): string {
  return `${endsWithPattern(text)}%`
}

/** The value of a `…_contains_nocase` filter for texts that end in this text. */
export function endsWithPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}`
}

/**
 * The condition that a live order hasn't ended. Having started is part of being live, but the end is no event on the
 * chain, so the reader's clock decides. A bound on the start would hide anything listed while the page keeps its
 * time.
 *
 * @param now in seconds; rounded down to ten minutes, so that visitors send equal queries
 */
export function endsAfter(now: number): { endsAtSeconds_gt: string } {
  return { endsAtSeconds_gt: String(queryTime(now)) }
}
