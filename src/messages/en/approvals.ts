// An account's approvals in force, and revoking one.
import { catalog } from '../catalog.ts'

export const approvals = catalog('approvals', {
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
  unread: 'Couldn’t be read, may be in force',
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
})
