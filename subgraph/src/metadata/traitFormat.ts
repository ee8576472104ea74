// The formats of a trait's value that its key names: `date` in seconds since 1970 UTC, and `percent`.

const DATE = 'date'
const PERCENT = 'percent'

/** From here on a date is in milliseconds: as seconds, it would be the year 5138. */
const FIRST_MILLISECONDS: i64 = 100000000000
/** The last millisecond of JavaScript's dates. */
const LAST_MILLISECONDS: i64 = 8640000000000000
const MAX_DATE_DIGITS = 16

/** Returns the format for a `display_type` in lower case; an empty text if it has none or the value isn't one. */
export function formatFor(display: string, value: string): string {
  if (display == 'date') return dateDigits(value) > 0 ? DATE : ''
  return display == 'boost_percentage' && isDecimal(value) ? PERCENT : ''
}

/** Returns the value as its format writes it: a date as whole seconds. */
export function formatValue(format: string, value: string): string {
  if (format != DATE) return value
  const number = I64.parseInt(value.slice(0, dateDigits(value)))
  const isSeconds = number > -FIRST_MILLISECONDS && number < FIRST_MILLISECONDS
  return (isSeconds ? number : number / 1000).toString()
}

/** The length of the text up to its decimal point, if it is a date; else 0. */
function dateDigits(text: string): i32 {
  if (!isDecimal(text)) return 0
  const point = text.indexOf('.')
  const length = point < 0 ? text.length : point
  if (length - (text.startsWith('-') ? 1 : 0) > MAX_DATE_DIGITS) return 0
  const number = I64.parseInt(text.slice(0, length))
  return number > LAST_MILLISECONDS || number < -LAST_MILLISECONDS ? 0 : length
}

/** Whether the text is a decimal number without an exponent, such as `-12.50`. */
function isDecimal(text: string): boolean {
  let digits = 0
  let hasPoint = false
  for (let i = text.startsWith('-') ? 1 : 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit == 0x2e && !hasPoint && digits > 0) {
      hasPoint = true
      digits = 0
    } else if (unit >= 0x30 && unit <= 0x39) {
      digits++
    } else {
      return false
    }
  }
  return digits > 0
}
