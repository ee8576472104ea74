// Errors that the market room raises; refusals to trade are results, not errors.
import { VitrineError } from '../domain/errors.ts'

/** An order from the index that is not shaped like an order. */
export class MalformedOrderError extends VitrineError {
  readonly code = 'malformed-order'
}

/** The node answers for another chain than the one configured. */
export class WrongChainError extends VitrineError {
  readonly code = 'wrong-chain'
}

/** The node's answer to a read is not what the protocol allows. */
export class MalformedReplyError extends VitrineError {
  readonly code = 'malformed-reply'
}

/** The node named an error of its own instead of answering: it is busy, limits its rate, or lacks the block. */
export class NodeRefusedError extends VitrineError {
  readonly code = 'node-refused'
}

/** An amount that Seaport could not split without a remainder. */
export class InexactFractionError extends VitrineError {
  readonly code = 'inexact-fraction'
}
