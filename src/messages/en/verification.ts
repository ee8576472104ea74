// Checking an item’s history against the chain. Steps are named by their code.
import { catalog } from '../catalog.ts'

export const verificationTexts = catalog('verification', {
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
  // What a check of an item's history found. Obstacles and what a second node said are named by their code.
  result: {
    reorganized: 'The chain replaced blocks, and the indexer hasn’t followed yet. Retry in a moment.',
    'node-behind':
      'The RPC node hasn’t reached the indexer’s newest block, or doesn’t return it. Retry in a moment.',
    budget: 'Checking more would take more requests than a public node should get at once.',
    'no-search': 'The RPC node doesn’t allow searching past events, so missing rows can’t be found.',
    'no-proof':
      'The receipts match, but the RPC node returned too little to prove that they’re part of their blocks.',
    'nodes-disagree':
      'Two RPC nodes return different blocks at the same height, so neither can be relied on right now.',
    'other-chain':
      'The indexer and the RPC node follow different chains that have no block in common. One of them is wrong, and this check can’t show which. Try another node.',
    'no-holder': 'The contract doesn’t say who holds the item.',
    record: 'The indexer’s record doesn’t reach further back.',
    complete: 'Complete and verified',
    completeText:
      'Every row is on the chain as shown, no transfer or sale since the mint is missing, and the rows lead to the current owner.',
    upTo: 'Verified up to block {block}',
    upToText:
      'Every row is on the chain as shown, from the mint on. The item has moved {count, plural, one {# time} other {# times}} since, which the indexer doesn’t show yet.',
    since: 'Verified since block {block}',
    sinceTo: 'Verified from block {from} to {to}',
    sinceText:
      'Everything from block {block} on is on the chain as shown, and no transfer is missing. {reason}',
    mismatch: 'The indexer and the chain differ',
    mismatchText: 'The check found {differences}. Don’t rely on this history.',
    contradictedRows:
      '{count, plural, one {# row that the chain contradicts} other {# rows that the chain contradicts}}',
    missingEvents:
      '{count, plural, one {# event on the chain that the indexer is missing} other {# events on the chain that the indexer is missing}}',
    otherHolder: 'a different holder than on the chain',
    incoherent: 'The contract contradicts itself',
    incoherentText:
      'The indexer shows what the contract’s events say, but they don’t lead to the holder that the contract names.',
    unchecked: 'Couldn’t be checked',
    notAsShown: 'The page shows something else',
    notAsShownText:
      'What was just checked isn’t what this page shows above and below. Reload the page. If this stays, the indexer gives contradictory answers.',
    checked: 'What was checked',
    rows: '{verified} of {count, plural, one {# row} other {# rows}}: contract, event, parties, quantity, price, time and block match the log on the chain, and its receipt is proven to be part of its block.',
    notSearched: 'The chain couldn’t be searched for transfers that the indexer is missing.',
    searched:
      'Every transfer on the chain from block {from} to {to} was searched for{standard, select, ERC1155 {, among those of the whole collection} other {}}, and the sales with them.',
    ordersNotSearched:
      'Listings, offers, and cancellations that the indexer may be missing weren’t searched for. Those shown were checked.',
    ordersFromRecord:
      'Listings and offers on this item, and their cancellations, were searched for from block {block} on, where the record begins.{missing, select, none { None is missing.} other {}}',
    ordersFromBlock:
      'Listings and offers on this item, and cancellations of these and of those verified, were searched for from block {block} on.{missing, select, none { None is missing.} other {}} Those shown from before it were checked, but nothing was searched for.',
    ownersMatch: 'The transfers lead from one owner to the next, up to the owner that the contract names.',
    balancesMatch: 'The transfers add up to what the contract says each holder has.',
    agrees: 'A second RPC node has the same blocks.',
    'not-called': 'The blocks come from one RPC node. This site has no second one to compare with.',
    silent: 'A second RPC node was asked for its blocks but didn’t return all of them.',
    disagrees: 'A second RPC node has different blocks.',
    newer:
      '{count, plural, one {# transfer is newer than the indexer’s newest block. It will be shown soon.} other {# transfers are newer than the indexer’s newest block. They will be shown soon.}}',
    requests: '{count, plural, one {# request} other {# requests}} to the network, as of block {block}.',
    differences: 'Where the indexer and the chain differ',
    problem: 'Problem',
    missing: 'On the chain, but missing from the indexer',
    noAccount: 'nobody',
    otherOwner: 'The indexer names {indexed} as the owner, but on the chain it’s {found}.',
    otherQuantity: 'The indexer shows a quantity of {indexed} for {account}, but on the chain it’s {found}.',
  },
  // What a check found of one row of history.
  rows: {
    verified: 'Verified against the chain',
    matched: 'Matches its receipt, which couldn’t be proven to be part of its block',
    contradicted: 'Contradicted by the chain: {contradictions}',
    replaced: 'Its block was replaced, and the indexer hasn’t followed yet',
    unread: 'Not checked',
    shownDifferently: 'Not what was checked: this page shows the row differently',
  },
  // What of a row the chain contradicts, by code.
  contradictions: {
    block: 'its block isn’t part of the chain',
    transaction: 'its block has no such transaction',
    log: 'the transaction has no such event of this item',
    emitter: 'another contract emitted the event',
    type: 'it was another type of event',
    from: 'it came from another account',
    to: 'it went to another account',
    quantity: 'the quantity is different',
    price: 'the price is different',
    'unit price': 'the unit price is different',
    currency: 'the currency is different',
    order: 'it belongs to another order, or to none',
    'items sold together': 'a different number of items was sold together',
    time: 'it happened at another time',
    place: 'it’s out of place, or shown twice',
  },
  // What keeps a history from being checked, or a proof bundle from being read.
  errors: {
    notJson: 'This isn’t a JSON file.',
    notBundle: 'This isn’t a proof bundle.',
    unknownVersion: 'This version of proof bundles isn’t supported.',
    damaged: 'This proof bundle is damaged.',
    unreadable: 'The RPC node sent an unreadable answer.',
    otherBlocks: 'The RPC node returned events of blocks that weren’t requested.',
    otherBlock: 'The RPC node returned another block than the one requested.',
    header: 'The RPC node sent an unreadable block header.',
    budget: 'The check would need more requests than its limit.',
    silent: 'The RPC node doesn’t answer, or limits the rate of requests.',
    noNode: 'No RPC node is configured.',
    otherChain: 'The RPC node serves another chain than the one of this history.',
    stopped: 'The check stopped unexpectedly. Retry in a moment.',
    failed: 'Something went wrong. Retry in a moment.',
  },
})
