// What couldn’t be read, and what is wrong with an address, a hash, or an amount.
import { catalog } from '../catalog.ts'

export const errorsTexts = catalog('errors', {
  // Why the indexer’s answer can’t be used.
  indexer: {
    unreachable: 'Couldn’t reach this site’s data. Retry in a moment.',
    unexpected: 'This site’s data couldn’t be read. Retry in a moment.',
    stopped: 'This site’s data stopped updating because of an error, so this can’t be loaded.',
    behind: 'This site doesn’t have the requested block.',
    refused: 'This site couldn’t load this.',
    noHead: 'This site doesn’t say which block it has reached.',
    listUnread: 'This site returned a list that can’t be read. Retry in a moment.',
  },
  // How the chain’s nodes fail, by code. The comments are the causes printed in docs/specification.md.
  node: {
    /** No configured node gave an answer: out of reach, too slow, overloaded, or something else than a node answered. */
    'node-unavailable': 'The network doesn’t respond. Retry in a moment.',
    /** Every node that answers limits how often it may be called, still so after the last retry. */
    'node-rate-limited': 'The network connection is getting too many requests. Retry in a moment.',
    /** The node refuses access, or named an error of its own in place of a result: it lacks the block, or the method. */
    'node-refused': 'The network connection returned an error. Retry in a moment.',
    /** A result isn't of the form that the protocol prescribes, or is about something else than was requested. */
    'malformed-reply': 'The network returned data that can’t be read. Retry in a moment.',
    /** The node serves another chain than the one configured. */
    'wrong-chain': 'The network connection is to another chain, so nothing can be traded or verified now.',
  },
  // Answers from servers that are too large to read.
  responses: {
    tooLarge: 'The server sent too much data. Retry in a moment.',
  },
  // Why a collection’s items can’t be searched in the worker; the page then queries the indexer directly.
  itemSearch: {
    itemsUnread: 'Couldn’t read the items of the collection.',
    switching:
      'This site’s data keeps switching between versions of this collection, so its items can’t be read. Retry in a moment.',
    tooLarge:
      'This collection has more than {most} items, too many to read in a browser. The site answers instead, without counts beside the filters.',
    searchUnread: 'Couldn’t load the search data.',
  },
  // What is wrong with an address, a hash, a token ID, or an amount.
  input: {
    address: 'An address is 0x followed by 40 characters from 0–9 and a–f.',
    checksum: 'This address has a typo: its checksum doesn’t match.',
    tokenId: 'A token ID contains only the digits 0 to 9.',
    largeTokenId: 'This token ID is larger than any token ID can be.',
    amount: 'This site returned an invalid amount.',
    unknown: 'Something went wrong.',
  },
  // What is wrong with a hash.
  hashes: {
    orderHash: 'An order hash is 0x followed by 64 characters from 0–9 and a–f.',
    transactionHash: 'A transaction hash is 0x followed by 64 characters from 0–9 and a–f.',
  },
})
