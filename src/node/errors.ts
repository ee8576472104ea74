// The one error for every failure of a network node: a code for logic, and its sentence.
import { type ErrorOptionsWithDetails, VitrineError } from '../domain/errors.ts'
import type { RpcReply } from '../domain/rpc.ts'
import { errorsTexts } from '../messages/en/errors.ts'

/** How a node fails; `NodeError.details` names the request or value. */
export type NodeFailure = keyof typeof errorsTexts.node

/** A network node can't be reached, refuses a request, or returns unusable data. */
export class NodeError extends VitrineError {
  readonly code: NodeFailure

  constructor(code: NodeFailure, options?: ErrorOptionsWithDetails) {
    super(errorsTexts.node[code], options)
    this.code = code
  }
}

const SILENT: ReadonlySet<NodeFailure> = new Set(['node-unavailable', 'node-rate-limited', 'node-refused'])

/** Whether the node returned nothing, as opposed to unusable data. */
export const isNodeSilent = (error: unknown): boolean => error instanceof NodeError && SILENT.has(error.code)

/** The most characters kept of a node's own message. */
const LONGEST_MESSAGE = 160

/**
 * The error for a reply without the requested value: the node returned an error of its own, or the reply is missing or
 * of another form.
 *
 * @param what the requested value, for the error's details
 */
export function unusableReply(reply: RpcReply | undefined, what: string): NodeError {
  if (reply?.ok !== false) return new NodeError('malformed-reply', { details: { what } })
  return new NodeError('node-refused', {
    details: { what, code: `${reply.code}`, message: reply.message.slice(0, LONGEST_MESSAGE) },
  })
}
