// An account’s portfolio.
import { catalog } from '../catalog.ts'

export const portfolioTexts = catalog('portfolio', {
  loading: 'Loading the portfolio',
  progress: 'Loading the account’s history: {count, plural, one {# row} other {# rows}} so far',
  loadFailed: 'Couldn’t load the portfolio',
  empty: 'Nothing in this portfolio yet',
  emptyHint:
    'This page sums up what the account holds, has bought, and has sold in the collections shown on this site.',
  currencyFigures: 'In {currency}',
  valueAtFloor: 'Value at floor',
  valueAtFloorHint:
    'Every unit at the cheapest listing by another account: of its edition if there is one, otherwise of its collection',
  atTraitFloor: 'Value at trait floor',
  atTraitFloorHint:
    'Every unit at its edition’s cheapest listing, if it has one. Otherwise at the highest floor among its traits, or at the collection’s floor if none of them is listed. Only listings by other accounts count.',
  heldCost: 'Cost of items held',
  heldCostHint: 'What was paid for the units still held, where it’s known',
  unrealized: 'Unrealized',
  unrealizedHint:
    'Value at floor minus cost, for the {count, plural, one {# item whose full cost is} other {# items whose full cost is}} known and can be compared',
  unrealizedScope:
    '{known, plural, =0 {No items with a known cost in {currency}} other {For # of {total} items. The cost of the others isn’t known in {currency}.}}',
  realized: 'Realized',
  realizedHint:
    'What sales brought after fees and royalties minus what the items cost, where both are known and can be compared',
  realizedScope:
    '{known, plural, =0 {No units sold with a known cost in {currency}} other {For # of {total} units sold. The cost of the others isn’t known in {currency}.}}',
  proceeds: 'Proceeds',
  proceedsHint: 'What all sales brought after fees and royalties',
  gainOf: '<hidden>Gain of </hidden>{amount}',
  lossOf: '<hidden>Loss of </hidden>{amount}',
  method: 'How these figures are calculated, as of {time}',
  methodUnits:
    'An ERC-721 item keeps its own cost. The units of an edition are interchangeable: the first acquired count as the first sold.',
  methodCost:
    'Cost is what was paid, including fees and royalties, even if another account paid it. Proceeds are what the seller received. Neither includes network fees.',
  methodUnknown:
    'This site doesn’t record what a mint cost, and a gift has no price. Such units have no cost, and no gain is shown for them.',
  methodBundles:
    'An item of a bundle is valued at an equal share of the bundle’s price. The native coin and its wrapped token count one to one; other currencies are never compared.',
  methodFloors:
    'The floor is the cheapest open listing by another account. Units of an edition are valued at that edition’s cheapest listing in the same currency, if it has one. At trait floor, an item is worth as much as the cheapest listing with its most valuable trait.',
  methodCut: 'Only the {count} cheapest listings were checked for traits and editions of {collections}.',
  methodSkipped:
    'Traits and editions were checked in the {count} collections with the most items held, not in {collections}.',
  item: 'Item',
  quantity: 'Quantity',
  cost: 'Cost',
  held: 'Held',
  heldTable: 'Items held, most valuable first in each currency',
  noneHeld: 'No items held.',
  exportedHeld: 'items held',
  bought: 'unknown',
  minted: 'minted',
  received: 'received',
  before: 'held before this site’s records began',
  missedUnits: 'unknown: this site missed some units leaving',
  sold: 'Sold',
  soldTable: 'Items sold, newest first',
  noneSold: 'No sales yet.',
  exportedClosed: 'items sold, given, or burned',
  gain: 'Gain',
  listings: 'Listings',
  allListings: 'All listings',
  listingsTable: 'Open listings, those with issues first',
  noListings: 'No open listings.',
  exportedListings: 'listings',
  issueCount:
    '{count, plural, =0 {No issues with any of them.} one {# of {total} needs attention.} other {# of {total} need attention.}}',
  unitPrice: 'Unit price',
  status: 'Status',
  expires: 'Expires',
  firstListings: 'The first {count}. The export has all of them.',
  noIssues: 'No issues',
  reactivated: 'Reactivated',
  'below-floor': 'Below floor',
  'will-fall-below-floor': 'Will fall below floor',
  'expires-soon': '{days, plural, one {Expires within # day} other {Expires within # days}}',
  scheduled: 'Scheduled',
  'not-held': 'Item not held',
  'approval-missing': 'Approval missing',
  restricted: 'Private sale, or needs a zone’s approval',
})
