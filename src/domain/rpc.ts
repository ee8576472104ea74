// The types of JSON-RPC requests and replies, and of the transport.

export interface RpcRequest {
  readonly method: string
  readonly params: readonly unknown[]
}

/** A node's reply to one request: a result, or its error. */
export type RpcReply = { readonly ok: true; readonly result: unknown } | RpcFailure

/** Source: https://www.jsonrpc.org/specification#error_object */
export interface RpcFailure {
  readonly ok: false
  readonly code: number
  readonly message: string
  readonly data: unknown
}

export interface SendOptions {
  /** Aborts the call and its pending requests. */
  readonly signal?: AbortSignal | undefined
  /**
   * Called before each HTTP request, with the number of JSON-RPC requests in it; an error that it throws ends the call.
   */
  readonly beforeSend?: ((count: number) => void) | undefined
}

/** Sends requests together and returns replies in their order; throws only when the node cannot be reached. */
export type SendBatch = (
  requests: readonly RpcRequest[],
  options?: SendOptions,
) => Promise<readonly RpcReply[]>
