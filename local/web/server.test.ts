import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request as send, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TEMPLATE_FILE } from '../../operate/configure/configure.ts'
import { NotATemplateError } from '../../operate/configure/renderPage.ts'
import { close, listen } from '../process/listen.ts'
import { freePort } from '../process/ports.ts'
import type { Stack } from '../stack.ts'
import { startWebServer, type WebServer } from './server.ts'

const PAGE = '<!-- vitrine:site --><script src="./theme.js"></script>'
const WETH = `0x${'cc'.repeat(20)}`
const ADA = `0x${'aa'.repeat(20)}`
const COLLECTION = `0x${'dd'.repeat(20)}`
const SCRIPT = `console.log("${'hello '.repeat(100)}")`

/** Replaces every other part: it echoes the request. On demand, it breaks off or never responds. */
let part: Server
/** Settles when the client of an endless response has left. */
let left: Promise<void>
let web: WebServer
let port: number
let directory: string

/** Unlike fetch, this leaves encodings and headers as they are. */
async function get(path: string, { method = 'GET', headers = {}, body = '' } = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = send({ port, host: '127.0.0.1', path, method, headers }, resolve)
    request.on('error', reject)
    request.end(body)
  })
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }
}

/** Whether a connection was already closed during a request. */
/** Methods of requests that were cut off. */
const cutOff = new Set<string>()

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-web-'))
  await mkdir(join(directory, 'assets'))
  await writeFile(join(directory, TEMPLATE_FILE), PAGE)
  await writeFile(join(directory, 'assets', 'main-abc123.js'), SCRIPT)
  await writeFile(join(directory, 'favicon.svg'), '<svg/>')
  await writeFile(join(directory, 'artwork.html'), '<!doctype html>')
  let noteLeft: () => void
  left = new Promise((resolve) => (noteLeft = resolve))
  part = createServer((request, response) => {
    if (request.url === '/ipfs/broken') {
      response
        .writeHead(200, { 'content-length': 100 })
        .write('half', () => response.socket?.resetAndDestroy())
      return
    }
    if (request.url === '/ipfs/endless') {
      response.writeHead(200).write('begun')
      response.on('close', () => noteLeft())
      return
    }
    if (request.url === '/ipfs/reset-once' && !cutOff.has(String(request.method))) {
      cutOff.add(String(request.method))
      request.socket.resetAndDestroy()
      return
    }
    void text(request).then(
      (body) => {
        response
          .writeHead(200, { 'x-part': 'yes' })
          .end(`${request.method} ${request.url} ${request.headers.range} ${body}`)
      },
      () => response.destroy(), // The response broke off.
    )
  })
  const partUrl = `http://127.0.0.1:${await listen(part, await freePort())}`
  const stack = {
    rpcUrl: `${partUrl}/`,
    graphqlUrl: `${partUrl}/subgraphs/name/subgraph-0`,
    indexNodeUrl: 'http://127.0.0.1:1/graphql',
    gatewayUrl: partUrl,
    chainId: 31337,
    accounts: [{ address: ADA, label: 'Ada </script>' }],
    contracts: { weth: WETH, collections: [{ address: COLLECTION, standard: 'ERC721', startBlock: 1 }] },
  } as unknown as Stack
  web = await startWebServer({ stack, distDirectory: directory, port: await freePort() })
  port = Number(new URL(web.webUrl).port)
})
afterAll(async () => {
  await web.stop()
  await close(part)
  await rm(directory, { recursive: true })
})

test("the page carries the running stack's configuration, safely escaped", async () => {
  const { body } = await get('/')
  const json = /id="vitrine-config">(.*?)<\/script>/.exec(body.toString())?.[1]
  expect(json).not.toContain('<')
  expect(JSON.parse(json ?? '')).toMatchObject({
    network: { chainId: 31337, rpcUrl: '/rpc', graphqlUrl: '/graphql', currencies: [{ address: WETH }] },
    collections: [COLLECTION],
    demoWallet: { accounts: [{ address: ADA, label: 'Ada </script>' }] },
  })
})

test('serves the page for all of its routes, never from a stale copy', async () => {
  for (const path of ['/', '/item/0xaa/1', '/search?q=x', '/collection/0xaa', '/nonsense']) {
    const { status, headers, body } = await get(path)
    expect([path, status, headers['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8'])
    expect(headers['cache-control']).toBe('no-cache')
    expect(body.toString()).toContain('<title>Vitrine</title>')
  }
})

test('hashed files are cacheable forever, and sent compressed', async () => {
  const { headers, body } = await get('/assets/main-abc123.js', {
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(headers['cache-control']).toContain('immutable')
  expect(headers['content-encoding']).toBe('br')
  expect(headers['vary']).toBe('accept-encoding')
  expect(body.length).toBeLessThan(SCRIPT.length)
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT)
})

test('does not resend a copy that is still valid', async () => {
  const { headers } = await get('/favicon.svg')
  const again = await get('/favicon.svg', { headers: { 'if-none-match': headers.etag ?? '' } })
  expect(again.status).toBe(304)
  expect(again.body.length).toBe(0)
})

test.each(['/assets/gone.js', '/gone.png', '/assets/../../secret.txt'])(
  '%s is not the page',
  async (path) => {
    const { status, headers } = await get(path)
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/plain')
  },
)

test('all of its own responses keep the page out of frames', async () => {
  for (const path of ['/', '/favicon.svg', '/gone.png']) {
    const { headers } = await get(path)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})

test('artworks that are HTML text have a frame of their own, without an origin', async () => {
  const { status, headers } = await get('/artwork.html')
  expect(status).toBe(200)
  expect(headers['content-security-policy']).toBe("sandbox allow-scripts; frame-ancestors 'self'")
})

test('serves each part on the same origin, under its own path', async () => {
  const body = '{"id":1}'
  const post = { method: 'POST', body }
  expect((await get('/rpc', post)).body.toString()).toBe(`POST / undefined ${body}`)
  expect((await get('/graphql', post)).body.toString()).toBe(
    `POST /subgraphs/name/subgraph-0 undefined ${body}`,
  )
  const content = await get('/ipfs/bafkrei?x=1', { headers: { range: 'bytes=0-1' } })
  expect(content.body.toString()).toBe('GET /ipfs/bafkrei?x=1 bytes=0-1 ')
  expect(content.headers['x-part']).toBe('yes')
})

test.each<[string, string, Record<string, string>]>([
  ['a page of another site', '/rpc', { origin: 'https://elsewhere.test' }],
  ['a page of another server of this machine', '/rpc', { origin: 'http://localhost:1' }],
  ['a page without an origin', '/graphql', { origin: 'null' }],
  ['a name that was pointed at this machine', '/rpc', { host: 'rebound.test' }],
  ['such a name, from its own page', '/rpc', { host: 'rebound.test', origin: 'http://rebound.test' }],
  ['a name that begins like this machine’s', '/index-node', { host: 'localhost.elsewhere.test' }],
  ['such a name, for the page', '/', { host: 'rebound.test' }],
  ['such a name, for content', '/ipfs/bafkrei', { host: 'rebound.test' }],
])('%s is refused', async (_who, path, headers) => {
  const { status, body } = await get(path, { method: 'POST', headers, body: '{}' })
  expect(status).toBe(403)
  expect(body.toString()).toContain('requests from its own page')
})

test('accepts requests from its own page and from programs', async () => {
  for (const name of ['localhost', '127.0.0.1', '[::1]']) {
    const headers = { host: `${name}:${port}`, origin: `http://${name}:${port}` }
    expect((await get('/rpc', { method: 'POST', headers, body: '{}' })).status).toBe(200)
  }
  expect((await get('/rpc', { method: 'POST', body: '{}' })).status).toBe(200)
  expect((await get('/ipfs/bafkrei', { headers: { origin: 'null' } })).status).toBe(200)
})

test('responds with 502 when a part is unreachable', async () => {
  const { status, body } = await get('/index-node', { method: 'POST', body: '{}' })
  expect(status).toBe(502)
  expect(JSON.parse(body.toString())).toHaveProperty('error')
})

test.each(['GET', 'HEAD'])(
  'sends a %s request again when the part closes an idle connection as it is reused',
  async (method) => {
    expect((await get('/ipfs/first')).status).toBe(200)
    expect((await get('/ipfs/reset-once', { method })).status).toBe(200)
  },
)

test('a response that breaks off also breaks off for the client, without hanging', async () => {
  await expect(get('/ipfs/broken')).rejects.toMatchObject({ code: 'ECONNRESET' })
  expect((await get('/ipfs/whole')).status).toBe(200)
})

test('ends the request to the part when the client leaves', async () => {
  const request = send({ port, host: '127.0.0.1', path: '/ipfs/endless' }, (response) => {
    response.once('data', () => response.destroy())
  })
  request.on('error', () => undefined)
  request.end()
  await left
})

test('an upload that breaks off affects no other request', async () => {
  const request = send({
    port,
    host: '127.0.0.1',
    path: '/rpc',
    method: 'POST',
    headers: { 'content-length': 1_000 },
  })
  const gone = new Promise((resolve) => request.once('close', resolve))
  request.on('error', () => undefined)
  request.write('half', () => request.destroy())
  await gone
  expect((await get('/rpc', { method: 'POST', body: '{}' })).status).toBe(200)
})

test("a path that only starts like a part's belongs to the page", async () => {
  expect((await get('/rpcx')).headers['content-type']).toBe('text/html; charset=utf-8')
})

test('uses another port when the preferred one is taken', async () => {
  const second = await startWebServer({
    stack: { chainId: 1, contracts: { weth: WETH, collections: [] }, accounts: [] } as unknown as Stack,
    distDirectory: directory,
    port,
  })
  expect(second.webUrl).not.toBe(web.webUrl)
  await second.stop()
})

test('refuses a page without a place for its configuration', async () => {
  const bare = join(directory, 'bare')
  await mkdir(bare)
  await writeFile(join(bare, TEMPLATE_FILE), '<p>')
  const start = startWebServer({
    stack: { chainId: 1, contracts: { weth: WETH, collections: [] }, accounts: [] } as unknown as Stack,
    distDirectory: bare,
    port,
  })
  await expect(start).rejects.toThrow(NotATemplateError)
})
