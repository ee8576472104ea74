// Makes the few JSON-RPC calls that the stack itself needs. It uses no library, because it must respond in a
// millisecond.

/** Thrown when the node returns an error; `code` is the JSON-RPC error code. */
class JsonRpcError extends Error {
  override readonly name = 'JsonRpcError'
  readonly code: number

  constructor(method: string, code: number, message: string) {
    super(`${method}: ${message}`)
    this.code = code
  }
}

/**
 * Makes one JSON-RPC call and returns its result as the wire carries it.
 *
 * @throws JsonRpcError when the node refuses; TypeError when it can't be reached; TimeoutError after `timeoutMs`.
 */
export async function callRpc(
  rpcUrl: string,
  method: string,
  params: unknown[] = [],
  { timeoutMs = 30_000 }: { timeoutMs?: number } = {},
): Promise<unknown> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const body = (await response.json()) as { result?: unknown; error?: { code: number; message: string } }
  if (body.error) throw new JsonRpcError(method, body.error.code, body.error.message)
  return body.result
}

/** Reads the newest block: its number, hash, time in Unix seconds and number of transactions. */
export async function readLatestBlock(
  rpcUrl: string,
): Promise<{ number: number; hash: string; timestampSeconds: number; transactionCount: number }> {
  const block = (await callRpc(rpcUrl, 'eth_getBlockByNumber', ['latest', false])) as {
    number: string
    hash: string
    timestamp: string
    transactions: string[]
  }
  return {
    number: Number(block.number),
    hash: block.hash,
    timestampSeconds: Number(block.timestamp),
    transactionCount: block.transactions.length,
  }
}
