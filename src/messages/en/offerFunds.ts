// The dialogs that cover, cancel, and pay for one’s own offers.
import { catalog } from '../catalog.ts'

export const offerFunds = catalog('offerFunds', {
  cover: 'Cover offer',
  covered: 'Your offer is covered',
  keep: 'Not now',
  doCover: 'Cover',
  wrap: 'Wrap',
  unwrap: 'Unwrap',
  allow: 'Approve',
  coverUnread: 'Couldn’t read what this offer lacks from the chain.',
  uncovered:
    'Nobody can accept your offer of {offer} while your {currency} balance or Seaport’s approval is too low.',
  extent: 'Offers to cover',
  thisOffer: 'This offer',
  allOffers: 'All {count} open offers',
  readingMissing: 'Reading what is missing',
  youHave: 'You have',
  youHad: 'You had',
  thisMayTake: 'This offer may take',
  othersMayTake: 'All your open offers may take',
  allMayTake: 'All {count} open offers may take',
  wrappedNow: 'Wrapped now',
  allows: 'Seaport will be approved for {amount} in total, and only for your open offers.',
  wrapOrUnwrap: 'Wrap or unwrap {coin}',
  done: 'Done',
  wrapped: 'Wrapped',
  unwrapped: 'Unwrapped',
  balanceUnread: 'Couldn’t read your balance from the chain.',
  wrapping: 'Offers are made and paid in {wrapped}. 1 {wrapped} can always be exchanged for 1 {coin}.',
  direction: 'Direction',
  fromTo: '{from} to {to}',
  amountIn: 'Amount in {currency}',
  all: 'All',
  allOfYour: 'All of your {currency}',
  readingBalance: 'Reading your balance',
  afterIt: 'Balance after, before the network fee',
  offersUnread: 'Couldn’t read whether your open offers need this {currency}.',
  offersShort:
    '{count, plural, one {Your open offer may take {sum}. With less of it left, it can’t be accepted in full.} other {Your # open offers may take {sum}. With less of it left, not all of them can be accepted.}}',
  cancelAll: 'Cancel everything',
  cancelOffers: '{count, plural, one {Cancel offer} other {Cancel # offers}}',
  canceled: 'Canceled',
  keepIt: '{count, plural, one {Keep it} other {Keep them}}',
  cancelFailed: 'Couldn’t cancel the offers now.',
  cancelAllLead:
    'This voids every listing and every offer that this account has made with Seaport: all of those shown here, and any made on other sites. They can’t be brought back. Items and money stay in your account. It costs one network fee.',
  cancelLead:
    '{count, plural, one {Once canceled, this offer can’t be accepted anymore.} other {Once canceled, these offers can’t be accepted anymore.}} Your money stays in your account. Canceling costs one network fee.',
  wouldExpire: 'Would expire',
  yourAccount: 'Your account',
  forItems: '{count, plural, one {For an item of {collection}} other {For # items of {collection}}}',
  forTraitItems:
    '{count, plural, one {For an item of {collection} with {trait}} other {For # items of {collection} with {trait}}}',
  forSomeTraitItems:
    '{count, plural, one {For an item of {collection} with a trait} other {For # items of {collection} with a trait}}',
})
