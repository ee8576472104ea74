// @vitest-environment jsdom
// The health of the index: every state relative to the chain, without false alarms.
import '../../../tests/support/dom.ts'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { server } from '../../../tests/support/server.ts'
import { createApolloClient } from '../../graphql/client.ts'
import { followIndex } from '../../graphql/indexFollower.ts'
import { testConfig } from '../../../tests/support/renderInFrame.tsx'
import { createMonitor } from './createMonitor.ts'
import type { IndexMonitor } from './indexMonitor.ts'

const { network } = testConfig
const createHash = (digit: string) => `0x${digit.repeat(64)}`
const HASH = createHash('a')

interface World {
  indexed?: number
  indexedHash?: string | null
  failed?: boolean
  head?: number
  /** Seconds between blocks; without it, blocks have no timestamp. */
  secondsApart?: number
  chainId?: number
  genesis?: string
  indexDown?: boolean
  chainDown?: boolean
  indexReply?: unknown
}

/** The number of requests to each side. */
const requests = { index: 0, chain: 0 }

/** Serves an index and a chain in that state. The chain has blocks up to its head. */
function serve(world: World) {
  const { indexed = 100, indexedHash = HASH, failed = false, head = 100, chainId = network.chainId } = world
  const { genesis = createHash('0') } = world
  const blockAt = (number: number) => {
    if (number > head) return null
    const time = world.secondsApart === undefined ? undefined : number * world.secondsApart
    const timestamp = time === undefined ? {} : { timestamp: `0x${time.toString(16)}` }
    return { number: `0x${number.toString(16)}`, hash: number === 0 ? genesis : HASH, ...timestamp }
  }
  server.use(
    http.post(network.graphqlUrl, () => {
      requests.index += 1
      if (world.indexDown) return new HttpResponse(null, { status: 400 })
      if ('indexReply' in world) return HttpResponse.json(world.indexReply as never)
      const block = {
        __typename: '_Block_',
        number: indexed,
        hash: indexedHash,
        parentHash: null,
        timestamp: 1,
      }
      return HttpResponse.json({
        data: {
          _meta: { __typename: '_Meta_', hasIndexingErrors: failed, block },
          tokens: [],
          orders: [],
          metadata_collection: [],
        },
      })
    }),
    http.post(network.rpcUrl, async ({ request }) => {
      requests.chain += 1
      if (world.chainDown) return HttpResponse.error()
      const calls = (await request.json()) as { id: number; method: string; params: string[] }[]
      return HttpResponse.json(
        calls.map(({ id, method, params: [block] }) => {
          const results: Record<string, unknown> = {
            eth_chainId: `0x${chainId.toString(16)}`,
            eth_getBlockByNumber: blockAt(block === 'latest' ? head : Number(block)),
          }
          return { jsonrpc: '2.0', id, result: results[method] }
        }),
      )
    }),
  )
}

let monitor: IndexMonitor
let stop: (() => void)[] = []

/** Opens a page that follows the index; returns the states that it saw. */
function open(options: { blockTimeSeconds?: number } = {}) {
  const client = createApolloClient({ graphqlUrl: network.graphqlUrl, retry: { attempts: 1 } })
  monitor = createMonitor({ ...network, ...options }, client)
  const seen: string[] = []
  stop = [
    monitor.subscribe(() => seen.push(monitor.getSnapshot().kind)),
    followIndex({
      client,
      blockTimeSeconds: 12,
      pace: { next: () => 5_000 },
    }),
  ]
  return seen
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  Object.assign(requests, { index: 0, chain: 0 })
})
afterEach(() => {
  for (const end of stop) end()
  vi.useRealTimers()
})

/** On a busy machine, the first import takes longer than the default second. */
const becomes = (health: object) =>
  vi.waitFor(() => expect(monitor.getSnapshot()).toEqual(health), { timeout: 30_000 })

/** Advances the clock until the chain was read that many times. */
async function comparisons(count: number) {
  const { chain } = requests
  while (requests.chain < chain + count) await vi.advanceTimersByTimeAsync(5_000)
  await vi.advanceTimersByTimeAsync(0)
}

const testHealth = async (_: string, world: World, health: object) => {
  serve(world)
  open()
  await becomes(health)
}

describe('fault: RPC down, slow, 429', () => {
  it.each<[string, World, object]>([
    ['without a reachable chain', { chainDown: true }, { kind: 'chain-unreachable', indexedBlock: 100 }],
  ])('an index %s', testHealth)
})

describe('fault: RPC on another chain', () => {
  it.each<[string, World, object]>([
    ['with a node of another chain', { chainId: 1, indexDown: true }, { kind: 'wrong-chain', chainId: 1 }],
  ])('an index %s', testHealth)
})

describe('fault: index behind, failed, 5xx, malformed', () => {
  it.each<[string, World, object]>([
    ['at the head', {}, { kind: 'current', indexedBlock: 100, headBlock: 100 }],
    [
      'behind by less than half a minute',
      { head: 103 },
      { kind: 'current', indexedBlock: 100, headBlock: 103 },
    ],
    ['behind by more', { head: 104 }, { kind: 'behind', indexedBlock: 100, headBlock: 104 }],
    [
      'behind by blocks that came within seconds of each other',
      { head: 110, secondsApart: 3 },
      { kind: 'current', indexedBlock: 100, headBlock: 110 },
    ],
    [
      'behind by as many that took longer',
      { head: 110, secondsApart: 4 },
      { kind: 'behind', indexedBlock: 100, headBlock: 110 },
    ],
    [
      'a little ahead of a node that lags',
      { head: 98, indexedHash: createHash('b') },
      { kind: 'current', indexedBlock: 100, headBlock: 98 },
    ],
    [
      'far ahead of a node that lags',
      { head: 90, indexedHash: createHash('b') },
      { kind: 'chain-behind', indexedBlock: 100, headBlock: 90 },
    ],
    [
      'that gives no block hash',
      { indexedHash: null },
      { kind: 'current', indexedBlock: 100, headBlock: 100 },
    ],
    ['stopped by an error', { failed: true, head: 900 }, { kind: 'failed', indexedBlock: 100 }],
    ['that can’t be reached', { indexDown: true }, { kind: 'index-unreachable' }],
    ['with an invalid response', { indexReply: { data: { _meta: null } } }, { kind: 'index-unreachable' }],
  ])('an index %s', testHealth)

  it('is forked when its block differs from the chain’s at the same height twice in a row', async () => {
    serve({})
    const seen = open()
    await vi.waitFor(() => expect(seen).toEqual(['current']))
    serve({ indexedHash: createHash('b') })
    await comparisons(1)
    expect(seen).toEqual(['current'])
    await comparisons(1)
    expect(seen).toEqual(['current', 'forked'])
    serve({})
    await comparisons(1)
    expect(seen).toEqual(['current', 'forked', 'current'])
  })

  it('measures the lag in time, so that a fast chain may be more blocks ahead', async () => {
    serve({ head: 210 })
    open({ blockTimeSeconds: 0.25 })
    await becomes({ kind: 'current', indexedBlock: 100, headBlock: 210 })
    serve({ head: 221 })
    await comparisons(1)
    await becomes({ kind: 'behind', indexedBlock: 100, headBlock: 221 })
  })
})

describe('fault: chain restarted', () => {
  it('recognizes a restarted chain by its different first block', async () => {
    serve({})
    const seen = open()
    await vi.waitFor(() => expect(seen).toEqual(['current']))
    serve({ genesis: createHash('9'), indexDown: true })
    await comparisons(1)
    expect(monitor.getSnapshot()).toEqual({ kind: 'restarted' })
  })
})

describe('watching', () => {
  it('sends no separate queries to the index, and reads the chain once a minute while all is well', async () => {
    const world: World = { indexed: 100, head: 100 }
    serve(world)
    const seen = open()
    await vi.waitFor(() => expect(seen).toEqual(['current']))
    Object.assign(requests, { index: 0, chain: 0 })
    for (let seconds = 0; seconds < 300; seconds += 5) {
      serve({ indexed: 100 + seconds, head: 100 + seconds })
      await vi.advanceTimersByTimeAsync(5_000)
    }
    expect(requests.chain).toBeLessThanOrEqual(5)
    // One query every five seconds for the whole page.
    expect(requests.index).toBeLessThanOrEqual(62)
    expect(monitor.getSnapshot()).toMatchObject({ kind: 'current', indexedBlock: 395 })
  })

  it('reads the chain at once when the index goes back, and more often while it gets no blocks', async () => {
    serve({})
    const seen = open()
    await vi.waitFor(() => expect(seen).toEqual(['current']))
    const { chain } = requests
    serve({ indexed: 98, head: 98 })
    await vi.advanceTimersByTimeAsync(5_500)
    await vi.waitFor(() => expect(requests.chain).toBe(chain + 1))
    await vi.advanceTimersByTimeAsync(100_000)
    expect(requests.chain).toBeGreaterThanOrEqual(chain + 3)
  })

  it('reads the chain at once when the index becomes reachable or unreachable', async () => {
    serve({})
    const seen = open()
    await vi.waitFor(() => expect(seen).toEqual(['current']))
    serve({ indexDown: true })
    await vi.advanceTimersByTimeAsync(6_000)
    await vi.waitFor(() => expect(seen).toEqual(['current', 'index-unreachable']))
  })

  it('stops without subscribers', async () => {
    serve({})
    const seen = open()
    await vi.waitFor(() => expect(seen).toEqual(['current']))
    stop[0]?.()
    const { chain } = requests
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests.chain).toBe(chain)
  })
})
