// The offers that an account made, and those that it could accept.
import { catalog } from '../catalog.ts'

export const accountOffers = catalog('accountOffers', {
  paidIn: 'Offers in {wrapped} are paid with wrapped {coin}, one for one.',
  received: 'Offers received',
  made: 'Offers made',
  exportedReceived: 'offers received',
  exportedMade: 'offers made',
  loading: 'Loading offers',
  loadFailed: 'Couldn’t load the offers',
  showMore: 'Show more offers',
  noneMade: 'No open offers. Offers that you make on items, collections, and traits appear here.',
  noneMadeByAccount: 'This account has no open offers.',
  noneReceived: 'No offers yet on what you hold.',
  noneReceivedByAccount: 'No offers yet on what this account holds.',
  receivedCut: 'Only offers on the first {count} items are shown. For the others, see the items’ pages.',
  cancelSelected: '{count, plural, one {Cancel # offer} other {Cancel # offers}}',
  cancelEverything: 'Cancel everything',
  select: 'Select the offer of {offer}',
  compared:
    '{mark, select, listing {{side, select, below {{share} below its cheapest listing} above {{share} above its cheapest listing} other {Same as its cheapest listing}}} other {{side, select, below {{share} below floor price} above {{share} above floor price} other {Same as the floor price}}}}',
  qualify: '{count, plural, one {# of your items qualifies} other {# of your items qualify}}',
  qualifyOfAccount:
    '{count, plural, one {# of this account’s items qualifies} other {# of this account’s items qualify}}',
  outbid: 'Outbid by {difference}. Best offer: {price}',
  higherFailed: 'Couldn’t check whether others offer more.',
  higherUnchecked: 'There are too many offers to check them all. A higher one may be missing.',
})
