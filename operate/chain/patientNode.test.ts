// Tests the patient node against nodes that limit what they serve.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import type { RpcRequest } from '../../src/domain/rpc.ts'
import { approximatePast } from './approximatePast.ts'
import { openPatientNode } from './patientNode.ts'

interface Wire extends RpcRequest {
  readonly id: number
}

let server: Server | undefined
afterEach(() => server?.close())

/** Starts a node, and returns its URL and the requests that reached it. */
async function nodeThat(reply: (request: RpcRequest) => object) {
  const received: RpcRequest[] = []
  server = createServer((request, response) => {
    void json(request).then((body) => {
      const replies = [body as Wire | Wire[]].flat().map((one) => {
        received.push(one)
        return { jsonrpc: '2.0', id: one.id, ...reply(one) }
      })
      response.end(JSON.stringify(Array.isArray(body) ? replies : replies[0]))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

const toHex = (value: number) => `0x${value.toString(16)}`
const createLogsRequest = (from: number, to: number) => ({
  method: 'eth_getLogs',
  params: [{ address: '0xaa', fromBlock: toHex(from), toBlock: toHex(to) }],
})
const getRange = ({ params }: RpcRequest) => {
  const { fromBlock, toBlock } = params[0] as { fromBlock: string; toBlock: string }
  return [Number(fromBlock), Number(toBlock)] as const
}
const refused = (message: string) => ({ error: { code: -32_000, message } })

/** One log for each block of the range, unless that has too many blocks. */
const limitedTo =
  (most: number, message = 'exceed maximum block range') =>
  (request: RpcRequest) => {
    const [from, to] = getRange(request)
    if (to - from + 1 > most) return refused(message)
    return { result: Array.from({ length: to - from + 1 }, (_, index) => from + index) }
  }

test('searches any range in parts that the node accepts, each block once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 0, max: 5_000 }),
      fc.integer({ min: 0, max: 40 }),
      async (most, from, times) => {
        const length = most * times
        const { url } = await nodeThat(limitedTo(most))
        const [reply] = await openPatientNode(url)([createLogsRequest(from, from + length)])
        server?.close()
        const blocks = Array.from({ length: length + 1 }, (_, index) => from + index)
        expect(reply).toEqual({ ok: true, result: blocks })
      },
    ),
    { numRuns: 40 },
  )
})

test('reads from an error’s data that the range is too wide', async () => {
  const { url } = await nodeThat((request) => {
    const [from, to] = getRange(request)
    const payload = `range ${to - from + 1} is bigger than range limit 2000`
    return to - from + 1 > 2_000
      ? { error: { code: -32_602, message: 'invalid params', data: { payload } } }
      : { result: [from] }
  })
  expect(await openPatientNode(url)([createLogsRequest(0, 3_999)])).toEqual([
    { ok: true, result: [0, 2_000] },
  ])
})

test('remembers how many blocks the node accepts', async () => {
  const { url, received } = await nodeThat(limitedTo(2_000))
  const send = openPatientNode(url)
  await send([createLogsRequest(0, 9_999)])
  received.splice(0)
  await send([createLogsRequest(10_000, 19_999)])
  const sizes = received.map(getRange).map(([from, to]) => to - from + 1)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(2_000)
  expect(sizes.length).toBeLessThanOrEqual(10)
})

test('does not remember that some blocks held too many logs', async () => {
  const { url, received } = await nodeThat((request) => {
    const [from, to] = getRange(request)
    return from <= 5 && to >= 5 && to - from > 10
      ? refused('query returned more than 10000 results')
      : { result: [] }
  })
  const send = openPatientNode(url)
  await send([createLogsRequest(0, 999)])
  received.splice(0)
  await send([createLogsRequest(1_000, 1_999)])
  expect(received.map(getRange)).toEqual([[1_000, 1_999]])
})

test.each(['header not found', 'the method eth_getLogs does not exist'])(
  'passes on a refusal that a narrower range would not change: %s',
  async (message) => {
    const { url, received } = await nodeThat(() => refused(message))
    expect(await openPatientNode(url)([createLogsRequest(0, 999)])).toMatchObject([{ ok: false, message }])
    expect(received).toHaveLength(1)
  },
)

test('leaves a search that is far too wide to its caller', async () => {
  const { url } = await nodeThat(limitedTo(10))
  const send = openPatientNode(url)
  await send([createLogsRequest(0, 19)])
  expect(await send([createLogsRequest(0, 9_999)])).toMatchObject([
    { ok: false, message: expect.stringContaining('of 10 blocks') },
  ])
})

test('gives up on a node that refuses every wide search', async () => {
  const { url, received } = await nodeThat(limitedTo(1, 'query returned more than 10000 results'))
  expect(await openPatientNode(url)([createLogsRequest(0, 9_999)])).toMatchObject([{ ok: false }])
  expect(received.length).toBeLessThanOrEqual(200)
})

const callAt = (block: unknown) => ({ method: 'eth_call', params: [{ to: '0xaa', data: '0x01' }, block] })

test.each([
  'missing trie node 4d5e (path ) state 0x4d5e is not available',
  'required historical state unavailable (reexec=128)',
  'historical state 0x1f is not available',
  'distance to target block exceeds maximum proof window',
  'No state available for block 0x10',
  'World state unavailable',
  'This request requires an archive node',
  'state has been pruned',
  'old data not available due to pruning',
])('an index gets the newest state where the node says: %s', async (message) => {
  const { url } = await nodeThat(({ params }) =>
    params[1] === 'latest' ? { result: '0x2a' } : refused(message),
  )
  let approximated = 0
  const node = openPatientNode(url)
  const send = approximatePast(node, {
    starts: [],
    onApproximated: () => {
      approximated += 1
    },
  })
  expect(await send([callAt('0x10'), callAt({ blockHash: '0xabc' })])).toEqual([
    { ok: true, result: '0x2a' },
    { ok: true, result: '0x2a' },
  ])
  expect(approximated).toBe(2)
  expect(await node([callAt('0x10')])).toMatchObject([{ ok: false, message }])
})

test.each(['execution reverted', 'execution reverted: archive is pruned', 'header not found', 'out of gas'])(
  'an index gets no other state where the node says: %s',
  async (message) => {
    const { url } = await nodeThat(() => refused(message))
    const send = approximatePast(openPatientNode(url), {
      starts: [],
      onApproximated: () => expect.unreachable(),
    })
    expect(await send([callAt('0x10')])).toMatchObject([{ ok: false, message }])
  },
)
