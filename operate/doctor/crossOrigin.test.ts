// Tests what browsers would let the page read of another origin, with servers that send more or less of what they need.
import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { close, listen } from '../../local/process/listen.ts'
import { checkCrossOrigin } from './crossOrigin.ts'

const ORIGIN = 'https://gallery.example'
const HEADERS = { 'access-control-allow-headers': 'Content-Type' }

let server: Server | undefined
afterEach(async () => {
  if (server !== undefined) await close(server)
})

/** Starts a server with headers for preflights and for answers, and returns its address. */
async function serve(preflight: Record<string, string>, answer: Record<string, string>, status = 204) {
  server = createServer((request, response) => {
    if (request.method === 'OPTIONS') response.writeHead(status, preflight).end()
    else response.writeHead(200, answer).end('{}')
  })
  return `http://127.0.0.1:${await listen(server, 0)}/`
}

test('rejects a preflight that redirects, which browsers don’t follow', async () => {
  const url = await serve({ ...allow('*'), ...HEADERS, location: '/elsewhere' }, allow('*'), 307)
  expect(await checkCrossOrigin(url, { origin: ORIGIN, body: '{}' })).toMatchObject({
    status: 'failed',
    detail: 'preflight refused (status 307)',
  })
})

const allow = (origin: string) => ({ 'access-control-allow-origin': origin })

test.each([
  ['everyone', allow('*'), 'all origins'],
  ['the site', allow(ORIGIN), 'the site’s origin'],
])('accepts a server that allows %s', async (_, headers, detail) => {
  const url = await serve({ ...headers, ...HEADERS }, headers)
  expect(await checkCrossOrigin(url, { origin: ORIGIN, body: '{}' })).toEqual({ status: 'ok', detail })
  expect(await checkCrossOrigin(url, { origin: ORIGIN })).toEqual({ status: 'ok', detail })
})

test.each([
  ['another site', { ...allow('https://other.example'), ...HEADERS }, allow('*'), 204],
  ['no content-type', allow('*'), allow('*'), 204],
  ['no preflight', { ...allow('*'), ...HEADERS }, allow('*'), 405],
  ['no answer to be read', { ...allow('*'), ...HEADERS }, {}, 200],
])('rejects a server that allows %s', async (_, preflight, answer, status) => {
  const url = await serve(preflight, answer, status)
  expect(await checkCrossOrigin(url, { origin: ORIGIN, body: '{}' })).toMatchObject({ status: 'failed' })
})

test('warns where the site isn’t known, and only some sites are allowed', async () => {
  const url = await serve({ ...allow(ORIGIN), ...HEADERS }, allow(ORIGIN))
  const finding = await checkCrossOrigin(url, { origin: undefined, body: '{}' })
  expect(finding).toMatchObject({ status: 'warning', fix: expect.stringContaining('Pass the site’s URL') })
})

test('needs no headers on the site’s own origin, and rejects http: beside https:', async () => {
  expect(await checkCrossOrigin(`${ORIGIN}/rpc`, { origin: ORIGIN, body: '{}' })).toMatchObject({
    status: 'ok',
  })
  const mixed = await checkCrossOrigin('http://node.example/', { origin: ORIGIN, body: '{}' })
  expect(mixed).toMatchObject({ status: 'failed', detail: expect.stringContaining('browsers block') })
})
