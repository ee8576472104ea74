// What the dialogs of trades share, and approvals.
import { catalog } from '../catalog.ts'

export const tradeTexts = catalog('trade', {
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
  // What couldn’t be read for a trade.
  errors: {
    orderMissing: 'This site no longer has this listing. Reload the page.',
    receiptMissing: 'The network has no receipt of this purchase yet. Retry in a moment.',
    alreadyClosed:
      'According to the chain, the listing to cancel is already closed, but this site still shows it as open. Wait a moment and try again.',
    approvalMissing: 'Seaport’s approval for this collection was revoked after this dialog checked it.',
    soldSince:
      '{left, plural, =0 {The old listing has sold out.} one {Only # item of the old listing hasn’t sold.} other {Only # items of the old listing haven’t sold.}} Check the quantity.',
    traitContradiction: 'This site’s data contradicts itself about the items that have this trait.',
    offerAlreadyClosed:
      'According to the chain, the offer to cancel is already closed, but this site still shows it as open. Wait a moment and try again.',
    acceptedSince:
      '{left, plural, =0 {The old offer has been accepted.} one {Part of the old offer has been accepted: it takes only # more item.} other {Part of the old offer has been accepted: it takes only # more items.}} Check the quantity.',
  },
  // An account's approvals in force, and revoking one.
  approvals: {
    loadFailed: 'Couldn’t read the approvals',
    loading: 'Reading approvals from the chain',
    none: 'No approvals in force',
    noneHint:
      'Nobody can move this account’s items or money. Approvals that you give when you list or make an offer appear here and can be revoked.',
    noneHintOfAccount: 'Nobody can move this account’s items or money for trading.',
    intro:
      'Read from the chain just now, for this site’s collections and currencies. Seaport is the contract that trades here; it moves an item only to fill one of your orders.',
    cut: 'This account has too many approvals to check all of them. Some for collections outside this site may be missing here.',
    exported: 'approvals',
    title: 'Approvals in force',
    for: 'For',
    operator: 'Operator',
    action: 'Action',
    tradesHere: 'Trades here',
    readFailed: 'Couldn’t be read, may be in force',
    foreign: 'Not used by this site',
    revoke: 'Revoke',
    revokeFor: 'Revoke the approval for {subject}',
    openSeaConduit: 'OpenSea’s conduit',
    everyItem: 'every item',
    thisItem: 'this item',
    anyAmount: 'any amount',
    upTo: 'up to {amount}',
    revokeTitle: 'Revoke approval',
    revoked: 'Approval revoked',
    keep: 'Keep it',
    failed: 'Couldn’t revoke the approval now.',
    stopsForeign: 'This contract won’t be able to move any of it. Nothing leaves your account.',
    stopsOffers:
      'Your open offers in this currency can’t be accepted until you approve it again. Nothing leaves your account.',
    stopsListings:
      'Your listings of these items can’t be bought until you approve it again. Nothing leaves your account.',
    stopsSomeOffers:
      '{count, plural, one {# of your open offers in this currency can’t be accepted until you approve it again. After that, it can be accepted on the same terms, unless it has expired.} other {# of your open offers in this currency can’t be accepted until you approve it again. After that, they can be accepted on the same terms, unless they have expired.}} Nothing leaves your account.',
    stopsSomeListings:
      '{count, plural, one {# of your listings can’t be bought until you approve again. After that, it can be bought on the same terms, unless it has expired.} other {# of your listings can’t be bought until you approve again. After that, they can be bought on the same terms, unless they have expired.}} Nothing leaves your account.',
    tokenId: 'Token ID',
    canTake: 'Can take',
    contract: 'Contract',
  },
})
