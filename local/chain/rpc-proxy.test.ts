// Tests which clients reach the chain, whose accounts are unlocked: this machine's own programs and wallets, but no
// page.
import { createServer, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { close, listen } from '../process/listen.ts'
import { hiddenHost, LOOPBACK } from '../process/ports.ts'
import { startRpcProxy, type RpcProxy } from './rpc-proxy.ts'

/** The requests that reached the chain. */
let received: string[] = []
const chain = createServer((request, response) => {
  void text(request).then((body) => {
    received.push(body)
    response.end(`origin ${request.headers.origin ?? 'none'}`)
  })
})
// Accepts any WebSocket, as anvil does.
chain.on('upgrade', (_request, socket) => {
  received.push('upgrade')
  socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n')
})

let proxy: RpcProxy
beforeAll(async () => {
  const port = await listen(chain, 0)
  proxy = await startRpcProxy({ rpcUrl: `http://${LOOPBACK}:${port}`, port: 0 })
})
afterAll(async () => {
  await proxy.stop()
  await close(chain)
})

/** Sends a request with these headers. Returns the status and text, or that the connection was cut. */
function sendRequest(headers: Readonly<Record<string, string>>): Promise<string> {
  received = []
  return new Promise((resolve) => {
    const upgrades = headers['upgrade'] !== undefined
    const request = send(proxy.url, { method: upgrades ? 'GET' : 'POST', headers }, (response) => {
      void text(response).then((words) => resolve(`${response.statusCode} ${words}`.trim()))
    })
    request.on('upgrade', () => resolve('upgraded'))
    request.on('error', () => resolve('cut'))
    request.end(upgrades ? undefined : '{}')
  })
}

test.each([
  ['a program of this machine', {}],
  ['the page of the same address', { host: 'localhost:8545', origin: 'http://localhost:8545' }],
  ['a wallet', { origin: 'chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn' }],
])('forwards %s', async (_who, headers) => {
  expect(await sendRequest(headers)).toBe('200 origin none')
  expect(received).toEqual(['{}'])
})

test.each([
  ['a page from elsewhere', { origin: 'https://evil.example' }],
  ['a page in a sandbox', { origin: 'null' }],
  ['a name that was pointed at this machine', { host: 'evil.example:8545' }],
  ['that name with its own page', { host: 'evil.example:8545', origin: 'http://evil.example:8545' }],
  ['a wallet’s origin under such a host', { host: 'evil.example', origin: 'chrome-extension://abc' }],
])('refuses %s', async (_who, headers) => {
  expect(await sendRequest(headers)).toMatch(/^403 /)
  expect(received).toEqual([])
})

test('refuses WebSockets, which any page may open', async () => {
  const headers = {
    connection: 'upgrade',
    upgrade: 'websocket',
    origin: 'https://evil.example',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  }
  expect(await sendRequest(headers)).toBe('cut')
  expect(received).toEqual([])
})

test.runIf(process.platform === 'linux')('the chain itself listens at an unpredictable address', () => {
  const hosts = new Set(Array.from({ length: 20 }, hiddenHost))
  expect(hosts.size).toBeGreaterThan(15)
  for (const host of hosts) expect(host).toMatch(/^127(\.\d{1,3}){3}$/)
})

test('does not close an idle connection, which would fail a request that reuses it', async () => {
  const { headers } = await fetch(proxy.url, { method: 'POST', body: '{}' })
  expect(headers.get('keep-alive')).toBeNull()
})
