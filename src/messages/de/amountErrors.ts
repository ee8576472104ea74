// What to change about an amount that a person typed. `amount` and the like are what they may write instead.
import type { Translation } from '../message.ts'
import type { amountErrors } from '../en/amountErrors.ts'

export const texts: Translation<typeof amountErrors> = {
  empty: 'Gib einen Betrag ein.',
  negative: 'Der Betrag muss über null liegen.',
  thousandsOrDecimals: 'Schreibe {plain} ohne Komma oder {decimal} mit Punkt für Dezimalstellen.',
  grouped: 'Schreibe {plain}, ohne Tausendertrennzeichen.',
  exponent: 'Schreibe die Zahl aus, ohne Exponent.',
  notNumber: 'Gib eine Zahl ein, zum Beispiel 0.42',
  noDecimals: '{symbol} hat keine Dezimalstellen: Gib eine ganze Zahl ein.',
  tooManyDecimals: '{symbol} hat höchstens {decimals} Dezimalstellen.',
  tooLarge: 'Dieser Betrag ist zu groß.',
  zeroPrice: 'Der Preis muss über null liegen.',
}
