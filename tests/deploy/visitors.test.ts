// Many visitors of equal pages cost the index what one does: real clients of the page, the real nginx, counted requests.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { endsAfter } from '../../src/graphql/where.ts'
import { getFollower } from '../../src/graphql/indexFollower.ts'
import { openIndex } from '../../src/graphql/openIndex.ts'
import { queryIndex } from '../../src/graphql/queryIndex.ts'
import { BlockBeforeDocument } from '../../src/graphql/__generated__/BlockBefore.ts'
import { HomePageDocument } from '../../src/pages/home/__generated__/HomePage.ts'
import { ItemPageDocument } from '../../src/pages/item/__generated__/ItemPage.ts'
import { fetchRaw, startUpstream, type Upstream } from './http.ts'
import { startNginx, type WebServer } from './webServer.ts'

const VISITORS = 20
const NOW = 1_700_000_123
const DATA = { token: null, listed: [], sales: [], activities: [], collections: [], tokens: [], orders: [] }

const hashOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}`
const parse = (body: string) => JSON.parse(body) as { query: string; variables: Record<string, unknown> }

let index: Upstream
let server: WebServer
let root: string
let head: number
/** Blocks that the index no longer has. */
let gone: ReadonlySet<number> = new Set()

/** An index that is at the block `head`, as graph-node answers. */
function answer(body: string): { body: unknown; attestable: boolean } {
  for (const number of gone)
    if (body.includes(hashOf(number)))
      return {
        body: {
          errors: [{ message: 'Failed to decode `block.hash` value: `no block with that hash found`' }],
        },
        attestable: false,
      }
  const block = { number: head, hash: hashOf(head), parentHash: hashOf(head - 1), timestamp: head * 12 }
  return {
    body: { data: { _meta: { hasIndexingErrors: false, block }, ...DATA, metadata_collection: [] } },
    attestable: true,
  }
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-visitors-'))
  index = await startUpstream((_request, response) => {
    const { body, attestable } = answer(index.requests.at(-1)?.body ?? '')
    response.setHeader('content-type', 'application/json')
    response.setHeader('cache-control', 'no-store')
    response.setHeader('graph-attestable', String(attestable))
    response.end(JSON.stringify(body))
  })
  server = await startNginx({ root, basePath: '/', graphqlUrl: `${index.url}/subgraphs/name/gallery` })
})
afterAll(async () => {
  await server.stop()
  await index.close()
  rmSync(root, { recursive: true, force: true })
})
beforeEach(() => {
  head = (head ?? 100) + 100
  gone = new Set()
  index.requests.length = 0
})

const visit = () => openIndex(`${server.origin}/graphql`, undefined)
type Client = ReturnType<typeof visit>['client']

/** The queries of two pages. */
function openPages(client: Client) {
  const openListings = { live: true, ...endsAfter(NOW) }
  const listed = { bestAskEndsAtSeconds_gt: '1' }
  return Promise.all([
    queryIndex(client, ItemPageDocument, { id: '0x01' }),
    queryIndex(client, HomePageDocument, { openListings, listed } as never),
  ])
}
const pinned = () => index.requests.map(({ body }) => body).filter((body) => /block: ?\{hash:/.test(body))

it('asks once what every visitor asks as of one block', async () => {
  await Promise.all(Array.from({ length: VISITORS }, async () => openPages(visit().client)))
  const asked = pinned()
  expect(asked).toHaveLength(2)
  for (const body of asked)
    expect(parse(body).query).toMatch(new RegExp(`block: ?\\{hash: ?"${hashOf(head)}"\\}`))
  // Only the newest block is asked for again each second.
  const newest = index.requests.length - asked.length
  expect(newest).toBeGreaterThan(0)
  expect(newest).toBeLessThan(VISITORS / 2)
})

it('asks again once there is a new block, which every visitor then sees', async () => {
  const visitors = Array.from({ length: VISITORS }, () => visit().client)
  await Promise.all(visitors.map(openPages))
  head += 1
  for (const client of visitors)
    await expect.poll(async () => (await getFollower(client).look()).number).toBe(head)
  await Promise.all(visitors.map(openPages))
  expect(pinned()).toHaveLength(4)
  expect(pinned().filter((body) => body.includes(hashOf(head)))).toHaveLength(2)
})

it('answers as of the newest block when a reorganization removed a visitor’s, and keeps no error', async () => {
  const { client } = visit()
  await openPages(client)
  gone = new Set([head])
  const lost = head
  head += 1
  const time = { time: '1' }
  await queryIndex(client, BlockBeforeDocument, time)
  const bodies = index.requests.map(({ body }) => body).filter((body) => body.includes('BlockBefore'))
  expect(bodies.map((body) => body.includes(hashOf(lost)))).toEqual([true, false])
  gone = new Set()
  await queryIndex(client, BlockBeforeDocument, time)
  expect(index.requests.at(-1)?.body).toContain(hashOf(lost))
})

it('lets nothing of a visitor but the query reach the index', async () => {
  const body = JSON.stringify({ query: `{ tokens(block:{hash:"${hashOf(7)}"}) { id } }` })
  const ask = (headers: Readonly<Record<string, string>>) =>
    fetchRaw(`${server.origin}/graphql?x=1`, { method: 'POST', headers, body })
  const first = await ask({
    origin: 'https://evil.example',
    'accept-language': 'xx',
    'x-forwarded-host': 'evil',
    'content-type': 'text/plain',
  })
  expect(first.headers['x-cache-status']).toBe('MISS')
  const [sent] = index.requests
  expect(sent?.url).toBe('/subgraphs/name/gallery')
  expect(Object.keys(sent?.headers ?? {}).toSorted()).toEqual(['content-length', 'content-type', 'host'])
  const second = await ask({ 'content-type': 'application/json', cookie: 'a=b' })
  expect(second.headers['x-cache-status']).toBe('HIT')
  expect(second.headers['cache-control']).toContain('no-cache')
})
