import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { server } from '../../../tests/support/server.ts'
import { testConfig } from '../../ui/testing.tsx'
import { checkIndex, createIndexMonitor } from './indexMonitor.ts'

const { network } = testConfig
const HASH = `0x${'a'.repeat(64)}`

interface World {
  indexed?: number
  indexedHash?: string
  failed?: boolean
  head?: number
  chainId?: number
  indexDown?: boolean
  chainDown?: boolean
  indexReply?: unknown
}

/** An index and a chain that answer as described. */
function answer(world: World) {
  const { indexed = 100, indexedHash = HASH, failed = false, head = 100, chainId = network.chainId } = world
  server.use(
    http.post(network.graphqlUrl, () => {
      if (world.indexDown) return new HttpResponse(null, { status: 503 })
      if ('indexReply' in world) return HttpResponse.json(world.indexReply as never)
      const block = { number: indexed, hash: indexedHash }
      return HttpResponse.json({ data: { _meta: { hasIndexingErrors: failed, block } } })
    }),
    http.post(network.rpcUrl, async ({ request }) => {
      if (world.chainDown) return HttpResponse.error()
      const { method } = (await request.json()) as { method: string }
      const results: Record<string, unknown> = {
        eth_blockNumber: `0x${head.toString(16)}`,
        eth_chainId: `0x${chainId.toString(16)}`,
        eth_getBlockByNumber: { hash: HASH },
      }
      return HttpResponse.json({ jsonrpc: '2.0', id: 1, result: results[method] })
    }),
  )
}

describe('checkIndex', () => {
  it.each<[string, World, object]>([
    ['at the head', {}, { kind: 'current', indexedBlock: 100, headBlock: 100 }],
    [
      'behind by less than half a minute',
      { head: 103 },
      { kind: 'current', indexedBlock: 100, headBlock: 103 },
    ],
    ['behind by more', { head: 104 }, { kind: 'behind', indexedBlock: 100, headBlock: 104 }],
    ['stopped by an error', { failed: true, head: 900 }, { kind: 'failed', indexedBlock: 100 }],
    ['on another branch', { indexedHash: `0x${'b'.repeat(64)}` }, { kind: 'forked', indexedBlock: 100 }],
    ['not answering', { indexDown: true }, { kind: 'index-unreachable' }],
    ['answering nonsense', { indexReply: { data: { _meta: null } } }, { kind: 'index-unreachable' }],
    ['cut off from the chain', { chainDown: true }, { kind: 'chain-unreachable', indexedBlock: 100 }],
    ['beside another chain', { chainId: 1, indexDown: true }, { kind: 'wrong-chain', chainId: 1 }],
  ])('tells an index %s', async (_case, world, health) => {
    answer(world)
    expect(await checkIndex(network)).toEqual(health)
  })

  it('measures a lag in time, not in blocks: a fast chain may run further ahead', async () => {
    answer({ head: 210 })
    const fast = { ...network, blockTimeSeconds: 0.25 }
    expect((await checkIndex(fast)).kind).toBe('current')
    answer({ head: 221 })
    expect((await checkIndex(fast)).kind).toBe('behind')
  })
})

describe('createIndexMonitor', () => {
  let stop: (() => void) | undefined

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
  })
  afterEach(() => {
    stop?.()
    vi.useRealTimers()
  })

  it('tells its listener when something changes, and asks no more once nobody listens', async () => {
    answer({})
    const monitor = createIndexMonitor(network)
    const seen: string[] = []
    expect(monitor.getSnapshot()).toEqual({ kind: 'checking' })
    stop = monitor.subscribe(() => seen.push(monitor.getSnapshot().kind))
    await vi.waitFor(() => expect(seen).toEqual(['current']))
    answer({ head: 200 })
    await vi.advanceTimersByTimeAsync(12_000)
    await vi.waitFor(() => expect(seen).toEqual(['current', 'behind']))
    stop()
    // From here a request would fail the test: nothing answers any more.
    server.resetHandlers()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(seen).toEqual(['current', 'behind'])
  })

  it('raises no alarm about a fork that is gone at the second look', async () => {
    answer({})
    const monitor = createIndexMonitor(network)
    const seen: string[] = []
    stop = monitor.subscribe(() => seen.push(monitor.getSnapshot().kind))
    await vi.waitFor(() => expect(seen).toEqual(['current']))
    let looks = 0
    server.events.on('request:match', () => (looks += 1))
    answer({ indexedHash: `0x${'b'.repeat(64)}` })
    await vi.advanceTimersByTimeAsync(12_000)
    await vi.waitFor(() => expect(looks).toBeGreaterThanOrEqual(4))
    expect(seen).toEqual(['current'])
    await vi.advanceTimersByTimeAsync(12_000)
    await vi.waitFor(() => expect(seen).toEqual(['current', 'forked']))
    server.events.removeAllListeners()
  })
})
