import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../process/ports.ts'
import { startGateway, type Gateway } from './gateway.ts'

const SOUND = 'bafkreisound'
let directory: string
let gateway: Gateway

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-gateway-'))
  await writeFile(
    join(directory, SOUND),
    Buffer.from(`RIFF\x10\0\0\0WAVE${'0123456789'.repeat(10)}`, 'latin1'),
  )
  gateway = await startGateway({ contentDirectory: directory, port: await freePort() })
})
afterAll(async () => {
  await gateway.stop()
  await rm(directory, { recursive: true })
})

test('serves content with its type to every origin, cacheable forever', async () => {
  const response = await fetch(`${gateway.url}/ipfs/${SOUND}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('audio/wav')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect((await response.arrayBuffer()).byteLength).toBe(112)
})

test("content that is opened on its own can't run scripts", async () => {
  const { headers } = await fetch(`${gateway.url}/ipfs/${SOUND}`)
  expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('serves the range that a player requests', async () => {
  const response = await fetch(`${gateway.url}/ipfs/${SOUND}`, { headers: { range: 'bytes=12-16' } })
  expect(response.status).toBe(206)
  expect(response.headers.get('content-range')).toBe('bytes 12-16/112')
  expect(await response.text()).toBe('01234')
})

test('refuses a range beyond the end', async () => {
  const response = await fetch(`${gateway.url}/ipfs/${SOUND}`, { headers: { range: 'bytes=112-' } })
  expect(response.status).toBe(416)
  expect(response.headers.get('content-range')).toBe('bytes */112')
})

test('responds with 304 when a copy is still valid', async () => {
  const response = await fetch(`${gateway.url}/ipfs/${SOUND}`, { headers: { 'if-none-match': `"${SOUND}"` } })
  expect(response.status).toBe(304)
})

test('serves a new file at once', async () => {
  await writeFile(join(directory, 'bafkreilate'), '{}')
  const response = await fetch(`${gateway.url}/ipfs/bafkreilate`, { method: 'HEAD' })
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(response.headers.get('content-length')).toBe('2')
})

test("responds to the indexer's probe for a gateway", async () => {
  const response = await fetch(`${gateway.url}/ipfs/bafkreinothere`, {
    method: 'HEAD',
    headers: { 'cache-control': 'only-if-cached' },
  })
  expect(response.status).toBe(412)
})

test.each(['/ipfs/bafkreinothere', '/ipfs/..%2Fgateway.ts', '/ipfs/', '/'])(
  '%s is not found',
  async (path) => {
    expect((await fetch(gateway.url + path)).status).toBe(404)
  },
)

test('refuses a foreign host name that points at this machine', async () => {
  const status = await new Promise((resolve, reject) => {
    const { port } = new URL(gateway.url)
    const path = `/ipfs/${SOUND}`
    request({ port, host: '127.0.0.1', path, headers: { host: 'rebound.test' } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
  expect(status).toBe(403)
})

test('accepts no uploads', async () => {
  expect((await fetch(`${gateway.url}/ipfs/${SOUND}`, { method: 'PUT', body: 'x' })).status).toBe(405)
})
