// How the chain’s nodes fail, by code. The comments are the causes printed in docs/specification.md.
import { catalog } from '../catalog.ts'

export const nodeErrors = catalog('nodeErrors', {
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
})
