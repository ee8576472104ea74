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
  notPositive: 'The amount must be above zero.',
  chooseMoment: 'Select a date and a time.',
  momentPassed: 'This time has passed. Select a later one.',
  momentTooFar: 'Select a date within one year.',
  momentTooSoon: 'Leave at least ten minutes.',
})
