// The values of a trait's type within a range, as typed.
import type { FacetType, FacetValue } from '../../catalogue/query.ts'
import { compareDecimals, isDecimal } from '../../domain/decimals.ts'
import type { TraitKey } from '../../domain/traits.ts'
import { itemFilters } from '../../messages/en/itemFilters.ts'
import type { Message } from '../../messages/message.ts'

/** The bounds as typed, both included; an empty one bounds nothing. Of dates, they are days such as `2020-12-08`. */
export interface TypedRange {
  readonly from: string
  readonly to: string
}

export type SelectedRange = { readonly keys: readonly TraitKey[] } | { readonly problem: Message }

const SECONDS_PER_DAY = 86_400

/** @param most the most values that can be selected */
export function selectRange(
  { kind, values }: Pick<FacetType, 'kind' | 'values'>,
  { from, to }: TypedRange,
  most: number,
): SelectedRange {
  const lowest = kind === 'date' ? dayStart(from) : typedNumber(from)
  const highest = kind === 'date' ? dayStart(to, SECONDS_PER_DAY - 1) : typedNumber(to)
  if (lowest === 'wrong' || highest === 'wrong') return { problem: itemFilters.badRangeNumber }
  const isWithin = ({ value }: FacetValue) =>
    value !== '' &&
    (lowest === '' || compareDecimals(value, lowest) >= 0) &&
    (highest === '' || compareDecimals(value, highest) <= 0)
  const keys = values.filter(isWithin).map(({ key }) => key)
  if (keys.length === 0) return { problem: itemFilters.emptyRange }
  return keys.length > most ? { problem: itemFilters.wideRange({ count: keys.length, most }) } : { keys }
}

/** A decimal number, with a point or a comma. */
function typedNumber(text: string): string {
  const number = text.trim().replace(',', '.').replace('−', '-')
  return number === '' || isDecimal(number) ? number : 'wrong'
}

/** The first second of a day in UTC, or one after it. */
function dayStart(text: string, offset = 0): string {
  if (text === '') return ''
  const milliseconds = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(milliseconds) ? 'wrong' : String(milliseconds / 1_000 + offset)
}
