// Many visitors of equal pages cost the index what one does: real clients of the page, the real nginx, counted requests.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { AnalyticsMarketStateDocument } from '../../src/features/analytics/__generated__/AnalyticsMarketState.ts'
import { queryBatch } from '../../src/graphql/timeSeries.ts'
import { endsAfter } from '../../src/graphql/where.ts'
import { getFollower } from '../../src/graphql/indexFollower.ts'
import { createApolloClient } from '../../src/graphql/client.ts'
import { getPin } from '../../src/graphql/clientState.ts'
import { queryIndex } from '../../src/graphql/queryIndex.ts'
import { LastEvent_timeDocument } from '../../src/graphql/__generated__/LastEvent.ts'
import { FloorsThenDocument } from '../../src/pages/collections/__generated__/FloorsThen.ts'
import { HomePageDocument } from '../../src/pages/home/__generated__/HomePage.ts'
import { ItemPageDocument } from '../../src/pages/item/__generated__/ItemPage.ts'
import { itemVariables } from '../../src/pages/item/itemVariables.ts'
import { parseAddress } from '../../src/domain/address.ts'
import { testConfig } from '../support/renderInFrame.tsx'
import { fetchRaw, startUpstream, type Upstream } from './http.ts'
import { startNginx, type WebServer } from './webServer.ts'

const VISITORS = 20
const TEN_MINUTES = 600
const DATA = {
  token: null,
  collection: null,
  collectionMarkets: [],
  collection0: null,
  fixed0: [],
  declining0: [],
  listed: [],
  sales: [],
  activities: [],
  collections: [],
  tokens: [],
  picked: [],
  pool: [],
  orders: [],
}

const COLLECTION = parseAddress(`0x${'ab'.repeat(20)}`)

const createHash = (number: number) => `0x${number.toString(16).padStart(64, '0')}`

let index: Upstream
let server: WebServer
let root: string
let head: number
/** Each test uses a different query time, so that it gets no answer cached by another test. */
let now = 1_700_000_123
/** Blocks that the index no longer has. */
let gone: ReadonlySet<number> = new Set()

/** An index that is at the block `head`, as graph-node answers. */
function answer(body: string): { body: unknown; indexed: unknown } {
  for (const number of gone)
    if (body.includes(createHash(number)))
      return {
        body: {
          errors: [{ message: 'Failed to decode `block.hash` value: `no block with that hash found`' }],
        },
        indexed: null,
      }
  const block = {
    number: head,
    hash: createHash(head),
    parentHash: createHash(head - 1),
    timestamp: head * 12,
  }
  return {
    body: { data: { _meta: { hasIndexingErrors: false, block }, ...DATA, metadata_collection: [] } },
    indexed: block,
  }
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-visitors-'))
  index = await startUpstream((_request, response) => {
    const { body, indexed } = answer(index.requests.at(-1)?.body ?? '')
    response.setHeader('content-type', 'application/json')
    response.setHeader('cache-control', 'no-store')
    // Also for a block that it doesn't have.
    response.setHeader('graph-attestable', 'true')
    response.setHeader('graph-indexed', JSON.stringify(indexed))
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
  now += TEN_MINUTES
  gone = new Set()
  index.requests.length = 0
})

const visit = () => createApolloClient({ graphqlUrl: `${server.origin}/graphql` })
type Client = ReturnType<typeof visit>

/** The queries of two pages. */
function openPages(client: Client) {
  const openListings = { live: true, ...endsAfter(now) }
  const item = itemVariables({ collection: COLLECTION, token: '0x01', now }, testConfig.network)
  const listed = { bestAskEndsAtSeconds_gt: '1' }
  return Promise.all([
    queryIndex(client, ItemPageDocument, item),
    queryIndex(client, HomePageDocument, { openListings, listed } as never),
  ])
}
const pinned = () => index.requests.map(({ body }) => body).filter((body) => /"block":\{"hash":/.test(body))

it('answers all visitors who open a page at once with one query each, for which none waits', async () => {
  const visitors = Array.from({ length: VISITORS }, visit)
  await Promise.all(visitors.map(openPages))
  expect(pinned()).toEqual([])
  for (const body of index.requests.map((request) => request.body)) expect(body).toContain('_meta')
  // The next five seconds may begin meanwhile.
  expect(index.requests.length).toBeGreaterThanOrEqual(2)
  expect(index.requests.length).toBeLessThanOrEqual(4)
  for (const client of visitors) expect(getPin(client).block?.hash).toBe(createHash(head))
})

it('keeps the first queries of visits for five seconds, but reports a new block after one', async () => {
  // Starts early in a five-second window, so that the next one doesn't begin during the test.
  await expect.poll(() => Date.now() % 5_000, { interval: 20, timeout: 6_000 }).toBeLessThan(1_000)
  const early = visit()
  await openPages(early)
  const opened = index.requests.length
  const known = head
  // Kept for this second, so that the new block is seen only in another one.
  await getFollower(early).look()
  head += 1
  await expect.poll(async () => (await getFollower(early).look()).number, { timeout: 3_000 }).toBe(head)
  const late = visit()
  await openPages(late)
  expect(getPin(late).block?.hash).toBe(createHash(known))
  expect(index.requests.filter(({ body }) => body.includes('Page'))).toHaveLength(opened)
  expect((await getFollower(late).look()).number).toBe(head)
})

it('asks once what all of them ask from then on, until there is a new block, which all see', async () => {
  const visitors = Array.from({ length: VISITORS }, visit)
  await Promise.all(visitors.map(openPages))
  await Promise.all(visitors.map(openPages))
  expect(pinned()).toHaveLength(2)
  head += 1
  for (const client of visitors)
    await expect.poll(async () => (await getFollower(client).look()).number, { timeout: 5_000 }).toBe(head)
  await Promise.all(visitors.map(openPages))
  expect(pinned().map((body) => body.includes(createHash(head)))).toEqual([false, false, true, true])
})

it('answers as of the newest block when a reorganization removed a visitor’s, and keeps no error', async () => {
  const client = visit()
  await openPages(client)
  gone = new Set([head])
  const lost = head
  head += 1
  const time = { time: '1' }
  await queryIndex(client, LastEvent_timeDocument, time)
  const bodies = index.requests.map(({ body }) => body).filter((body) => body.includes('LastEvent_time'))
  expect(bodies.map((body) => body.includes(createHash(lost)))).toEqual([true, false])
  gone = new Set()
  await queryIndex(client, LastEvent_timeDocument, time)
  expect(index.requests.at(-1)?.body).toContain(createHash(lost))
})

it('sends a query whose block is lost to the index, though it has an earlier visit’s answer', async () => {
  const client = visit()
  await openPages(client)
  const opened = index.requests.length
  gone = new Set([head])
  head += 1
  await openPages(client)
  expect(getPin(client).isMissed).toBe(true)
  const bodies = index.requests.slice(opened).map(({ body }) => body)
  expect(bodies.filter((body) => body.includes('_meta'))).toHaveLength(2)
})

it('keeps answers about the past longer than those to a visit’s first queries', async () => {
  const time = { time: `${now}` }
  const state = { id: COLLECTION, pastBlock: 7, listings: { live: true } }
  const readPast = async () => {
    const traveler = createApolloClient({ graphqlUrl: `${server.origin}/graphql`, asOfBlock: 7 })
    await queryIndex(visit(), FloorsThenDocument, {
      pastBlock: 7,
      shown: {},
      openListings: { live: true, ...endsAfter(now) },
    })
    await queryBatch(visit(), AnalyticsMarketStateDocument, [state])
    await queryIndex(traveler, LastEvent_timeDocument, time)
  }
  const fiveSeconds = () => Math.floor(Date.now() / 5_000)
  await readPast()
  const window = fiveSeconds()
  await expect.poll(fiveSeconds, { timeout: 6_000 }).toBeGreaterThan(window)
  await readPast()
  expect(index.requests).toHaveLength(3)
})

it('never shares an answer between queries whose bodies nginx wrote to files', async () => {
  // Chunks of one character take more than nginx's buffer, with less than that of text.
  const send = (name: string) =>
    fetchRaw(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: [...JSON.stringify({ query: `query ${name} { a }`, padding: 'x'.repeat(60_000) })],
    })
  for (const name of ['First', 'Second']) expect((await send(name)).headers['x-cache-status']).toBe('MISS')
  expect(index.requests.map(({ body }) => /query (\w+)/.exec(body)?.[1])).toEqual(['First', 'Second'])
})

it('lets nothing of a visitor but the query reach the index', async () => {
  const body = JSON.stringify({
    query: `query ($block: Block_height) { tokens(block: $block) { id } }`,
    variables: { block: { hash: createHash(7) } },
  })
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
