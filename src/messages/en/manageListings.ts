// The dialogs that cancel one’s own listings, and that give an approval back.
import { catalog } from '../catalog.ts'

export const manageListings = catalog('manageListings', {
  cancel: 'Cancel listing',
  canceled: 'Canceled',
  keep: '{count, plural, one {Keep it} other {Keep them}}',
  cancelFailed:
    '{count, plural, one {Couldn’t cancel the listing now.} other {Couldn’t cancel the listings now.}}',
  cancelLead:
    'Nobody will be able to buy it at this price. The item stays in your account. Canceling costs a network fee.',
  cancelBundleLead:
    'Nobody will be able to buy them together at this price. The items stay in your account. Canceling costs a network fee.',
  cancelMany: '{count, plural, one {Cancel # listing} other {Cancel # listings}}',
  cancelManyLead:
    'Nobody will be able to buy these items at these prices. They stay in your account. This is one transaction and costs one network fee.',
  price: 'Price',
  unitPrice: 'Unit price',
  lotPrice: 'Price of all {count}',
  wouldExpire: 'Would expire',
  yourAccount: 'Your account',
  approveTitle: 'Approve again',
  approved: 'Approved',
  approve: 'Approve',
  notNow: 'Not now',
  approveFailed: 'Couldn’t give the approval now.',
  approveLead:
    '{count, plural, one {{operator}, a contract that trades here, can then move all your items of this collection, only to fill one of your orders.} other {{operator}, a contract that trades here, can then move all your items of these collections, only to fill one of your orders.}}',
  loadingListings: 'Loading your listings',
  listingsUnread: 'Couldn’t load which of your listings this reactivates. Check them before you continue.',
  reactivatesNone: 'It reactivates none of your listings.',
  reactivates: '{count, plural, one {It reactivates this listing:} other {It reactivates these listings:}}',
})
