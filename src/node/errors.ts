// The one error for everything that a network node fails at: a code for logic, and the sentence that goes with it.
import { type ErrorOptionsWithDetails, VitrineError } from '../domain/errors.ts'
import type { RpcReply } from '../domain/rpc.ts'
import { nodeErrors } from '../messages/en/nodeErrors.ts'

/** How a node fails; `NodeError.details` says which request or value it was about. */
export type NodeFailure = keyof typeof nodeErrors

/** A network node can't be reached, refuses, or gives what can't be used. */
export class NodeError extends VitrineError {
  readonly code: NodeFailure

  constructor(code: NodeFailure, options?: ErrorOptionsWithDetails) {
    super(nodeErrors[code], options)
    this.code = code
  }
}

const SILENT: ReadonlySet<NodeFailure> = new Set(['node-unavailable', 'node-rate-limited', 'node-refused'])

/** Whether the node gave nothing, as opposed to something that can't be used. */
export const isNodeSilent = (error: unknown): boolean => error instanceof NodeError && SILENT.has(error.code)

/** How much of a node's own words is kept, in characters. */
const LONGEST_MESSAGE = 160

/**
 * The error for a reply that doesn't give what was requested: the node named an error of its own, or the reply is
 * missing or of another form.
 *
 * @param what the requested value, for the error's details
 */
export function unusableReply(reply: RpcReply | undefined, what: string): NodeError {
  if (reply?.ok !== false) return new NodeError('malformed-reply', { details: { what } })
  return new NodeError('node-refused', {
    details: { what, code: `${reply.code}`, message: reply.message.slice(0, LONGEST_MESSAGE) },
  })
}
