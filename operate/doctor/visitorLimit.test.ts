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
  { isOwn = true, triesOtherHosts = false, isUp = true, burst = SHORT } = {},
) {
  const first = isUp ? reachable : { ...reachable, run: () => Promise.resolve(failed('it doesn’t')) }
  const endpoint = { label: 'Subgraph', url: `${server}/graphql`, reachable: first, writeBody: writeQuery }
  const origin = isOwn ? server : 'https://market.example'
  const rows = await runChecks([first, visitorLimitCheck(endpoint, { origin, triesOtherHosts, burst })])
  return rows[1]
}

test.each([429, 503])('is content with a server that answers %i to a part', async (status) => {
  let answered = 0
  const row = await examine(
    await serve((_, response) => {
      answered += 1
      response.writeHead(answered > 30 ? status : 200).end('{}')
    }),
  )
  expect(row).toMatchObject({ status: 'ok', found: expect.stringContaining(`status ${status} after`) })
  // It stops at the first refusal, except for those under way.
  expect(answered).toBeLessThan(90)
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
    found: expect.stringMatching(/^none: 90 requests within [\d.]+ s were answered$/),
    fix: expect.stringContaining('deploy/nginx.conf'),
  })
  expect([answered, seen.size]).toEqual([90, 90])
})

test('sends nothing to another host unless it is told to, and then only warns', async () => {
  let answered = 0
  const server = await serve((_, response) => {
    answered += 1
    response.end('{}')
  })
  expect(await examine(server, { isOwn: false })).toMatchObject({
    status: 'ok',
    found: expect.stringContaining('--burst'),
  })
  expect(answered).toBe(0)
  expect(await examine(server, { isOwn: false, triesOtherHosts: true })).toMatchObject({ status: 'warning' })
})

test('warns where the server stops answering, which is not a limit for certain', async () => {
  const row = await examine(
    await serve((request) => {
      request.socket.destroy()
    }),
  )
  expect(row).toMatchObject({ status: 'warning', found: expect.stringContaining('closed the connection') })
})

test('says so where the server is too slow to tell', async () => {
  const server = await serve((_, response) => response.end('{}'))
  const row = await examine(server, { burst: { ...SHORT, leastRate: Infinity } })
  expect(row).toMatchObject({ status: 'warning', found: expect.stringContaining('too few to tell') })
})

test('tries nothing on a server that is down', async () => {
  expect(await examine('http://127.0.0.1:9', { isUp: false })).toMatchObject({ status: 'skipped' })
})
