import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { close, listen } from '../process/listen.ts'
import { freePort } from '../process/ports.ts'
import { startArchive, type Archive } from './archive.ts'

interface Call {
  id: number
  method: string
  params: [{ to: string; data: string } | string, string | { blockHash: string }]
}

/** Number of calls that reached the node. */
let callCount = 0
/** Simulates a node that, like anvil after a restart, has lost the states of old blocks. */
let forgetful = false
let node: Server
let nodeUrl: string
let directory: string
let archive: Archive

const GONE = { code: -32602, message: 'BlockOutOfRangeError: block height is 9 but requested was 5' }
const REVERTED = { code: 3, message: 'execution reverted', data: '0x' }

function answer({ id, method, params: [call, block] }: Call) {
  if (method !== 'eth_call' && method !== 'eth_getCode') return { jsonrpc: '2.0', id, result: method }
  callCount += 1
  if (forgetful && block !== 'latest') return { jsonrpc: '2.0', id, error: GONE }
  if (typeof call === 'string') return { jsonrpc: '2.0', id, result: `code of ${call}` }
  if (call.data === '0xbad0') return { jsonrpc: '2.0', id, error: REVERTED }
  return { jsonrpc: '2.0', id, result: `${call.data}@${typeof block === 'string' ? block : block.blockHash}` }
}

const start = async () =>
  startArchive({ rpcUrl: nodeUrl, file: join(directory, 'calls.jsonl'), port: await freePort() })

const send = async (body: unknown) =>
  (await fetch(archive.url, { method: 'POST', body: JSON.stringify(body) })).json() as Promise<unknown>

const call = (data: string, block: Call['params'][1] = '0x5', id = 1) => ({
  jsonrpc: '2.0',
  id,
  method: 'eth_call',
  params: [{ to: '0xAA', data }, block],
})

beforeEach(async () => {
  forgetful = false
  callCount = 0
  directory = await mkdtemp(join(tmpdir(), 'vitrine-archive-'))
  node = createServer((request, response) => {
    void json(request).then((body) => {
      response.end(JSON.stringify(Array.isArray(body) ? (body as Call[]).map(answer) : answer(body as Call)))
    })
  })
  nodeUrl = `http://127.0.0.1:${await listen(node, await freePort())}`
  archive = await start()
})
afterEach(async () => {
  await archive.stop()
  await close(node)
  await rm(directory, { recursive: true })
})

/** Restarts the node and the archive; the node has lost its old states. */
async function restart() {
  await archive.stop()
  forgetful = true
  archive = await start()
}

test('forwards everything else unchanged', async () => {
  expect(await send({ jsonrpc: '2.0', id: 7, method: 'eth_blockNumber', params: [] })).toEqual({
    jsonrpc: '2.0',
    id: 7,
    result: 'eth_blockNumber',
  })
})

test('keeps a response across a restart, for that block and call only', async () => {
  await send(call('0x01', '0x5'))
  await restart()
  expect(await send(call('0x01', '0x5', 9))).toEqual({ jsonrpc: '2.0', id: 9, result: '0x01@0x5' })
  expect(archive.approximated()).toBe(0)
  expect(await send(call('0x01', '0x6'))).toMatchObject({ result: '0x01@latest' })
})

test('keeps the code of each contract', async () => {
  const codeCall = (address: string) => ({ ...call(''), method: 'eth_getCode', params: [address, '0x5'] })
  await send(codeCall('0xAA'))
  await send(codeCall('0xBB'))
  await restart()
  expect(await send(codeCall('0xBB'))).toMatchObject({ result: 'code of 0xBB' })
  expect(await send(codeCall('0xAA'))).toMatchObject({ result: 'code of 0xAA' })
  expect(archive.approximated()).toBe(0)
})

test('calls the node once for a block named by its hash', async () => {
  const block = { blockHash: '0xabc' }
  const first = await send(call('0x01', block))
  expect(await send(call('0x01', block))).toEqual(first)
  expect(callCount).toBe(1)
})

test('calls the node again for a block named by its number, which a reorganization may have replaced', async () => {
  await send(call('0x01', '0x5'))
  await send(call('0x01', '0x5'))
  expect(callCount).toBe(2)
})

test('keeps that a call reverted', async () => {
  await send(call('0xbad0'))
  await restart()
  expect(await send(call('0xbad0'))).toMatchObject({ error: REVERTED })
})

test('serves a call without a saved outcome from the newest state, and counts it', async () => {
  await restart()
  expect(await send(call('0x02'))).toMatchObject({ result: '0x02@latest' })
  expect(archive.approximated()).toBe(1)
})

test('responds to a batch in its order', async () => {
  await send([call('0x01', '0x5', 1), call('0x02', '0x5', 2)])
  await restart()
  expect(await send([call('0x02', '0x5', 1), { id: 2, method: 'eth_chainId', params: [] }])).toEqual([
    { jsonrpc: '2.0', id: 1, result: '0x02@0x5' },
    { jsonrpc: '2.0', id: 2, result: 'eth_chainId' },
  ])
})

test('refuses a page of another site', async () => {
  const headers = { origin: 'https://elsewhere.test' }
  const { status } = await fetch(archive.url, { method: 'POST', headers, body: JSON.stringify(call('0x01')) })
  expect(status).toBe(403)
  expect(callCount).toBe(0)
})

test('responds with 502 when the node is unreachable', async () => {
  await close(node)
  expect((await fetch(archive.url, { method: 'POST', body: '{}' })).status).toBe(502)
})

test("reports that it can't write, keeps responding, and can still be stopped", async () => {
  await archive.stop()
  archive = await startArchive({
    rpcUrl: nodeUrl,
    file: join(directory, 'gone', 'calls.jsonl'),
    port: await freePort(),
  })
  expect((await archive.crashed).message).toMatch(/^Archive of contract calls cannot be written: ENOENT/)
  expect(await send(call('0x01'))).toMatchObject({ result: '0x01@0x5' })
})
