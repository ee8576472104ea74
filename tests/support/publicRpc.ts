// A node in front of anvil that behaves like a public RPC without a key: it limits log ranges and batches, asks for
// pauses now and then, has no archive, and holds no keys.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { close, listen } from '../../local/process/listen.ts'
import { freePort, LOOPBACK } from '../../local/process/ports.ts'

/** What the node refuses; each may be changed while it runs. */
export interface PublicRpcLimits {
  /** Most blocks of one `eth_getLogs`. */
  logRange: number
  /** Most requests in a batch; 0 refuses all batches, also those of one request. */
  batchSize: number
  /** Every how many HTTP requests one gets status 429 with `Retry-After: 1`; 0 never. */
  pauseEvery: number
  /** Blocks before the newest one whose states it still has. */
  keptStates: number
  /** How it replies about older states: with an error, as if nothing had been there, or with the newest state. */
  oldStates: 'refused' | 'empty' | 'null' | 'newest'
  /** Whether pages of other origins may call it. */
  cors: boolean
}

export interface PublicRpc {
  readonly url: string
  readonly limits: PublicRpcLimits
  /** Requests by JSON-RPC method so far. */
  readonly methods: ReadonlyMap<string, number>
  /** HTTP requests so far. */
  httpRequests(): number
  stop(): Promise<void>
}

interface Request {
  readonly id: unknown
  readonly method: string
  readonly params?: readonly unknown[]
}

const DEFAULTS: PublicRpcLimits = {
  logRange: 2_000,
  batchSize: 3,
  pauseEvery: 0,
  keptStates: 128,
  oldStates: 'refused',
  cors: true,
}

/** Methods that read the state after a block, and the position of the block among their parameters. */
const STATE_METHODS: Readonly<Record<string, number>> = {
  eth_call: 1,
  eth_getBalance: 1,
  eth_getCode: 1,
  eth_getProof: 2,
  eth_getStorageAt: 2,
  eth_getTransactionCount: 1,
}

/** What each replies where there is nothing. */
const NOTHING: Readonly<Record<string, string>> = {
  eth_call: '0x',
  eth_getBalance: '0x0',
  eth_getCode: '0x',
  eth_getStorageAt: `0x${'00'.repeat(32)}`,
  eth_getTransactionCount: '0x0',
}

/** Only the methods that public nodes serve. */
const isPublic = (method: string) =>
  /^(eth|net|web3)_/.test(method) &&
  !/^eth_(accounts|getAccountInfo|sendTransaction|sign|signTypedData.*|signTransaction)$/.test(method)

/** Starts the node on a free port. */
export async function startPublicRpc({
  rpcUrl,
  ...overrides
}: Partial<PublicRpcLimits> & { readonly rpcUrl: string }): Promise<PublicRpc> {
  const limits: PublicRpcLimits = { ...DEFAULTS, ...overrides }
  const methods = new Map<string, number>()
  let httpRequests = 0

  const ask = async (method: string, params: readonly unknown[] = []): Promise<Record<string, unknown>> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(rpcUrl, { method: 'POST', headers, body })
    return (await response.json()) as Record<string, unknown>
  }
  const readHead = async () => Number((await ask('eth_blockNumber'))['result'])
  const refusal = (code: number, message: string) => ({ error: { code, message } })

  /** Returns undefined for a name of the newest state. */
  const toNumber = async (block: unknown): Promise<number | undefined> => {
    if (typeof block === 'object' && block !== null) {
      const { blockHash, blockNumber } = block as { blockHash?: string; blockNumber?: string }
      if (blockNumber !== undefined) return Number(blockNumber)
      const { result } = await ask('eth_getBlockByHash', [blockHash, false])
      return result === null ? undefined : Number((result as { number: string }).number)
    }
    if (block === 'earliest') return 0
    return typeof block === 'string' && block.startsWith('0x') ? Number(block) : undefined
  }

  const respond = async ({ method, params = [] }: Request): Promise<object> => {
    methods.set(method, (methods.get(method) ?? 0) + 1)
    if (!isPublic(method)) return refusal(-32_601, `the method ${method} does not exist/is not available`)
    const place = STATE_METHODS[method]
    if (place !== undefined) {
      const [block, head] = [await toNumber(params[place]), await readHead()]
      if (block !== undefined && block < head - limits.keptStates) {
        if (limits.oldStates === 'null') return { result: null }
        if (limits.oldStates === 'newest') {
          const { result, error } = await ask(method, params.with(place, 'latest'))
          return error === undefined ? { result } : { error }
        }
        if (limits.oldStates === 'empty' && method in NOTHING) return { result: NOTHING[method] }
        return refusal(-32_000, `missing trie node ${'ab'.repeat(32)} (path ) state is not available`)
      }
    }
    if (method === 'eth_getLogs') {
      const { fromBlock, toBlock, blockHash } = params[0] as Record<string, string>
      const head = await readHead()
      const [from, to] = [(await toNumber(fromBlock)) ?? head, (await toNumber(toBlock)) ?? head]
      if (blockHash === undefined && to - from + 1 > limits.logRange) {
        return refusal(-32_600, `eth_getLogs is limited to a ${limits.logRange} blocks range`)
      }
    }
    const { result, error } = await ask(method, params)
    return error === undefined ? { result } : { error }
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (limits.cors) {
      response.setHeader('access-control-allow-origin', '*')
      response.setHeader('access-control-allow-headers', 'content-type')
    }
    if (request.method === 'OPTIONS') return void response.writeHead(limits.cors ? 204 : 405).end()
    const body = (await json(request)) as Request | readonly Request[]
    httpRequests += 1
    if (limits.pauseEvery > 0 && httpRequests % limits.pauseEvery === 0) {
      return void response.writeHead(429, { 'retry-after': '1' }).end('Too Many Requests')
    }
    response.setHeader('content-type', 'application/json')
    if (!Array.isArray(body)) {
      const one = body as Request
      return void response.end(JSON.stringify({ jsonrpc: '2.0', id: one.id, ...(await respond(one)) }))
    }
    if (body.length > limits.batchSize) {
      const message =
        limits.batchSize === 0 ? 'batch requests are not supported' : `batch limit is ${limits.batchSize}`
      return void response.end(JSON.stringify({ jsonrpc: '2.0', id: null, ...refusal(-32_600, message) }))
    }
    const replies = (body as readonly Request[]).map(async (one) => ({
      jsonrpc: '2.0',
      id: one.id,
      ...(await respond(one)),
    }))
    response.end(JSON.stringify(await Promise.all(replies)))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(502).end())
  })
  const port = await listen(server, await freePort())
  return {
    url: `http://${LOOPBACK}:${port}`,
    limits,
    methods,
    httpRequests: () => httpRequests,
    stop: () => close(server),
  }
}
