// What transactions do, also shown in the tray of transactions after a reload.
import { catalog } from '../catalog.ts'

export const writes = catalog('writes', {
  buyItem: 'Buy {item}',
  buyListings: '{count, plural, one {Buy # listing} other {Buy # listings}}',
  yours: '{count, plural, one {{item} is yours.} other {# of {item} are yours.}}',
  bundleYours: '{items} are yours.',
  listingsBought: 'Your purchase of {count} listings went through.',
  cancelAll: 'Cancel all listings and offers',
  canceledAll: 'All your listings and offers are canceled.',
  cancelListing: 'Cancel the listing of {item}',
  canceledListing: 'The listing of {item} is canceled.',
  cancelListings: '{count, plural, one {Cancel # listing} other {Cancel # listings}}',
  canceledListings: '{count, plural, one {Your listing is canceled.} other {Your listings are canceled.}}',
  cancelOffers: '{count, plural, one {Cancel your offer} other {Cancel # offers}}',
  canceledOffers: '{count, plural, one {Your offer is canceled.} other {Your offers are canceled.}}',
  makeOffer:
    '{aim, select, token {{quantity, plural, one {Offer for {item}} other {Offer for # of {item}}}} collection {{quantity, plural, one {Offer for any item of {collection}} other {Offer for any # items of {collection}}}} other {{quantity, plural, one {Offer for any item of {collection} with {trait}} other {Offer for any # items of {collection} with {trait}}}}}',
  madeOffer:
    '{aim, select, token {{quantity, plural, one {Your offer for {item} is open.} other {Your offer for # of {item} is open.}}} collection {{quantity, plural, one {Your offer for any item of {collection} is open.} other {Your offer for any # items of {collection} is open.}}} other {{quantity, plural, one {Your offer for any item of {collection} with {trait} is open.} other {Your offer for any # items of {collection} with {trait} is open.}}}}',
  acceptOffer: 'Accept the offer for {item}',
  acceptedOffer: '{item} is sold.',
  coverOffers: 'Cover your offers in {currency}',
  coveredOffers: 'Your offers are covered and can be accepted again.',
  revoke: 'Revoke the approval for {subject}',
  revoked: 'The approval for {subject} is revoked.',
  approve: 'Approve the sale of {item}',
  approved: 'The approval is given. Listings that lacked it are for sale again.',
  wrap: 'Wrap {amount}',
  unwrap: 'Unwrap {amount}',
  wrapped: '{amount} is now {currency}.',
})
