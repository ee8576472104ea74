// Simulated visitors: each has an address and a connection of its own, opens pages, follows the index at the page's own
// pace, and refetches what changed. They send the bytes that a browser sent.
import { Agent, request as send } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { createPollPace } from '../../../src/graphql/pollPace.ts'
import { hasChanges, type VisitorQuery, type RecordedPage, type RecordedSite } from './recordPages.ts'

export interface SimulationOptions {
  readonly visitors: number
  readonly durationMs: number
  readonly blockTimeSeconds: number
  /** The web server's address. */
  readonly origin: string
  /** The chain's newest block, as the visitors' node knows it. */
  readonly chainHead: () => number
}

export interface Simulation {
  /** Milliseconds of each query, until its answer was read. */
  readonly times: readonly number[]
  readonly failures: readonly string[]
  /** The most blocks by which an answer was behind the chain when it arrived. */
  readonly mostBlocksBehind: number
  /** Answers that were behind by that many blocks, by number of blocks. */
  readonly behind: readonly number[]
  /** Queries that differ in their bytes: at least these must reach the index. */
  readonly different: number
}

/** Visitors arrive during this part of the time, and then stay. */
const ARRIVAL_SHARE = 1 / 10
const SHORTEST_STAY_MS = 20_000
const LONGEST_STAY_MS = 60_000

interface Block {
  readonly number: number
  readonly hash: string
  readonly timestamp: number
}

interface Reply {
  readonly data?: { readonly _meta?: { readonly block: Block } } & Record<string, unknown>
  readonly errors?: readonly { readonly message: string }[]
}

/** A loopback address of its own, because the web server limits requests per address. */
const getAddress = (visitor: number) => `127.1.${Math.floor(visitor / 250)}.${(visitor % 250) + 1}`

export async function simulate(site: RecordedSite, options: SimulationOptions): Promise<Simulation> {
  const { visitors, durationMs, blockTimeSeconds, origin, chainHead } = options
  const times: number[] = []
  const failures: string[] = []
  const behind: number[] = []
  const sentBefore = new Set<string>()
  const endsAt = performance.now() + durationMs
  const isOpen = () => performance.now() < endsAt

  const visit = async (visitor: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 6, localAddress: getAddress(visitor) })
    let block: Block | undefined
    /** The block up to which the visitor's local copy is current. */
    let since = 0
    let page = choosePage(site.pages)
    let openedAtSeconds = 0

    const sendQuery = async ({ body, contentType }: VisitorQuery): Promise<Reply | undefined> => {
      const of = block
      const sent = body({ hash: of?.hash, since, nowSeconds: openedAtSeconds })
      sentBefore.add(sent)
      const startedAt = performance.now()
      try {
        const answer = await post(`${origin}/graphql`, { agent, body: sent, contentType })
        times.push(performance.now() - startedAt)
        const reply = JSON.parse(answer) as Reply
        const late = chainHead() - (reply.data?._meta?.block.number ?? of?.number ?? chainHead())
        if (late >= 0) behind[late] = (behind[late] ?? 0) + 1
        if (reply.errors !== undefined) failures.push(reply.errors[0]?.message ?? 'unknown')
        return reply
      } catch (error) {
        failures.push(String(error))
        return undefined
      }
    }
    const sendAll = (queries: readonly VisitorQuery[]) => Promise.all(queries.map(sendQuery))
    const openPage = async () => {
      openedAtSeconds = Math.floor(Date.now() / 1_000)
      const replies = await sendAll([...page.opening, ...page.newest])
      block ??= replies.find((reply) => reply?.data?._meta !== undefined)?.data?._meta?.block
      since = block?.number ?? 0
      await sendAll(page.later)
    }

    await pause(Math.random() * durationMs * ARRIVAL_SHARE)
    while (block === undefined && isOpen()) await openPage()
    const follow = async () => {
      const pace = createPollPace(blockTimeSeconds)
      while (isOpen() && block !== undefined) {
        const sentAt = Date.now()
        const from = block.number
        const reply = await sendQuery({ ...site.poll, body: (at) => site.poll.body({ ...at, since: from }) })
        const seen = reply?.data?._meta?.block
        if (seen !== undefined && reply?.data !== undefined) {
          block = seen
          if (hasChanges(reply.data)) {
            await sendAll(page.reload)
            since = seen.number
          }
        }
        const known = seen && { number: seen.number, timestampSeconds: seen.timestamp }
        await pause(Math.max(0, sentAt + pace.next(known, sentAt) - Date.now()))
      }
    }
    const browse = async () => {
      for (;;) {
        await pause(SHORTEST_STAY_MS + Math.random() * (LONGEST_STAY_MS - SHORTEST_STAY_MS))
        if (!isOpen()) return
        page = choosePage(site.pages)
        await openPage()
      }
    }
    await Promise.all([follow(), browse()])
    agent.destroy()
  }

  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)))
  return { times, failures, mostBlocksBehind: behind.length - 1, behind, different: sentBefore.size }
}

function choosePage(pages: readonly RecordedPage[]): RecordedPage {
  let rest = Math.random() * pages.reduce((sum, { weight }) => sum + weight, 0)
  const page = pages.find(({ weight }) => (rest -= weight) < 0) ?? pages[0]
  if (page === undefined) throw new Error('There are no pages.')
  return page
}

/** @throws Error for another status than 200 */
function post(
  url: string,
  { agent, body, contentType }: { agent: Agent; body: string; contentType: string },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': contentType, 'content-length': String(Buffer.byteLength(body)) }
    const request = send(url, { method: 'POST', agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`Status ${response.statusCode}`))
      text(response).then(resolve, reject)
    })
    request.on('error', (error: NodeJS.ErrnoException) => {
      // The server closed the idle connection at the same moment; browsers send the request again too.
      if (request.reusedSocket && error.code === 'ECONNRESET')
        resolve(post(url, { agent, body, contentType }))
      else reject(error)
    })
    request.end(body)
  })
}
