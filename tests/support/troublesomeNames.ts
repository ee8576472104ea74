// For tests: names of troublesome characters, and the invisible ones among them.
import fc from 'fast-check'

export const family = '👨‍👩‍👧‍👦'
export const england = '🏴󠁧󠁢󠁥󠁮󠁧󠁿'

/** Invisible characters left in a text, outside of sequences that display as one emoji. */
export function findInvisible(text: string): string[] {
  const points = [...text.replaceAll(/🏴󠁧󠁢(󠁥󠁮󠁧|󠁳󠁣󠁴|󠁷󠁬󠁳)󠁿/gu, '🏴')]
  const isPicture = (point = '') => /^\p{ExtPict}$/u.test(point)
  return points.filter((point, index) => {
    if (/^[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]$/u.test(point)) return true
    if (!/^\p{DI}$/u.test(point)) return false
    const [before, further] = [points[index - 1] ?? '', points[index - 2] ?? '']
    if (point === '\uFE0F') {
      return !(isPicture(before) || (/^[\d#*]$/.test(before) && points[index + 1] === '\u20E3'))
    }
    const afterPicture = isPicture(before) || (/^[\uFE0F\p{EMod}]$/u.test(before) && isPicture(further))
    return !(point === '\u200D' && afterPicture && isPicture(points[index + 1]))
  })
}

const troublesome = fc.constantFrom(
  ...'\u061C\u200B\u200C\u200D\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2060\u2066\u2067\u2068\u2069\uFEFF\u00AD\u034F\u115F\u3164\uFFA0\uFE0E\uFE0F\u180B\uFFF9\u20E3\u0301\u0E47\n \u2800',
  ...[
    '\u{E0001}',
    '\u{E0067}',
    '\u{E007F}',
    '\u{E0100}',
    '\u{1D173}',
    '🏴',
    '👨',
    '👩',
    '🏽',
    '🇨',
    '❤',
    '✅',
    '☑',
  ],
  ...[family, england, '1', 'a', 'ب', 'א', 'क', '漢', '\uD83D', '\uDC68'],
)
export const anyText = fc.oneof(
  fc.array(troublesome, { maxLength: 24 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
