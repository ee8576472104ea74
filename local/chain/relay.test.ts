// Tests the relay between the page, the indexer, and a node on another machine.
import { createServer, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { close, listen } from '../process/listen.ts'
import { freePort } from '../process/ports.ts'
import { type Relay, startRelay } from './relay.ts'

interface Call {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

/** Methods that reached the node. */
let called: string[]
let node: Server
let relay: Relay

const GONE = { code: -32_000, message: 'missing trie node 4d5e (path ) state is not available' }

const SOLD = { code: -32_602, message: 'Archive requests require a personal token.' }

function reply({ id, method, params }: Call) {
  called.push(method)
  if (method === 'eth_getLogs' && params[0] === 'old') return { jsonrpc: '2.0', id, error: SOLD }
  if (method === 'eth_call' && params[1] !== 'latest') return { jsonrpc: '2.0', id, error: GONE }
  return { jsonrpc: '2.0', id, result: `${method}@${String(params.at(-1))}` }
}

beforeEach(async () => {
  called = []
  node = createServer((request, response) => {
    void json(request).then((body) => {
      const replies = [body as Call | Call[]].flat().map(reply)
      response.end(JSON.stringify(Array.isArray(body) ? replies : replies[0]))
    })
  })
  const rpcUrl = `http://127.0.0.1:${await listen(node, await freePort())}`
  relay = await startRelay({ rpcUrl, port: await freePort(), starts: [] })
})
afterEach(async () => {
  await relay.stop()
  await close(node)
})

const post = (body: unknown, { url = relay.url, headers = {} } = {}) =>
  fetch(url, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) })

const call = (method: string, params: readonly unknown[] = [], id = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
})

test('responds with the ids and in the order of the requests', async () => {
  const body = [
    call('eth_chainId', ['a'], 7),
    call('eth_sendRawTransaction', ['0x'], 8),
    call('net_version', ['b'], 9),
  ]
  expect(await (await post(body)).json()).toEqual([
    { jsonrpc: '2.0', id: 7, result: 'eth_chainId@a' },
    {
      jsonrpc: '2.0',
      id: 8,
      error: { code: -32_601, message: "eth_sendRawTransaction isn't available here." },
    },
    { jsonrpc: '2.0', id: 9, result: 'net_version@b' },
  ])
  expect(await (await post(call('eth_chainId', ['c'], 4))).json()).toMatchObject({
    id: 4,
    result: 'eth_chainId@c',
  })
})

test.each([
  ...['eth_sendTransaction', 'eth_sendRawTransaction', 'eth_sign', 'eth_signTypedData_v4', 'eth_accounts'],
  ...['personal_unlockAccount', 'admin_peers', 'debug_traceTransaction', 'anvil_setBalance'],
])('never forwards %s', async (method) => {
  expect(await (await post(call(method))).json()).toMatchObject({ error: { code: -32_601 } })
  expect(called).toEqual([])
})

test('replaces a state that is gone for the indexer, and not for the page', async () => {
  const old = call('eth_call', [{ to: '0xaa' }, '0x10'])
  expect(await (await post(old)).json()).toMatchObject({ error: GONE })
  expect(relay.approximated()).toBe(0)
  expect(await (await post(old, { url: relay.indexerUrl })).json()).toMatchObject({
    result: 'eth_call@latest',
  })
  expect(relay.approximated()).toBe(1)
})

test.each([
  ['a page of another site', { origin: 'https://elsewhere.test' }],
  ['an extension of the browser', { origin: 'chrome-extension://abc' }],
])('refuses %s', async (_, headers) => {
  expect((await post(call('eth_chainId'), { headers })).status).toBe(403)
  expect(called).toEqual([])
})

test.each(['', '{', '7', '[{"id":1}]', 'null'])('refuses a body that is no request: %j', async (body) => {
  expect((await post(body)).status).toBe(400)
  expect(relay.trouble()).toBeUndefined()
})

test('refuses a body that is too large, and goes on', async () => {
  // One with its length in the header, and one in parts.
  const large = ' '.repeat(5_000_000)
  expect((await post(large)).status).toBe(413)
  const parts = new Blob([large]).stream()
  const { status } = await fetch(relay.url, { method: 'POST', body: parts, duplex: 'half' } as RequestInit)
  expect(status).toBe(413)
  expect((await post(call('eth_chainId'))).status).toBe(200)
  expect(called).toEqual(['eth_chainId'])
})

test('says why the node does not respond, until it does', { timeout: 60_000 }, async () => {
  const refusing = createServer((_, response) => response.writeHead(403).end())
  const rpcUrl = `http://127.0.0.1:${await listen(refusing, await freePort())}`
  const other = await startRelay({ rpcUrl, port: await freePort(), starts: [] })
  try {
    expect(other.trouble()).toBeUndefined()
    expect((await post(call('eth_chainId'), { url: other.url })).status).toBe(503)
    expect(other.trouble()).toMatch(/returned an error/)
  } finally {
    await other.stop()
    await close(refusing)
  }
})

test('says why the node refuses the indexer’s search of logs, until it serves one', async () => {
  const url = relay.indexerUrl
  await post(call('eth_getLogs', ['old']))
  expect(relay.trouble()).toBeUndefined() // The page's, which searches differently then.
  expect(await (await post(call('eth_getLogs', ['old']), { url })).json()).toMatchObject({ error: SOLD })
  await post(call('eth_chainId'), { url })
  expect(relay.trouble()).toContain(SOLD.message)
  await post(call('eth_getLogs', ['new']), { url })
  expect(relay.trouble()).toBeUndefined()
})
