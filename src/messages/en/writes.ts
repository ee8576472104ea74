// What transactions do: titles, steps, differences to what was shown, and what comes after them. Stored transactions contain
// the ids of these messages, so a key stays as it is.
import { catalog } from '../catalog.ts'

export const writesTexts = catalog('writes', {
  buyItem: 'Buy {item}',
  buyItems: '{count, plural, one {Buy # item} other {Buy # items}}',
  yours: '{count, plural, one {{item} is yours.} other {# of {item} are yours.}}',
  bundleYours: '{items} are yours.',
  itemsBought: 'Your purchase of {count} items went through.',
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
  listItem: 'List {item}',
  listed: '{item} is listed for sale.',
  listedFrom: '{item} goes on sale {time}.',
  listedFor: '{item} is for sale to {buyer} only.',
  listedForFrom: '{item} goes on sale to {buyer} only, {time}.',
  listItems: '{count, plural, one {List # item} other {List # items}}',
  listedItems: '{count, plural, one {# item is listed for sale.} other {# items are listed for sale.}}',
  listTogether: '{count, plural, one {List # item as a bundle} other {List # items as a bundle}}',
  listedTogether:
    '{count, plural, one {# item is listed as a bundle.} other {# items are listed as a bundle.}}',
  changePrice: 'Change the price of {item}',
  changedPrice: '{item} is listed at its new price.',
  wrap: 'Wrap {amount}',
  unwrap: 'Unwrap {amount}',
  wrapped: '{amount} is now {currency}.',
  changeOffer: 'Change your offer',
  // The wallet prompts, step by step, and the result once a step is confirmed.
  steps: {
    buy: '{count, plural, one {Buy the item} other {Buy the items}}',
    acceptOffer: 'Accept the offer',
    publishOffer: 'Publish the offer',
    publishListings: '{count, plural, one {Publish the listing} other {Publish # listings}}',
    cancelListings: '{count, plural, one {Cancel the listing} other {Cancel # listings}}',
    cancelOffers: '{count, plural, one {Cancel the offer} other {Cancel # offers}}',
    cancelOrders: 'Cancel {count, plural, one {# order} other {# orders}}',
    cancelAll: 'Cancel all your listings and offers',
    wrap: 'Wrap {amount}',
    unwrap: 'Unwrap {amount}',
    wrapMissing: 'Wrap what’s missing',
    wrapName: 'Wrap',
    wrapped: 'What was missing is wrapped and stays in your account.',
    approvePrice: 'Approve Seaport for the price',
    approveOffer: 'Approve Seaport for the price, paid when the offer is accepted',
    approveOffers: 'Approve Seaport for the price, paid when an offer is accepted',
    revokeEarlier: 'Revoke the earlier, smaller approval first, as this currency requires',
    allowanceRevoked: 'The earlier approval is revoked.',
    allowanceApproved: 'Seaport is approved for the money.',
    approveCollection: 'Approve Seaport to move your items of this collection when they sell',
    collectionApproved: 'Seaport is approved to move your items of the collection when they sell.',
    approveOperator: 'Approve {operator} to move your items of this collection when they sell',
    operatorApproved: 'The approval for one of the collections is given.',
    cancelOld: 'Cancel the listing at its old price',
    cancelOldName: 'Cancel listing',
    canceledOld: 'The old listing is canceled, and the item isn’t for sale now.',
    cancelOlder: 'Cancel your older listings',
    cancelOlderName: 'Cancel listings',
    canceledOlder: 'Your older listings are canceled.',
    revoke: 'Revoke approval',
    cancelOldOffer: 'Cancel the old offer',
    cancelOldOfferName: 'Cancel offer',
    canceledOldOffer: 'The old offer is canceled, and you have no offer now.',
  },
  // What the chain says after a transaction that was mined and didn’t do what it is for.
  differences: {
    stillApproved:
      'The transaction was confirmed, but the contract still says that {operator} may transfer your items. Approvals built into this contract can’t be revoked here.',
    itemStillApproved:
      'The transaction was confirmed, but the contract still says that {operator} may transfer this item. Approvals built into this contract can’t be revoked here.',
    notApproved:
      'The transaction was confirmed, but the contract still says that {operator} may not transfer your items. They can’t be sold here.',
    allowanceLeft:
      'The transaction was confirmed, but the contract still lets {operator} spend this currency from your balance.',
    allowanceShort:
      'The transaction was confirmed, but the contract lets {operator} spend less of this currency than is needed.',
    notCanceled:
      'The transaction was confirmed, but Seaport doesn’t say that everything in it is canceled. Some of it may still be filled.',
    counterUnchanged:
      'The transaction was confirmed, but Seaport still counts your listings and offers as valid.',
    notPublished:
      'The transaction was confirmed, but Seaport doesn’t say that every order in it is valid. Some can’t be filled.',
    balanceOther:
      'The transaction was confirmed, but your balance of the wrapped coin didn’t change by that amount. Check it before you try again.',
    notYours: 'The transaction was confirmed, but the contract doesn’t name you as the owner of #{tokenId}.',
    notBuyers:
      'The transaction was confirmed, but the contract doesn’t name the buyer as the owner of #{tokenId}.',
  },
  // What to do next after a trade.
  next: {
    viewItem: 'View item',
    viewItems: 'View your items',
    viewListings: 'View your listings',
    viewOffers: 'View your offers',
    viewPortfolio: 'View portfolio',
    share: 'Share {item}',
    shared: 'Link copied',
    shareFailed: 'Couldn’t copy the link',
  },
})
