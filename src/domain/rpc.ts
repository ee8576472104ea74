// The shape of talk with a network node: what is asked, what comes back, and how to ask.

export interface RpcRequest {
  readonly method: string
  readonly params: readonly unknown[]
}

/** A node's answer to one request: a result, or the error that it named. */
export type RpcReply = { readonly ok: true; readonly result: unknown } | RpcFailure

/** Source: https://www.jsonrpc.org/specification#error_object */
export interface RpcFailure {
  readonly ok: false
  readonly code: number
  readonly message: string
  readonly data: unknown
}

export interface SendOptions {
  /** Ends the call at once, and what it has under way. */
  readonly signal?: AbortSignal | undefined
  /** Called before each HTTP request, with the number of JSON-RPC requests in it; what it throws ends the call. */
  readonly beforeSend?: ((count: number) => void) | undefined
}

/** Sends requests together and answers in their order; throws only when the node cannot be reached. */
export type SendBatch = (
  requests: readonly RpcRequest[],
  options?: SendOptions,
) => Promise<readonly RpcReply[]>
