// What a wallet is asked for, step by step, and what is true once a step is confirmed.
import { catalog } from '../catalog.ts'

export const marketSteps = catalog('marketSteps', {
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
  wrapForOffer: 'Wrap what the offer needs',
  wrapName: 'Wrap',
  wrapped: 'What the offer needs is wrapped and stays in your account.',
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
  revoke: 'Revoke approval',
})
