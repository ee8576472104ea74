// The control that checks an item's history against the chain. Steps are named by their code.
import { catalog } from '../catalog.ts'

export const verification = catalog('verification', {
  title: 'Verification',
  intro:
    'This history comes from this site’s data. Your browser can check every row of it against the chain.',
  running: 'Checking this history against the chain',
  failed: '<strong>Couldn’t check this history.</strong> {reason}',
  cancel: 'Cancel',
  verify: 'Verify this history',
  again: 'Verify again',
  save: 'Save proof',
  saveHint:
    'A file that this project’s `npm run verify` checks on any machine, against any node, without an indexer',
  progress: 'Check progress',
  search: 'Searching the chain for transfers that the indexer may be missing',
  blocks: 'Reading receipts and proving that they’re part of their blocks',
  orders: 'Searching the chain for listings, offers, and cancellations that the indexer may be missing',
  'second-node': 'Comparing the blocks with a second RPC node',
  requests: '{count, plural, one {# request} other {# requests}}',
  blocksRead: 'block {done} of {total}, {count, plural, one {# request} other {# requests}}',
  offline: 'You’re offline. Verification needs the indexer and the chain. Retry when you’re online.',
  unknownError: 'Something went wrong. Retry in a moment.',
  itemGone: 'The indexer no longer has this item.',
  tooLong: 'This item’s history is too long to check.',
})
