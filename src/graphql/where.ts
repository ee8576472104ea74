// Builds filters for graph-node, whose `where` has traps: nothing given means "is null", `or` bears no neighbors.
import { startOfMinute } from '../domain/time.ts'

/** The shape that every generated `…_filter` type shares. */
export interface Combinable<Filter> {
  readonly and?: readonly (Filter | null | undefined)[] | null | undefined
  readonly or?: readonly (Filter | null | undefined)[] | null | undefined
}

/**
 * All of these at once; `undefined` asks nothing. The result may stand anywhere a filter may.
 *
 * Fields whose value is `undefined` are left out, because a variable that is sent without a value would ask for rows
 * where the field is null.
 */
export function allOf<Filter extends Combinable<Filter>>(
  ...conditions: readonly (Filter | undefined)[]
): Filter {
  const asked = conditions
    .filter((condition) => condition !== undefined)
    .map(given)
    .filter(notEmpty)
  const [only] = asked
  if (only === undefined) return {} as Filter
  return asked.length === 1 ? only : ({ and: asked } as unknown as Filter)
}

/** At least one of these. @throws RangeError for none: that would find nothing, which nobody means. */
export function anyOf<Filter extends Combinable<Filter>>(...conditions: readonly Filter[]): Filter {
  const [only] = conditions
  if (only === undefined) throw new RangeError('anyOf needs a condition')
  return conditions.length === 1 ? given(only) : ({ or: conditions.map(given) } as unknown as Filter)
}

function given<Filter>(condition: Filter): Filter {
  const entries = Object.entries(condition as object).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Filter
}

function notEmpty(condition: object): boolean {
  return Object.keys(condition).length > 0
}

/**
 * The value for a `…_contains_nocase` filter that looks for this text and nothing else.
 *
 * graph-node hands the text to SQL's ILIKE as it is, so its wildcards are escaped; and it takes a value that begins
 * or ends with `%` as the whole pattern, so the pattern is always given whole.
 */
export function containing(text: string): string {
  return `${endsWithPattern(text)}%`
}

/** The value for a `…_contains_nocase` filter that looks for what ends in this text, as {@link containing} does. */
export function endsWithPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}`
}

/**
 * The time window of a live order that may be filled now. That it has started is part of being live; that it has
 * ended is no event on the chain, so the reader's clock says so. A bound on the start would hide, for as long as
 * the page keeps its moment, whatever is listed after it.
 *
 * @param now in seconds; taken down to the minute, so that what is asked within one is asked once
 */
export function endsAfter(now: number): { endsAtSeconds_gt: string } {
  return { endsAtSeconds_gt: String(startOfMinute(now)) }
}
