// Tests which clients reach the chain, whose accounts are unlocked: this machine's own programs and wallets, but no
// page.
import { createServer, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { close, listen } from '../process/listen.ts'
import { hiddenHost, LOOPBACK } from '../process/ports.ts'
import { openDoor, type Door } from './door.ts'

/** The requests that reached the chain. */
let asked: string[] = []
const chain = createServer((request, response) => {
  void text(request).then((body) => {
    asked.push(body)
    response.end(`${request.headers.origin ?? 'nobody'} asked`)
  })
})
// Accepts any WebSocket, as anvil does.
chain.on('upgrade', (_request, socket) => {
  asked.push('upgrade')
  socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n')
})

let door: Door
beforeAll(async () => {
  const port = await listen(chain, 0)
  door = await openDoor({ rpcUrl: `http://${LOOPBACK}:${port}`, port: 0 })
})
afterAll(async () => {
  await door.stop()
  await close(chain)
})

/** Sends a request with these headers. Returns the status and text, or that the connection was cut. */
function ask(headers: Readonly<Record<string, string>>): Promise<string> {
  asked = []
  return new Promise((resolve) => {
    const upgrades = headers['upgrade'] !== undefined
    const question = send(door.url, { method: upgrades ? 'GET' : 'POST', headers }, (answer) => {
      void text(answer).then((words) => resolve(`${answer.statusCode} ${words}`.trim()))
    })
    question.on('upgrade', () => resolve('upgraded'))
    question.on('error', () => resolve('cut'))
    question.end(upgrades ? undefined : '{}')
  })
}

test.each([
  ['a program of this machine', {}],
  ['the page of the same address', { host: 'localhost:8545', origin: 'http://localhost:8545' }],
  ['a wallet', { origin: 'chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn' }],
])('%s gets through', async (_who, headers) => {
  expect(await ask(headers)).toBe('200 nobody asked')
  expect(asked).toEqual(['{}'])
})

test.each([
  ['a page from elsewhere', { origin: 'https://evil.example' }],
  ['a page in a sandbox', { origin: 'null' }],
  ['a name that was pointed at this machine', { host: 'evil.example:8545' }],
  ['that name with its own page', { host: 'evil.example:8545', origin: 'http://evil.example:8545' }],
  ['a wallet’s name under such a host', { host: 'evil.example', origin: 'chrome-extension://abc' }],
])('%s does not', async (_who, headers) => {
  expect(await ask(headers)).toMatch(/^403 /)
  expect(asked).toEqual([])
})

test('nobody comes in by WebSocket, which any page may open', async () => {
  const headers = {
    connection: 'upgrade',
    upgrade: 'websocket',
    origin: 'https://evil.example',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  }
  expect(await ask(headers)).toBe('cut')
  expect(asked).toEqual([])
})

test.runIf(process.platform === 'linux')('the chain itself stands where nobody can guess', () => {
  const hosts = new Set(Array.from({ length: 20 }, hiddenHost))
  expect(hosts.size).toBeGreaterThan(15)
  for (const host of hosts) expect(host).toMatch(/^127(\.\d{1,3}){3}$/)
})

test('an idle connection is not closed, which would fail a request that reuses it', async () => {
  const { headers } = await fetch(door.url, { method: 'POST', body: '{}' })
  expect(headers.get('keep-alive')).toBeNull()
})
