// The values of a trait's type within a range, as typed.
import type { FacetType, FacetValue } from '../../../itemSearch/query.ts'
import { LAST_DATE_SECONDS } from '../../../domain/chainClock.ts'
import { compareDecimals } from '../../../domain/decimals.ts'
import { errorText } from '../../../domain/errors.ts'
import { toAsciiNumber } from '../../../domain/numberText.ts'
import { splitDecimal } from '../../../domain/parseAmount.ts'
import { DAY_SECONDS } from '../../../domain/time.ts'
import type { TraitKey } from '../../../domain/traits.ts'
import { collectionTexts } from '../../../messages/en/collection.ts'
import type { Value } from '../../../messages/message.ts'

/** The bounds as typed, both included; an empty one bounds nothing. Of dates, they are days such as `2020-12-08`. */
export interface TypedRange {
  readonly from: string
  readonly to: string
}

export type SelectedRange = { readonly keys: readonly TraitKey[] } | { readonly problem: Value }

/** @param most the most values that can be selected */
export function selectRange(
  { kind, values }: Pick<FacetType, 'kind' | 'values'>,
  { from, to }: TypedRange,
  most: number,
): SelectedRange {
  try {
    const lowest = kind === 'date' ? parseDay(from) : parseNumber(from)
    const highest = kind === 'date' ? parseDay(to, DAY_SECONDS - 1) : parseNumber(to)
    return selectBetween(values, { lowest, highest }, most)
  } catch (error) {
    return { problem: errorText(error) }
  }
}

function selectBetween(
  values: readonly FacetValue[],
  { lowest, highest }: { readonly lowest: string; readonly highest: string },
  most: number,
): SelectedRange {
  const isWithin = ({ value }: FacetValue) =>
    value !== '' &&
    (lowest === '' || compareDecimals(value, lowest) >= 0) &&
    (highest === '' || compareDecimals(value, highest) <= 0)
  const keys = values.filter(isWithin).map(({ key }) => key)
  if (keys.length === 0) return { problem: collectionTexts.filterPanel.emptyRange }
  return keys.length > most
    ? { problem: collectionTexts.filterPanel.wideRange({ count: keys.length, most }) }
    : { keys }
}

/** A number as prices are typed, but with a sign. @throws InvalidAmountError whose message says what to change */
function parseNumber(text: string): string {
  const input = toAsciiNumber(text)
  if (input === '') return ''
  const [sign, digits] = input.startsWith('-') ? ['-', input.slice(1)] : ['', input]
  const { whole, fraction } = splitDecimal(digits)
  return `${sign}${whole || '0'}${fraction && `.${fraction}`}`
}

/** The first second of a day in UTC, or one after it. */
function parseDay(text: string, offset = 0): string {
  if (text === '') return ''
  // Years of more than four digits need a sign. Source: ECMAScript, "Expanded Years"
  const day = text.length > 10 ? `+${text.padStart(12, '0')}` : text
  const milliseconds = Date.parse(`${day}T00:00:00Z`)
  // Fields for dates go a few months beyond the last date.
  const seconds = Number.isNaN(milliseconds) ? LAST_DATE_SECONDS : milliseconds / 1_000
  return String(seconds + offset)
}
