// Serves a public RPC on this machine: to the page, and to the indexer. The node behind it is patient
// (operate/chain/patientNode.ts), so that both may send as many requests, of any range, as they need.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { approximatePast } from '../../operate/chain/approximatePast.ts'
import { openPatientNode } from '../../operate/chain/patientNode.ts'
import type { CollectionStart } from '../../operate/chain/rebuildPast.ts'
import { quoteWords } from '../../operate/http/request.ts'
import { close, listen } from '../process/listen.ts'
import { isOwnRequest, refuseForeign } from '../process/own-requests.ts'
import { LOOPBACK } from '../process/ports.ts'

export interface Relay {
  /** For the page: says what the node says. */
  readonly url: string
  /** For the indexer: states that the node has dropped are worked out from events, or replaced by the newest one. */
  readonly indexerUrl: string
  /** Number of replies that came from the newest state in place of an old one. */
  readonly approximated: () => number
  /** Collections that the index takes for older than their first block, because the node can't say. */
  readonly olderThanIndex: () => readonly CollectionStart[]
  /** Why the node didn't serve the latest request, or the indexer's latest search, for people; undefined while it does. */
  readonly trouble: () => string | undefined
  stop(): Promise<void>
}

interface Request {
  readonly id: unknown
  readonly method: string
  readonly params?: readonly unknown[]
}

/** Wallets send transactions through nodes of their own; nothing here holds keys. */
const READS = /^(?:eth|net|web3)_(?!send|sign|accounts$)/

const INDEXER_PATH = '/indexer'

/** Larger requests come from no part of the stack. */
const MAX_REQUEST_BYTES = 4_000_000

/** Returns undefined for a body above the limit, whose rest isn't kept. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  // Leaving the loop would otherwise close the connection before the response.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MAX_REQUEST_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const isRequest = (value: unknown): value is Request =>
  typeof value === 'object' && value !== null && typeof (value as Request).method === 'string'

/**
 * Starts the relay on a free port.
 *
 * @param options.rpcUrl of the node
 * @param options.starts the first blocks of the indexed collections
 */
export async function startRelay({
  rpcUrl,
  port,
  starts,
}: {
  rpcUrl: string
  port: number
  starts: readonly CollectionStart[]
}): Promise<Relay> {
  let approximated = 0
  /** Contracts that may have been there in an old block, as they are now. */
  const asNow = new Set<string>()
  let trouble: string | undefined
  /** Why the node refused the indexer's latest search of logs, which it repeats without an end. */
  let refusedSearch: string | undefined
  const node = openPatientNode(rpcUrl)
  const indexerNode = approximatePast(node, {
    starts,
    onApproximated: ({ method, params }) => {
      approximated += 1
      if (method === 'eth_getCode') asNow.add(String(params[0]).toLowerCase())
    },
  })

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const send = request.url === INDEXER_PATH ? indexerNode : node
    const body = await readBody(request)
    if (body === undefined) return void response.writeHead(413, { connection: 'close' }).end()
    const wire = JSON.parse(body) as unknown
    const requests = [wire].flat()
    if (!requests.every(isRequest)) return void response.writeHead(400).end()
    const allowed = requests.filter(({ method }) => READS.test(method))
    const replies = await send(allowed.map(({ method, params = [] }) => ({ method, params })))
    trouble = undefined
    const answers = requests.map((one) => {
      const reply = replies[allowed.indexOf(one)]
      if (send === indexerNode && one.method === 'eth_getLogs' && reply !== undefined) {
        refusedSearch = reply.ok
          ? undefined
          : `The node refuses past events (“${quoteWords(reply.message)}”). If this doesn’t end, use another node.`
      }
      const envelope = { jsonrpc: '2.0', id: one.id }
      if (reply?.ok === true) return { ...envelope, result: reply.result }
      const { code, message, data } = reply ?? {
        code: -32_601,
        message: `${one.method} isn't available here.`,
        data: undefined,
      }
      return { ...envelope, error: { code, message, ...(data === undefined ? {} : { data }) } }
    })
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(Array.isArray(wire) ? answers : answers[0]))
  }

  const server = createServer((request, response) => {
    if (!isOwnRequest(request)) return refuseForeign(response)
    respond(request, response).catch((error: unknown) => {
      if (!(error instanceof SyntaxError)) trouble = (error as Error).message
      if (response.headersSent) response.destroy()
      else response.writeHead(error instanceof SyntaxError ? 400 : 503).end() // The indexer and the page retry.
    })
  })
  server.keepAliveTimeout = 0 // See rpc-proxy.ts.
  const actualPort = await listen(server, port)
  const url = `http://${LOOPBACK}:${actualPort}`
  return {
    url,
    indexerUrl: `${url}${INDEXER_PATH}`,
    approximated: () => approximated,
    olderThanIndex: () => starts.filter(({ address }) => asNow.has(address.toLowerCase())),
    trouble: () => trouble ?? refusedSearch,
    stop: () => close(server),
  }
}
