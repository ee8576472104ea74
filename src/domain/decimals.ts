// Decimal numbers of any length as text, such as `-12.50`: the values of numeric traits, never floats.

export const isDecimal = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text)

/** Compares two decimals by value. */
export function compareDecimals(one: string, other: string): number {
  const places = Math.max(getFraction(one).length, getFraction(other).length)
  const [a, b] = [scale(one, places), scale(other, places)]
  return a < b ? -1 : a > b ? 1 : 0
}

const getFraction = (text: string): string => text.split('.')[1] ?? ''

/** The number times ten to the power of `places`, which are at least those of the text. */
const scale = (text: string, places: number): bigint =>
  BigInt(text.replace('.', '') + '0'.repeat(places - getFraction(text).length))
