// @vitest-environment jsdom
// The health of the index: every way it can stand to the chain, and no alarm about what is none.
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
const hashOf = (digit: string) => `0x${digit.repeat(64)}`
const HASH = hashOf('a')

interface World {
  indexed?: number
  indexedHash?: string | null
  failed?: boolean
  head?: number
  /** From one block to the next; blocks tell no time where it is not given. */
  secondsApart?: number
  chainId?: number
  genesis?: string
  indexDown?: boolean
  chainDown?: boolean
  indexReply?: unknown
}

/** How often each side was asked. */
const asked = { index: 0, chain: 0 }

/** An index and a chain that answer as described. The chain has blocks up to its head. */
function answer(world: World) {
  const { indexed = 100, indexedHash = HASH, failed = false, head = 100, chainId = network.chainId } = world
  const { genesis = hashOf('0') } = world
  const blockAt = (number: number) => {
    if (number > head) return null
    const time = world.secondsApart === undefined ? undefined : number * world.secondsApart
    const timestamp = time === undefined ? {} : { timestamp: `0x${time.toString(16)}` }
    return { hash: number === 0 ? genesis : HASH, ...timestamp }
  }
  server.use(
    http.post(network.graphqlUrl, () => {
      asked.index += 1
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
      asked.chain += 1
      if (world.chainDown) return HttpResponse.error()
      const questions = (await request.json()) as { id: number; method: string; params: string[] }[]
      return HttpResponse.json(
        questions.map(({ id, method, params: [block] }) => {
          const results: Record<string, unknown> = {
            eth_blockNumber: `0x${head.toString(16)}`,
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

/** A page that follows the index and says how it stands. */
function open(options: { blockTimeSeconds?: number } = {}) {
  const client = createApolloClient({ graphqlUrl: network.graphqlUrl, retry: { attempts: 1 } })
  monitor = createMonitor({ ...network, ...options }, client)
  const seen: string[] = []
  stop = [
    monitor.subscribe(() => seen.push(monitor.getSnapshot().kind)),
    followIndex({ client, since: Promise.resolve(undefined), pauseMilliseconds: 1_000 }),
  ]
  return seen
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  Object.assign(asked, { index: 0, chain: 0 })
})
afterEach(() => {
  for (const end of stop) end()
  vi.useRealTimers()
})

/** On a busy machine, what is imported on first use takes longer than the second that is usual. */
const becomes = (health: object) =>
  vi.waitFor(() => expect(monitor.getSnapshot()).toEqual(health), { timeout: 30_000 })

/** Lets time pass until the chain has been asked so often. */
async function comparisons(count: number) {
  const { chain } = asked
  while (asked.chain < chain + count) await vi.advanceTimersByTimeAsync(1_000)
  await vi.advanceTimersByTimeAsync(0)
}

const judged = async (_: string, world: World, health: object) => {
  answer(world)
  open()
  await becomes(health)
}

describe('fault: RPC down, slow, 429', () => {
  it.each<[string, World, object]>([
    ['cut off from the chain', { chainDown: true }, { kind: 'chain-unreachable', indexedBlock: 100 }],
  ])('an index %s', judged)
})

describe('fault: RPC on another chain', () => {
  it.each<[string, World, object]>([
    ['beside another chain', { chainId: 1, indexDown: true }, { kind: 'wrong-chain', chainId: 1 }],
  ])('an index %s', judged)
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
      { head: 98, indexedHash: hashOf('b') },
      { kind: 'current', indexedBlock: 100, headBlock: 98 },
    ],
    [
      'far ahead of a node that lags',
      { head: 90, indexedHash: hashOf('b') },
      { kind: 'chain-behind', indexedBlock: 100, headBlock: 90 },
    ],
    [
      'that does not tell its hash',
      { indexedHash: null },
      { kind: 'current', indexedBlock: 100, headBlock: 100 },
    ],
    ['stopped by an error', { failed: true, head: 900 }, { kind: 'failed', indexedBlock: 100 }],
    ['not answering', { indexDown: true }, { kind: 'index-unreachable' }],
    ['answering nonsense', { indexReply: { data: { _meta: null } } }, { kind: 'index-unreachable' }],
  ])('an index %s', judged)

  it('an index on another branch is one whose block differs at a height that the chain has, twice in a row', async () => {
    answer({})
    const seen = open()
    await vi.waitFor(() => expect(seen).toEqual(['current']))
    answer({ indexedHash: hashOf('b') })
    await comparisons(1)
    expect(seen).toEqual(['current'])
    await comparisons(1)
    expect(seen).toEqual(['current', 'forked'])
    answer({})
    await comparisons(1)
    expect(seen).toEqual(['current', 'forked', 'current'])
  })

  it('the lag is measured in time, not in blocks: a fast chain may run further ahead', async () => {
    answer({ head: 210 })
    open({ blockTimeSeconds: 0.25 })
    await becomes({ kind: 'current', indexedBlock: 100, headBlock: 210 })
    answer({ head: 221 })
    await comparisons(1)
    await becomes({ kind: 'behind', indexedBlock: 100, headBlock: 221 })
  })
})

describe('fault: chain restarted', () => {
  it('a chain that begins with another block than before was begun anew', async () => {
    answer({})
    const seen = open()
    await vi.waitFor(() => expect(seen).toEqual(['current']))
    answer({ genesis: hashOf('9'), indexDown: true })
    await comparisons(1)
    expect(monitor.getSnapshot()).toEqual({ kind: 'restarted' })
  })
})

describe('watching', () => {
  it('asks the index nothing of its own, and the chain less often than the index is looked at', async () => {
    answer({})
    open()
    await comparisons(2)
    expect(asked.chain).toBe(2)
    // One look a second for the whole page.
    expect(asked.index).toBeGreaterThan(10)
    expect(asked.index).toBeLessThan(16)
  })

  it('asks the chain at once when the index comes or goes', async () => {
    answer({})
    const seen = open()
    await vi.waitFor(() => expect(seen).toEqual(['current']))
    answer({ indexDown: true })
    await vi.advanceTimersByTimeAsync(2_000)
    await vi.waitFor(() => expect(seen).toEqual(['current', 'index-unreachable']))
  })

  it('ends when nobody listens', async () => {
    answer({})
    const seen = open()
    await vi.waitFor(() => expect(seen).toEqual(['current']))
    stop[0]?.()
    const { chain } = asked
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked.chain).toBe(chain)
  })
})
