// Tests what doctor says of an endpoint's limit for one visitor, with servers that refuse some of a burst, or nothing.
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { close, listen } from '../../local/process/listen.ts'
import { failed, ok, runChecks } from './check.ts'
import { type Burst, visitorLimitCheck, writeQuery } from './visitorLimit.ts'

const servers: Server[] = []
afterEach(() => Promise.all(servers.splice(0).map(close)))

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      listener(request, response)
    })
  })
  servers.push(server)
  return `http://127.0.0.1:${await listen(server, 0)}`
}

const reachable = { name: 'Subgraph: answers', fix: '', run: () => Promise.resolve(ok('it does')) }

/** However busy this machine is, it isn't too slow. */
const SHORT: Burst = { requests: 90, leastRate: 0 }

/** Returns the row about a server that is, or isn't, the site's own. */
async function examine(
  server: string,
  { isOwn = true, origin = server, sendsBurst = true, isUp = true, burst = SHORT } = {},
) {
  const first = isUp ? reachable : { ...reachable, run: () => Promise.resolve(failed('it doesn’t')) }
  const endpoint = { label: 'Subgraph', url: `${server}/graphql`, reachable: first, writeBody: writeQuery }
  const ownOrigin = isOwn ? server : 'https://market.example'
  const check = visitorLimitCheck(endpoint, { origin, ownOrigin, sendsBurst, burst })
  return (await runChecks([first, check]))[1]
}

/** Serves an endpoint that answers some requests and then refuses; returns how many it got. */
async function serveSome(most: number, status: number) {
  let got = 0
  const server = await serve((_, response) => {
    got += 1
    response.writeHead(got > most ? status : 200).end('{}')
  })
  return { server, count: () => got }
}

test('is content with a server that answers 429 to a part', async () => {
  const { server, count } = await serveSome(30, 429)
  const row = await examine(server)
  expect(row).toMatchObject({ status: 'ok', detail: expect.stringContaining('status 429 after') })
  // It stops at the first refusal, except for those under way.
  expect(count()).toBeLessThan(90)
})

test('warns where a server answers 503 to a part, as an overloaded one does', async () => {
  const { server, count } = await serveSome(30, 503)
  const row = await examine(server)
  expect(row).toMatchObject({
    status: 'warning',
    detail: expect.stringContaining('status 503 after'),
    fix: expect.stringContaining('can’t keep up'),
  })
  expect(count()).toBeLessThan(90)
})

test('fails where the site’s own server answers all of a bounded burst, and no two requests are alike', async () => {
  const seen = new Set<string>()
  let answered = 0
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      answered += 1
      seen.add(body)
      response.end('{}')
    })
  })
  servers.push(server)
  const row = await examine(`http://127.0.0.1:${await listen(server, 0)}`)
  expect(row).toMatchObject({
    name: 'Subgraph: limit for one visitor',
    status: 'failed',
    detail: expect.stringMatching(/^no limit below 90 requests, which were all answered within [\d.]+ s$/),
    fix: expect.stringContaining('deploy/nginx.conf'),
  })
  expect([answered, seen.size]).toEqual([90, 90])
})

test('sends no burst unless it is told to, and then only warns of another host', async () => {
  const { server, count } = await serveSome(Infinity, 200)
  for (const isOwn of [true, false]) {
    expect(await examine(server, { isOwn, sendsBurst: false })).toMatchObject({
      status: 'ok',
      detail: expect.stringContaining('--burst'),
    })
  }
  expect(count()).toBe(0)
  const origin = 'https://market.example'
  expect(await examine(server, { isOwn: false, origin })).toMatchObject({ status: 'warning' })
  expect(count()).toBe(90)
})

test('sends no burst to a site that the configuration isn’t for', async () => {
  const { server, count } = await serveSome(Infinity, 200)
  expect(await examine(server, { isOwn: false })).toMatchObject({
    status: 'warning',
    detail: expect.stringContaining(`isn’t ${server}`),
    fix: expect.stringContaining('url'),
  })
  expect(count()).toBe(0)
})

test('warns where the server stops answering, which is not a limit for certain', async () => {
  const row = await examine(
    await serve((request) => {
      request.socket.destroy()
    }),
  )
  expect(row).toMatchObject({ status: 'warning', detail: expect.stringContaining('closed the connection') })
})

test('says so where the server is too slow to tell', async () => {
  const server = await serve((_, response) => response.end('{}'))
  const row = await examine(server, { burst: { ...SHORT, leastRate: Infinity } })
  expect(row).toMatchObject({ status: 'warning', detail: expect.stringContaining('too few to tell') })
})

test('tries nothing on a server that is down', async () => {
  expect(await examine('http://127.0.0.1:9', { isUp: false })).toMatchObject({ status: 'skipped' })
})
