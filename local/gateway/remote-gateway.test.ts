import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { close, listen } from '../process/listen.ts'
import { freePort } from '../process/ports.ts'
import type { Gateway } from './gateway.ts'
import { startRemoteGateway } from './remote-gateway.ts'

let remote: Server
/** Paths that reached the remote gateway. */
let requested: string[]
let gateway: Gateway

beforeEach(async () => {
  requested = []
  remote = createServer((request, response) => {
    requested.push(request.url ?? '')
    response.writeHead(request.url === '/ipfs/QmLost' ? 404 : 200).end(`content of ${request.url}`)
  })
  const url = `http://127.0.0.1:${await listen(remote, await freePort())}/ipfs/`
  gateway = await startRemoteGateway({ gateways: ['http://127.0.0.1:9/ipfs/', url], port: await freePort() })
})
afterEach(async () => {
  await gateway.stop()
  await close(remote)
})

test('fetches content from the first gateway that has it', async () => {
  const response = await fetch(`${gateway.url}/ipfs/QmHere/1.json`)
  expect([response.status, await response.text()]).toEqual([200, 'content of /ipfs/QmHere/1.json'])
})

test('says that no gateway has it', async () => {
  expect((await fetch(`${gateway.url}/ipfs/QmLost`)).status).toBe(504)
})

test('identifies itself to graph-node as a gateway, without a request to another', async () => {
  const headers = { 'cache-control': 'only-if-cached' }
  expect((await fetch(`${gateway.url}/ipfs/QmAny`, { method: 'HEAD', headers })).status).toBe(412)
  expect(requested).toEqual([])
})

test.each(['/', '/ipfs/', '/api/v0/cat', '/ipfs/Qm?format=car'])('has nothing at %s', async (path) => {
  expect((await fetch(gateway.url + path)).status).toBe(404)
  expect(requested).toEqual([])
})

test('refuses a page of another site', async () => {
  const headers = { origin: 'https://elsewhere.test' }
  expect((await fetch(`${gateway.url}/ipfs/QmHere`, { headers })).status).toBe(403)
})
