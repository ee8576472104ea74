// Formats axis numbers: like displayed amounts, and short at any size.
import { formatDisplay, toWei } from '../../domain/wei.ts'

const FIGURES = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 })
const POWERS = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3, notation: 'scientific' })

/** From here on, amounts are abbreviated. */
const LONG = 1e7
/** Beyond these, abbreviated amounts are no longer distinct, as the numbers of an axis must be. */
const LARGEST = 999e12
const SMALLEST = 1e-8

export function formatAxisNumber(value: number): string {
  if (value > LARGEST || (value > 0 && value < SMALLEST)) return POWERS.format(value)
  return value < LONG ? FIGURES.format(value) : formatDisplay(toWei(BigInt(Math.round(value))), 0).text
}
