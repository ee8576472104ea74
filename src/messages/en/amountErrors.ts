// What to change about an amount that a person typed. `amount` and the like are what they may write instead.
import { catalog } from '../catalog.ts'

export const amountErrors = catalog('amountErrors', {
  empty: 'Enter an amount.',
  negative: 'The amount must be above zero.',
  thousandsOrDecimals: 'Write {plain} without the comma, or {decimal} with a point for decimals.',
  grouped: 'Write {plain}, without separators between thousands.',
  exponent: 'Write the number out in full, without an exponent.',
  notNumber: 'Enter a number, such as 0.42',
  noDecimals: '{symbol} has no decimals: enter a whole number.',
  tooManyDecimals: '{symbol} has at most {decimals} decimals.',
  tooLarge: 'This amount is too large.',
  zeroPrice: 'The price must be above zero.',
})
