// @vitest-environment jsdom
// What a page costs the index and the node while it is idle: counted over ten minutes of a chain with a block
// every 12 seconds.
import '../../../tests/support/dom.ts'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { server } from '../../../tests/support/server.ts'
import { testConfig } from '../../../tests/support/renderInFrame.tsx'
import { createApolloClient } from '../../graphql/client.ts'
import { followIndex } from '../../graphql/indexFollower.ts'
import { createMonitor } from './createMonitor.ts'

const { network } = testConfig
const BLOCK_SECONDS = 12
/** Seconds until the index has a block. */
const INDEX_DELAY = 3
/** How long Chromium remembers a permission without `Access-Control-Max-Age`. */
const PREFLIGHT_MILLISECONDS = 5_000
const MINUTES = 10
/** Requests a minute of one idle page, those for permissions included. */
const BUDGET = 8

const createHash = (number: number) => `0x${number.toString(16).padStart(64, '0')}`
const seconds = () => Date.now() / 1_000
const headAt = (time: number) => Math.floor(time / BLOCK_SECONDS)

/** Requests, and those for permission that a browser sends before JSON to another origin. */
const sent = { index: 0, node: 0, permissions: 0 }
let permitted: Record<string, number> = {}

function countRequest(to: 'index' | 'node', request: Request) {
  sent[to] += 1
  if (request.headers.get('content-type')?.startsWith('text/plain')) return
  if (Date.now() - (permitted[to] ?? -Infinity) > PREFLIGHT_MILLISECONDS) sent.permissions += 1
  permitted[to] = Date.now()
}

interface Call {
  readonly id: number
  readonly method: string
  readonly params: readonly string[]
}

/** Serves a chain by the clock, and an index that follows it. */
function serve({ batches }: { readonly batches: boolean }) {
  const blockAt = (number: number) => ({
    number: `0x${number.toString(16)}`,
    hash: createHash(number),
    timestamp: `0x${(number * BLOCK_SECONDS).toString(16)}`,
  })
  const reply = ({ id, method, params: [height] }: Call) => {
    const number = height === 'latest' ? headAt(seconds()) : Number(height)
    return { id, result: method === 'eth_chainId' ? `0x${network.chainId.toString(16)}` : blockAt(number) }
  }
  server.use(
    http.post(network.graphqlUrl, ({ request }) => {
      countRequest('index', request)
      const number = headAt(seconds() - INDEX_DELAY)
      const block = {
        __typename: '_Block_',
        number,
        hash: createHash(number),
        parentHash: createHash(number - 1),
        timestamp: number * BLOCK_SECONDS,
      }
      const _meta = { __typename: '_Meta_', hasIndexingErrors: false, block }
      return HttpResponse.json({ data: { _meta, tokens: [], orders: [], metadata_collection: [] } })
    }),
    http.post(network.rpcUrl, async ({ request }) => {
      countRequest('node', request)
      const body = (await request.json()) as Call | Call[]
      if (!Array.isArray(body)) return HttpResponse.json(reply(body))
      return batches ? HttpResponse.json(body.map(reply)) : new HttpResponse('no batches', { status: 400 })
    }),
  )
}

let stop: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_005_000 })
  Object.assign(sent, { index: 0, node: 0, permissions: 0 })
  permitted = {}
})
afterEach(() => {
  for (const end of stop) end()
  vi.useRealTimers()
})

/** Opens a page that has loaded its data, and returns the requests that it then sends in ten minutes. */
async function idle() {
  const client = createApolloClient({ graphqlUrl: network.graphqlUrl })
  const monitor = createMonitor({ ...network, blockTimeSeconds: BLOCK_SECONDS }, client)
  stop = [monitor.subscribe(() => undefined), followIndex({ client, blockTimeSeconds: BLOCK_SECONDS })]
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1_000)
    expect(monitor.getSnapshot().kind).toBe('current')
  })
  Object.assign(sent, { index: 0, node: 0, permissions: 0 })
  await vi.advanceTimersByTimeAsync(MINUTES * 60_000)
  expect(monitor.getSnapshot().kind).toBe('current')
  return sent.index + sent.node + sent.permissions
}

test.each([
  ['accepts batches', true],
  ['refuses batches', false],
])(`an idle page sends at most ${BUDGET} requests a minute, with a node that %s`, async (_, batches) => {
  serve({ batches })
  const requests = await idle()
  expect(requests, JSON.stringify(sent)).toBeLessThanOrEqual(BUDGET * MINUTES)
})

test('a hidden page sends none, and one that is shown again looks at once', async () => {
  serve({ batches: true })
  await idle()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(1_000)
  Object.assign(sent, { index: 0, node: 0, permissions: 0 })
  await vi.advanceTimersByTimeAsync(MINUTES * 60_000)
  expect(sent).toEqual({ index: 0, node: 0, permissions: 0 })
  visibility.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(100)
  expect(sent.index).toBe(1)
})
