// Tests what doctor says about the hosts that the page reads metadata from, with an index that names their documents.
import { createServer, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { close, listen } from '../../local/process/listen.ts'
import { type Check, ok, runChecks } from './check.ts'
import { metadataHostChecks } from './metadataHostChecks.ts'

const ORIGIN = 'http://gallery.example'
const servers: Server[] = []
afterEach(() => Promise.all(servers.splice(0).map(close)))

async function serve(respond: (response: ServerResponse, body: string) => void): Promise<string> {
  const server = createServer((request, response) => {
    void text(request).then((body) => respond(response, body))
  })
  servers.push(server)
  return `http://127.0.0.1:${await listen(server, 0)}`
}

interface Where {
  readonly and: readonly { readonly uri_starts_with?: string; readonly uri_not_starts_with?: string }[]
}

/** Examines hosts, with an index whose items have these addresses; returns the status, finding and advice of each row. */
async function examine(
  hosts: readonly string[],
  addresses: readonly string[],
  collections: Readonly<Record<string, readonly (string | null)[]>> = {},
) {
  const graphqlUrl = await serve((response, body) => {
    if (body.includes('collection: ')) {
      const sampled = Object.entries(collections).map(([address, uris]) => {
        const name = new RegExp(`(\\w+): tokens\\([^)]*${address}`).exec(body)?.[1] ?? ''
        return [name, uris.map((uri) => ({ uri }))]
      })
      return void response.end(JSON.stringify({ data: Object.fromEntries(sampled) }))
    }
    const { variables } = JSON.parse(body) as { readonly variables: { readonly where: Where } }
    const isMeant = (uri: string) =>
      variables.where.and.every(
        ({ uri_starts_with: prefix = '', uri_not_starts_with: other }) =>
          uri.startsWith(prefix) && (other === undefined || !uri.startsWith(other)),
      )
    response.end(JSON.stringify({ data: { tokens: addresses.filter(isMeant).map((uri) => ({ uri })) } }))
  })
  const reachable: Check = { name: 'Subgraph', fix: '', run: () => Promise.resolve(ok('')) }
  const checks = metadataHostChecks(hosts, {
    index: { graphqlUrl, reachable },
    origin: ORIGIN,
    collections: Object.keys(collections),
    allowed: new Set(hosts),
  })
  const rows = await runChecks([reachable, ...checks])
  return rows.slice(1).map(({ name, status, detail, fix = '' }) => ({
    name: name.replace(/^.*: /, ''),
    status,
    detail: hosts.reduce((words, host) => words.replaceAll(host, '<host>'), detail),
    fix,
  }))
}

const open = (response: ServerResponse) => response.setHeader('access-control-allow-origin', '*')

test('a host that serves a readable document is fine', async () => {
  const host = await serve((response) => open(response).end('\uFEFF{"name":"One"}'))
  expect(await examine([host], [`${host}/1`])).toMatchObject([
    { name: 'documents', status: 'ok', detail: '14 bytes at <host>/1' },
    { name: 'CORS', status: 'ok' },
    { name: 'Metadata hosts', status: 'ok' },
  ])
})

test.each<[string, (response: ServerResponse) => void, string]>([
  ['is missing', (response) => open(response).writeHead(404).end('gone'), 'status 404 for <host>/1: gone'],
  ['is a page', (response) => open(response).end('<h1>Hello'), '<host>/1: it isn’t a JSON object: Hello'],
  ['is a list', (response) => open(response).end('[]'), '<host>/1: it isn’t a JSON object: []'],
  [
    'is too large',
    (response) => open(response).end(JSON.stringify({ name: 'x'.repeat(1_700_000) })),
    '<host>/1: it has 1.6 MB, and the page reads 1 MB',
  ],
  [
    'is moved to a host that isn’t named',
    (response) => open(response).writeHead(302, { location: 'https://cdn.example/1' }).end(),
    '<host>/1 redirects to https://cdn.example, which the page’s content policy blocks',
  ],
])('a document that %s is named, with what to do', async (_, respond, detail) => {
  const host = await serve(respond)
  const [documents, cors] = await examine([host], [`${host}/1`])
  expect(documents).toMatchObject({ status: 'failed', detail, fix: expect.stringMatching(/./) })
  expect(cors).toMatchObject({ status: 'skipped' })
})

test('a host that browsers can’t read is named', async () => {
  const host = await serve((response) => response.end('{"name":"One"}'))
  const [documents, cors] = await examine([host], [`${host}/1`])
  expect(documents?.status).toBe('ok')
  expect(cors).toMatchObject({
    status: 'failed',
    detail: 'no Access-Control-Allow-Origin for the page',
    fix: expect.stringContaining(`Access-Control-Allow-Origin: ${ORIGIN}`),
  })
})

test('a host that is down is named', async () => {
  const host = await serve(() => undefined)
  await Promise.all(servers.splice(0).map(close))
  const [documents] = await examine([host], [`${host}/1`])
  expect(documents).toMatchObject({
    status: 'failed',
    detail: expect.stringContaining('nothing listens there'),
  })
})

test('a host that no item uses, and hosts that items use and the site doesn’t name, are named', async () => {
  const rows = await examine(
    ['https://unused.example'],
    [
      'https://meta.example/1',
      'https://meta.example/2',
      'https://gateway.example/ipfs/QmbFMke1KXqnYyBBWxB74N4c5SBnJMVAiMNRcGu6x1AwQH',
    ],
  )
  expect(rows).toMatchObject([
    { status: 'warning', detail: 'no item has its metadata there' },
    { status: 'warning' },
    {
      status: 'warning',
      detail:
        'items have their metadata at https://meta.example, which the page doesn’t read, so they have no name and no picture',
      fix: expect.stringContaining('metadataHosts'),
    },
  ])
})

test('a host that most items of a collection are on is a failure, and one that somebody minted is a warning', async () => {
  const ours = '0xaa'
  const evil = 'https://evil.example/1'
  const [minted] = await examine([], [evil], { [ours]: ['ipfs://Qm', null, evil] })
  expect(minted).toMatchObject({
    status: 'warning',
    detail: expect.stringContaining('https://evil.example,'),
  })
  const uris = ['https://meta.example/1', 'https://meta.example/2', evil]
  const [needed] = await examine([], [evil], { '0xbb': ['ipfs://Qm'], [ours]: uris })
  expect(needed).toMatchObject({
    status: 'failed',
    detail: expect.stringContaining('https://meta.example, https://evil.example,'),
    fix: expect.stringContaining('metadataHosts'),
  })
  const [listed] = await examine(['https://meta.example'], [], { [ours]: uris.slice(0, 2) }).then((rows) =>
    rows.slice(-1),
  )
  expect(listed).toMatchObject({ status: 'ok', detail: 'every host is in metadataHosts' })
})
