// Reads the digits and separators of any script, so that every number field takes what people's keyboards write.

const DIGIT = /\p{Nd}/u
const POINT = /[.\u066b\uff0e\u3002\uff61]/gu
const COMMA = /[,\u060c\uff0c\u3001\uff64\ufe50]/gu
/** Between thousands, and nowhere decimals: the Arabic separator, apostrophes, and spaces. */
const GROUP = "[\\u066c'\u2019\uff07\\s]"
const GROUPED = new RegExp(`^([-−]?\\d{1,3})((?:${GROUP}\\d{2,3})*${GROUP}\\d{3})(?=[.,]|$)`, 'u')
/** Keyboards for right-to-left scripts add invisible marks of direction. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/**
 * A typed number in ASCII: `١٫٥` and `１．５` become `1.5`. Decimal digits of any script (Unicode's category Nd) count,
 * and a script's own point and comma stand for ours, so that what is ambiguous stays ambiguous. Groups of thousands are
 * joined where their separator can't be a decimal one: `1’234.5`, `١٬٢٣٤`, `1 234`.
 */
export function toAsciiNumber(text: string): string {
  const ascii = text
    .trim()
    .replace(DIRECTION_MARKS, '')
    .replace(/\p{Nd}/gu, (digit) => `${digitValue(digit)}`)
    .replace(POINT, '.')
    .replace(COMMA, ',')
    .replace(/[\u2212\uff0d\ufe63]/gu, '-')
  return ascii.replace(GROUPED, (grouped) => grouped.replace(new RegExp(GROUP, 'gu'), ''))
}

/** Every script's digits stand together in ascending order from zero (The Unicode Standard, section 4.6). */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (DIGIT.test(String.fromCodePoint(first - 1))) first--
  return (code - first) % 10
}
