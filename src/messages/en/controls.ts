// Small parts that every page shares: states, notices, fields, charts, and exports.
import { catalog } from '../catalog.ts'

export const controlsTexts = catalog('controls', {
  never: 'Never',
  loadingPage: 'Loading page',
  retry: 'Retry',
  itemsFailed: 'Couldn’t load the items',
  loadFailedHint: 'This site’s data couldn’t be read. Retry in a moment.',
  offlineHint: 'You’re offline, so this couldn’t be loaded. Reconnect, then retry.',
  willReturn: 'This part loads when you’re back online.',
  connectionLost: 'You’re offline or the site was just updated.',
  notStarted: 'Couldn’t load this part of the page, so nothing was started. Check your connection.',
  partBroken: 'Something went wrong in this part. The rest of the site works.',
  notFound: 'Page not found',
  notFoundHint: 'The link may be mistyped, or the page never existed.',
  goHome: 'Go to home page',
  amountOf: '{amount}<of> of {total}</of>',
  // Parts of the screen that appear when something is missing or requested.
  notices: {
    offline: 'You’re offline.',
    partFailed: 'Couldn’t show a part of this page.',
    close: 'Close',
    reload: 'Reload page',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Your browser didn’t allow copying',
    copyAddress: 'Copy address',
    newTab: '(opens in a new tab)',
    allColumns: 'All columns',
    showAll: 'Show all {count}',
  },
  // Fields of trade dialogs, and what to change in them.
  fields: {
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
  },
  // What to change about an amount that a person typed. `amount` and the like are what they may write instead.
  amounts: {
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
  },
  // The field for an account.
  accountField: {
    address: 'Address',
    addressOrName: 'Address or name',
  },
  // Charts and exports.
  charts: {
    asTable: '{title} as a table',
    readOut: '{title}. Use the arrow keys to read it point by point; the table below has the same figures.',
    chart: 'chart',
    export: 'Export {table}',
    exportAs: 'Export {table} as {format}',
    stop: 'Stop',
    exportFailed: 'Couldn’t make the file.',
    rowsRead: '{count, plural, one {# row read} other {# rows read}}',
    rowsSaved: '{count, plural, one {# row saved} other {# rows saved}}',
  },
})
