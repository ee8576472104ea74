// Bounds computed from a drawing's numbers: the length of a line, the sum of its dashes.
import { refuse } from './svgText.ts'

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi

/** Numbers in the first 1,000 characters. */
export function parseNumbers(text: string): number[] {
  return text.slice(0, 1_000).match(NUMBER)?.map(Number) ?? []
}

function numbersIn(text: string): { readonly largest: number; readonly count: number } {
  let largest = 0
  let count = 0
  for (const [number] of text.matchAll(NUMBER)) {
    count += 1
    largest = Math.max(largest, Math.abs(Number(number)))
  }
  return { largest, count }
}

/** The maximum length of a line with these points. */
export function maxLength(points: string): number {
  const { largest, count } = numbersIn(points)
  return largest * Math.max(4, count / 4)
}

/**
 * The sum of a list of dashes; infinite when there are none. A value that is not a plain number has no upper bound on
 * its cost.
 */
export function sumDashes(declared: string): number {
  const plain = declared.replace(/!\s{0,20}important/i, '').trim()
  if (/^(?:none|inherit|initial|unset|revert|revert-layer)?$/i.test(plain)) return Infinity
  if (!/^(?:[\d\s.,e+-]|px)*$/i.test(plain)) refuse()
  const sum = parseNumbers(plain).reduce((total, dash) => total + Math.max(0, dash), 0)
  return sum > 0 ? sum : Infinity
}
