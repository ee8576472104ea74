// Runs an archive node for the indexer, in front of anvil. graph-node calls contracts at the block it indexes, and
// indexes from the first block on at every start, but anvil loses the states of old blocks when it is stopped. The
// archive writes each response to a file, and reads it back when anvil can no longer give it.
import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Agent, createServer, request as send, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { close, listen } from '../process/listen.ts'
import { PartCrashedError } from '../process/managed-process.ts'
import { isOwnRequest, refuseForeign } from '../process/own-requests.ts'
import { LOOPBACK } from '../process/ports.ts'

interface Request {
  id: unknown
  method: string
  /** A contract call or, for eth_getCode, an address. */
  params?: [call?: { to?: string; data?: string; input?: string } | string, block?: unknown]
}

interface Answer {
  jsonrpc: '2.0'
  id: unknown
  result?: unknown
  error?: { code: number; message: string; data?: unknown }
}

/** A call's outcome without its request's id: a result, or the error of a revert. */
type Outcome = Pick<Answer, 'result' | 'error'>

export interface Archive {
  /** URL at which the indexer reaches the chain. */
  readonly url: string
  /** Number of calls that were served from the newest state, because no call was made while anvil still had theirs. */
  readonly approximated: () => number
  /** Settles when responses can't be written to the file, because the next start would index different data. */
  readonly crashed: Promise<PartCrashedError>
  stop(): Promise<void>
}

/** Methods that read the state after a block. */
const STATE_METHODS = ['eth_call', 'eth_getCode']
const readsState = ({ method }: Request) => STATE_METHODS.includes(method)

function computeKey({ params }: Request): string {
  const [call, block] = params ?? []
  const what = typeof call === 'string' ? [call] : [call?.to, call?.data ?? call?.input]
  const text = JSON.stringify([...what, block]).toLowerCase()
  return createHash('sha256').update(text).digest('base64url')
}

/** Whether anvil has the block, but not the state after it. */
const isStateGone = ({ error }: Answer) =>
  error !== undefined &&
  /BlockOutOfRange|historical state|state.*(not available|missing)/i.test(error.message)

const toOutcome = ({ result, error }: Answer): Outcome => (error ? { error } : { result })

async function readOutcomes(file: string): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>()
  if (!existsSync(file)) return outcomes
  for (const line of (await readFile(file, 'utf8')).split('\n')) {
    try {
      const [key, outcome] = JSON.parse(line) as [string, Outcome]
      outcomes.set(key, outcome)
    } catch {
      // Reached at the end of the file, or at the last line of a run that was killed while writing it.
    }
  }
  return outcomes
}

/** Posts JSON and returns the response's text. `fetch` would cost twice as much, thousands of times. */
function post(agent: Agent, url: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const request = send(url, { method: 'POST', agent, headers }, (response) => {
      text(response).then(resolve, reject)
    })
    request.on('error', reject)
    request.end(body)
  })
}

/**
 * Starts the archive on a running chain.
 *
 * A call that anvil can no longer serve and that has no saved outcome (after a change of the mappings) is served from
 * the newest state: names, royalties and token URIs seldom change, and the index would otherwise stand still.
 *
 * @param file where outcomes are saved, one JSON line each.
 */
export async function startArchive({
  rpcUrl,
  file,
  port,
}: {
  rpcUrl: string
  file: string
  port: number
}): Promise<Archive> {
  const outcomes = await readOutcomes(file)
  const agent = new Agent({ keepAlive: true })
  const send = (body: string) => post(agent, rpcUrl, body)
  const journal = createWriteStream(file, { flags: 'a' })
  const crashed = new Promise<PartCrashedError>((resolve) => {
    journal.once('error', ({ message }) => {
      resolve(new PartCrashedError('Archive of contract calls', `cannot be written: ${message}`))
    })
  })
  let approximated = 0
  /** Blocks, as calls name them, whose states anvil has lost; calls for them skip anvil. */
  const forgotten = new Set<string>()

  const remember = (key: string, outcome: Outcome) => {
    if (JSON.stringify(outcomes.get(key)) === JSON.stringify(outcome)) return
    outcomes.set(key, outcome)
    journal.write(`${JSON.stringify([key, outcome])}\n`)
  }

  /**
   * The outcome of a call to a block named by its hash never changes; one named by its number may, in a reorganization.
   */
  const recall = (request: Request): Answer | undefined => {
    const block = request.params?.[1]
    const saved = typeof block === 'object' ? outcomes.get(computeKey(request)) : undefined
    return saved && { jsonrpc: '2.0', id: request.id, ...saved }
  }

  /** Returns anvil's response or, when anvil has lost the block's state, the saved one. */
  const settle = async (request: Request, response: Answer): Promise<Answer> => {
    const key = computeKey(request)
    if (!isStateGone(response)) {
      remember(key, toOutcome(response))
      return response
    }
    const saved = outcomes.get(key)
    if (saved) return { jsonrpc: '2.0', id: response.id, ...saved }
    forgotten.add(JSON.stringify(request.params?.[1]))
    return callLatest(request)
  }

  const callLatest = async (request: Request): Promise<Answer> => {
    approximated += 1
    const [call] = request.params ?? []
    return JSON.parse(await send(JSON.stringify({ ...request, params: [call, 'latest'] }))) as Answer
  }

  const respond = async (body: string): Promise<string> => {
    if (!STATE_METHODS.some((method) => body.includes(`"${method}"`))) return send(body)
    const requests = JSON.parse(body) as Request | Request[]
    if (!Array.isArray(requests)) {
      const saved = recall(requests)
      if (saved) return JSON.stringify(saved)
      if (readsState(requests) && forgotten.has(JSON.stringify(requests.params?.[1]))) {
        return JSON.stringify(await callLatest(requests))
      }
    }
    const calls = new Map([requests].flat().map((request) => [request.id, request]))
    const responses = JSON.parse(await send(body)) as Answer | Answer[]
    const settled = await Promise.all(
      [responses].flat().map((one) => {
        const request = calls.get(one.id)
        return request && readsState(request) ? settle(request, one) : one
      }),
    )
    return JSON.stringify(Array.isArray(responses) ? settled : settled[0])
  }

  const server = createServer((request: IncomingMessage, response) => {
    if (!isOwnRequest(request)) return refuseForeign(response)
    void text(request)
      .then(respond)
      .then(
        (reply) => response.writeHead(200, { 'content-type': 'application/json' }).end(reply),
        () => response.writeHead(502).end(), // The chain is unreachable; graph-node retries.
      )
  })
  const actualPort = await listen(server, port)
  return {
    url: `http://${LOOPBACK}:${actualPort}`,
    approximated: () => approximated,
    crashed,
    stop: async () => {
      await close(server)
      agent.destroy()
      // This also holds after a failure, which `crashed` has reported.
      await new Promise<void>((resolve) => {
        if (journal.closed) return resolve()
        journal.once('close', () => {
          resolve()
        })
        journal.end()
      })
    },
  }
}
