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
type RpcAnswer =
  { readonly ok: true; readonly result: unknown } | { readonly ok: false; readonly message: string }

interface WireAnswer {
  readonly id: number
  readonly result?: unknown
  readonly error?: { readonly message?: string }
}

export interface Node {
  readonly url: string
  /** @throws NodeError when the node refuses the call */
  call(method: string, params: readonly unknown[]): Promise<unknown>
  /** Returns results in the order of the requests; a refused call does not affect the others. */
  batch(requests: readonly RpcRequest[]): Promise<readonly RpcAnswer[]>
}

export function connectNode(url: string): Node {
  const batch = async (requests: readonly RpcRequest[]): Promise<readonly RpcAnswer[]> => {
    const answers: RpcAnswer[] = []
    for (let start = 0; start < requests.length; start += BATCH_SIZE) {
      answers.push(...(await post(url, requests.slice(start, start + BATCH_SIZE))))
    }
    return answers
  }
  return {
    url,
    batch,
    call: async (method, params) => {
      const [answer] = await batch([{ method, params }])
      if (answer?.ok !== true) throw new NodeError(`${method}: ${answer?.message ?? 'no answer'}`)
      return answer.result
    },
  }
}

/** @throws NodeError when the node does not respond after several attempts */
async function post(url: string, requests: readonly RpcRequest[]): Promise<readonly RpcAnswer[]> {
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
      const answers = (await response.json()) as readonly WireAnswer[] | WireAnswer
      return inOrder(Array.isArray(answers) ? answers : [{ ...answers, id: 0 }], requests.length)
    } catch (error) {
      if (attempt === TRIES) {
        throw new NodeError(`The node at ${url} does not answer: ${messageOf(error)}`, { cause: error })
      }
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** (attempt - 1)))
    }
  }
}

function inOrder(answers: readonly WireAnswer[], count: number): readonly RpcAnswer[] {
  const byId = new Map(answers.map((answer) => [answer.id, answer]))
  return Array.from({ length: count }, (_, id) => {
    const answer = byId.get(id)
    if (answer === undefined) return { ok: false, message: 'the node left the call unanswered' }
    if (answer.error) return { ok: false, message: answer.error.message ?? 'refused' }
    return { ok: true, result: answer.result }
  })
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

export function toHex(value: bigint | number): Hex {
  return `0x${value.toString(16)}`
}
