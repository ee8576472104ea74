// What trade dialogs share.
import { catalog } from '../catalog.ts'

export const tradeParts = catalog('tradeParts', {
  close: 'Close',
  retry: 'Retry',
  inBackground: 'Continue in background',
  seeChanges: 'See what changed',
  startAgain: 'Start again',
  checkAgain: 'Check again',
  backToForm: 'Back to the form',
  changedPrice: 'The price has changed since it was shown.',
  changedQuantity: 'The quantity has changed since it was shown.',
  moreToWrap: 'More would have to be wrapped than was shown.',
  changedRoyalty: 'The creator royalty has changed since it was shown.',
  changedListings:
    '{gone, plural, one {# of the {count} listings can’t be bought any more.} other {# of the {count} listings can’t be bought any more.}} Nothing was signed.',
  reviewAgain: 'Review it again, then decide.',
  checking: 'Checking against the chain',
  checksPassed:
    '{count, plural, one {# check against the chain passed} other {# checks against the chain passed}}',
  checkFailed: 'Check failed: {check}',
  block: 'block {block}',
  passed: 'Passed',
  doneBefore: '{done} Nothing else was sent.',
  seller: 'Seller',
  royalty: 'Creator royalty',
  fee: 'Marketplace fee',
  otherRecipient: 'Other recipient',
  networkFee: 'Estimated network fee',
  firstNetworkFee: 'Estimated fee of the first transaction',
  unknownFee: 'unknown',
  wrapping:
    'First, your wallet asks you to wrap {amount}, because you don’t have enough {token}. 1 {coin} becomes 1 {token}.',
  allowance: 'First, your wallet asks you to approve Seaport for {price}.',
  allowanceWithOffers:
    'First, your wallet asks you to approve Seaport for {total} in total: {price} for this purchase, and the rest so that your open offers can still be accepted.',
  allowanceNext: 'Then it asks you to approve Seaport for {price}.',
  allowanceNextWithOffers:
    'Then it asks you to approve Seaport for {total} in total: {price} for this purchase, and the rest so that your open offers can still be accepted.',
  soldTogether: '{count, plural, one {# item} other {# items, sold together}}',
  acceptInstead: 'Accept instead',
  acceptOfferInstead: 'Accept instead: {offer}',
  atFirst: 'At the start: {warning}',
  inTheEnd: 'At the end: {warning}',
  farAbove:
    '{mark, select, listing {{times} times its cheapest listing ({price}). Check the decimals.} offer {{times} times the best offer ({price}). Check the decimals.} floor {{times} times the collection’s floor price ({price}). Check the decimals.} floors {{times} times the floor prices together ({price}). Check the decimals.} other {{times} times the last sale price ({price}). Check the decimals.}}',
  farAboveAtFirst:
    '{mark, select, listing {Starts at {times} times its cheapest listing ({price}). Check the decimals.} offer {Starts at {times} times the best offer ({price}). Check the decimals.} floor {Starts at {times} times the collection’s floor price ({price}). Check the decimals.} floors {Starts at {times} times the floor prices together ({price}). Check the decimals.} other {Starts at {times} times the last sale price ({price}). Check the decimals.}}',
  ownOffers:
    '{count, plural, one {Your offer of {price} for this item is still open, so anyone who buys it from you can sell it back to you at that price.} other {Your # offers for this item are still open, one of them at {price}, so anyone who buys it from you can sell it back to you.}}',
  details: '{count, plural, one {Details} other {Details (#)}}',
  lessDetails: 'Hide details',
})
