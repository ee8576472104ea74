// Formats times, durations, decimals, shares, lists, and sentences for the reader's locale with `Intl`.
import { getFormatter } from './format.ts'
import type { Value } from './message.ts'
import type { Translate } from './translate.ts'
import type { Formatted } from './values.ts'

/** Seconds in each unit, the longest first, and the minimum count for its use; months and years are rounded. */
const UNITS = [
  ['year', 31_536_000, 2],
  ['month', 2_592_000, 2],
  ['day', 86_400, 1],
  ['hour', 3_600, 1],
  ['minute', 60, 1],
] as const

/** JavaScript's last date; contracts often write `2^256 - 1` for "never". */
const LAST_DATE_SECONDS = 8_640_000_000_000

type Unit = (typeof UNITS)[number][0]

/** @param translate formats the items of a list, and sentences */
export function formatValue(
  value: Formatted,
  { numbers: locale, dates }: Pick<Translate, 'numbers' | 'dates'>,
  translate: (item: Value) => string,
): string {
  switch (value.as) {
    case 'duration':
    case 'elapsed': {
      const [count, unit] =
        value.as === 'elapsed' ? toWholeUnits(value.seconds) : toRoundedUnits(value.seconds)
      return getFormatter(Intl.NumberFormat, locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
        count,
      )
    }
    case 'relative':
      return formatRelative(value.seconds, locale)
    case 'date':
    case 'longDate':
    case 'dateTime':
      return moment(value, dates)
    case 'decimal': {
      const { digits, unit, bound = '' } = value
      const text = value.compact === true ? formatCompact(digits, locale) : decimal(digits, locale)
      return unit === undefined ? `${bound}${text}` : `${bound}${text} ${unit}`
    }
    case 'share':
      return getFormatter(Intl.NumberFormat, locale, { style: 'percent', maximumFractionDigits: 2 }).format(
        value.basisPoints / 10_000,
      )
    case 'list':
      return getFormatter(Intl.ListFormat, locale, { type: value.type }).format(value.items.map(translate))
    case 'sentences':
      return value.items.map(translate).join(sentenceSpace(locale))
  }
}

/** The separator of two sentences: Japanese and Chinese use none. */
export const sentenceSpace = (locale: string): string => (/^(ja|zh)/.test(locale) ? '' : ' ')

/** Digits of the longest number that English doesn't group. */
const UNGROUPED = 3

/** Every digit of a decimal number, grouped. `Intl` takes 20 digits after the point, which some tokens exceed. */
function decimal(digits: string, locale: string): string {
  const [whole = '0', fraction] = digits.split('.')
  // Most prices. The browser's first formatter takes longer than a page's first cards.
  if (locale === 'en' && whole.length <= UNGROUPED) return digits
  const format = getFormatter(Intl.NumberFormat, locale, {})
  const grouped = format.format(whole === '-0' ? -0 : BigInt(whole))
  if (fraction === undefined) return grouped
  const point = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  return `${grouped}${point}${fraction}`
}

/** Four significant digits and the magnitude: `12.35M`. */
function formatCompact(digits: string, locale: string): string {
  return getFormatter(Intl.NumberFormat, locale, { notation: 'compact', maximumSignificantDigits: 4 }).format(
    digits as `${number}`,
  )
}

function moment(
  { as, seconds, utc }: Extract<Formatted, { as: 'date' | 'longDate' | 'dateTime' }>,
  locale: string,
): string {
  // Beyond the last date there is no calendar date, only the number.
  if (!(Math.abs(seconds) <= LAST_DATE_SECONDS)) return '∞'
  const options: Intl.DateTimeFormatOptions = {
    dateStyle: as === 'longDate' ? 'long' : 'medium',
    ...(as === 'dateTime' ? { timeStyle: 'long' } : {}),
    ...(utc === true ? { timeZone: 'UTC' } : {}),
  }
  return getFormatter(Intl.DateTimeFormat, locale, options).format(seconds * 1000)
}

/** Past times count whole elapsed units and never round up; future times round to the nearest unit. */
function formatRelative(seconds: number, locale: string): string {
  const past = Math.abs(seconds)
  const unit = UNITS.find(([, size, least]) => past >= least * size)
  if (seconds <= 0 && unit === undefined) {
    return getFormatter(Intl.RelativeTimeFormat, locale, { style: 'narrow', numeric: 'auto' }).format(
      0,
      'second',
    )
  }
  const [count, name] = seconds <= 0 ? toWholeUnits(past) : toRoundedUnits(past)
  const style = UNCLEAR[locale] === name ? 'long' : 'narrow'
  return getFormatter(Intl.RelativeTimeFormat, locale, { style }).format(seconds <= 0 ? -count : count, name)
}

/** Units whose narrow form is "m" alone: German minutes read as meters, Spanish months as minutes. */
const UNCLEAR: Readonly<Record<string, Unit>> = { de: 'minute', es: 'month' }

/** Counts whole elapsed units of the largest sensible unit, a minute at least. */
function toWholeUnits(seconds: number): readonly [number, Unit] {
  const unit = UNITS.find(([, size, least]) => seconds >= least * size)
  return unit === undefined ? [1, 'minute'] : [Math.floor(seconds / unit[1]), unit[0]]
}

/** Rounds to the nearest count of the largest sensible unit, a minute at least. */
function toRoundedUnits(seconds: number): readonly [number, Unit] {
  for (const [index, [unit, size, least]] of UNITS.entries()) {
    // Rounds in the next smaller unit first, so that nearly a day does not become 24 hours.
    const smaller = UNITS[index + 1]?.[1] ?? 1
    if (Math.round(seconds / smaller) * smaller >= least * size) return [Math.round(seconds / size), unit]
  }
  return [1, 'minute']
}
