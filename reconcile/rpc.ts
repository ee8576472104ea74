// Sends JSON-RPC over HTTP within the limits of public nodes: small batches, a few attempts, and errors that name the
// failed call.
const TIMEOUT_MS = 60_000
const TRIES = 5
const FIRST_PAUSE_MS = 500
const BATCH_SIZE = 50

export type Hex = `0x${string}`

/** Thrown when the node could not be reached, or refused a call. */
export class NodeError extends Error {
  override readonly name = 'NodeError'
}

export interface RpcRequest {
  readonly method: string
  readonly params: readonly unknown[]
}

/** The result of one call in a batch. */
type RpcResult =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly message: string }

interface WireResponse {
  readonly id: number
  readonly result?: unknown
  readonly error?: { readonly message?: string }
}

export interface Node {
  readonly url: string
  /** @throws NodeError when the node refuses the call */
  call(method: string, params: readonly unknown[]): Promise<unknown>
  /** Returns results in the order of the requests; a refused call does not affect the others. */
  batch(requests: readonly RpcRequest[]): Promise<readonly RpcResult[]>
}

export function connectNode(url: string): Node {
  const batch = async (requests: readonly RpcRequest[]): Promise<readonly RpcResult[]> => {
    const responses: RpcResult[] = []
    for (let start = 0; start < requests.length; start += BATCH_SIZE) {
      responses.push(...(await post(url, requests.slice(start, start + BATCH_SIZE))))
    }
    return responses
  }
  return {
    url,
    batch,
    call: async (method, params) => {
      const [response] = await batch([{ method, params }])
      if (response?.ok !== true) throw new NodeError(`${method}: ${response?.message ?? 'no response'}`)
      return response.result
    },
  }
}

/** @throws NodeError when the node does not respond after several attempts */
async function post(url: string, requests: readonly RpcRequest[]): Promise<readonly RpcResult[]> {
  const body = JSON.stringify(requests.map((request, id) => ({ jsonrpc: '2.0', id, ...request })))
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (response.status === 429 || response.status >= 500) throw new Error(`HTTP ${response.status}`)
      const responses = (await response.json()) as readonly WireResponse[] | WireResponse
      return inOrder(Array.isArray(responses) ? responses : [{ ...responses, id: 0 }], requests.length)
    } catch (error) {
      if (attempt === TRIES) {
        throw new NodeError(`The node at ${url} does not respond: ${errorMessage(error)}`, { cause: error })
      }
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** (attempt - 1)))
    }
  }
}

function inOrder(responses: readonly WireResponse[], count: number): readonly RpcResult[] {
  const byId = new Map(responses.map((response) => [response.id, response]))
  return Array.from({ length: count }, (_, id) => {
    const response = byId.get(id)
    if (response === undefined) return { ok: false, message: 'the node sent no response to the call' }
    if (response.error) return { ok: false, message: response.error.message ?? 'refused' }
    return { ok: true, result: response.result }
  })
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

export function toHex(value: bigint | number): Hex {
  return `0x${value.toString(16)}`
}
