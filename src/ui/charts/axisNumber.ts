// How the numbers of an axis are written: as amounts are shown, and short however large or small.
import { formatDisplay, toWei } from '../../domain/wei.ts'

const FIGURES = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 })
const POWERS = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3, notation: 'scientific' })

/** From here on a shown amount is shortened. */
const LONG = 1e7
/** Beyond these shown amounts are no more told apart, which the numbers of one axis have to be. */
const LARGEST = 999e12
const SMALLEST = 1e-8

export function formatAxisNumber(value: number): string {
  if (value > LARGEST || (value > 0 && value < SMALLEST)) return POWERS.format(value)
  return value < LONG ? FIGURES.format(value) : formatDisplay(toWei(BigInt(Math.round(value))), 0).text
}
