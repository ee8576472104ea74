// Fields of trade dialogs, and what to change in them.
import { catalog } from '../catalog.ts'

export const tradeForm = catalog('tradeForm', {
  quantity: 'Quantity',
  currency: 'Currency',
  expiry: 'Duration',
  until: 'Until',
  days: '{count, plural, one {# day} other {# days}}',
  untilDate: 'Until a date',
  enterQuantity: 'Enter a quantity.',
  enterWhole: 'Enter a whole number.',
  enterOne: 'Enter at least 1.',
  tooMany: 'Enter {most} or less.',
  notMultiple: 'Enter a multiple of {step}.',
  multiples: 'In multiples of {step}',
  rawUnits:
    '{units} of the contract’s units ({decimals, plural, one {# decimal} other {# decimals}}, as the item’s metadata says)',
  rawQuantity: 'Exact quantity',
  tooManyDecimals: '{decimals, plural, one {Enter at most # decimal.} other {Enter at most # decimals.}}',
  indivisible:
    '{decimals, plural, =0 {At this price, enter a whole number.} one {At this price, enter at most # decimal.} other {At this price, enter at most # decimals.}}',
  notPositive: 'The amount must be above zero.',
  chooseMoment: 'Select a date and a time.',
  momentPassed: 'This time has passed. Select a later one.',
  momentTooFar: 'Select a date within one year.',
  momentTooSoon: 'Leave at least ten minutes.',
})
