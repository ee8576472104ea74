// The client against every kind of reply that an index, a proxy or a network may give.
import { graphql, http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ChangesSinceDocument } from '../../tests/support/changesSince.ts'
import { server } from '../../tests/support/server.ts'
import { SCHEMA_VERSION } from '../domain/schemaVersion.ts'
import { createApolloClient } from './client.ts'
import { indexError } from './errors.ts'
import { queryIndex } from './queryIndex.ts'
import { IndexedBlockDocument } from './__generated__/IndexedBlock.ts'
import { fetchIndexedBlock } from './indexedBlock.ts'

const graphqlUrl = 'http://index.test/graphql'

function client() {
  return createApolloClient({ graphqlUrl, retry: { attempts: 3, firstPauseMilliseconds: 1 } })
}

const head = {
  _meta: {
    __typename: '_Meta_',
    hasIndexingErrors: false,
    block: { __typename: '_Block_', number: 12, hash: '0xab', timestamp: 1_700_000_000 },
  },
}

async function errorCode(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return indexError(error).code
}

describe('a query', () => {
  describe('fault: index behind, failed, 5xx, malformed', () => {
    test('is retried while the server is overloaded', async () => {
      let requests = 0
      server.use(
        http.post(graphqlUrl, () => {
          requests += 1
          return requests < 3 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json({ data: head })
        }),
      )
      expect(await fetchIndexedBlock(client())).toEqual({
        number: 12,
        hash: '0xab',
        timestampSeconds: 1_700_000_000,
        hasIndexingErrors: false,
      })
      expect(requests).toBe(3)
    })

    test('fails after a few attempts', async () => {
      let requests = 0
      server.use(
        http.post(graphqlUrl, () => {
          requests += 1
          return new HttpResponse('busy', { status: 429 })
        }),
      )
      expect(await errorCode(fetchIndexedBlock(client()))).toBe('index-unreachable')
      expect(requests).toBe(3)
    })
  })

  test('isn’t retried after the index rejected it', async () => {
    let requests = 0
    server.use(
      http.post(graphqlUrl, () => {
        requests += 1
        return HttpResponse.json({ errors: [{ message: 'Type `Account` has no field `nope`' }] })
      }),
    )
    expect(await errorCode(fetchIndexedBlock(client()))).toBe('index-refused')
    // The other request is for the index's schema version.
    expect(requests).toBe(2)
  })

  test('fails if the reply is too large', async () => {
    const data = { ...head, padding: 'x'.repeat(50_000_000) }
    server.use(http.post(graphqlUrl, () => HttpResponse.json({ data })))
    expect(await errorCode(fetchIndexedBlock(client()))).toBe('answer-too-large')
  })

  test.each([
    ['no connection', () => HttpResponse.error(), 'index-unreachable'],
    ['a page of a proxy', () => HttpResponse.html('<h1>Gateway</h1>'), 'index-malformed-reply'],
    ['JSON that is no reply', () => HttpResponse.json({ message: 'Not found' }), 'index-malformed-reply'],
    ['no data at all', () => HttpResponse.json({ data: null }), 'index-malformed-reply'],
    ['data without the answer', () => HttpResponse.json({ data: {} }), 'index-malformed-reply'],
    ['no word of a block', () => HttpResponse.json({ data: { _meta: null } }), 'index-malformed-reply'],
    [
      'a block that is not there yet',
      () =>
        HttpResponse.json({
          errors: [
            {
              message:
                'Failed to decode `block.number` value: `subgraph x has only indexed up to block number 14 and data for block number 100 is therefore not yet available`',
            },
          ],
        }),
      'index-behind',
    ],
    ['a failed index', () => HttpResponse.json({ errors: [{ message: 'indexing_error' }] }), 'index-failed'],
  ])('distinguishes %s', async (_what, reply, code) => {
    server.use(http.post(graphqlUrl, reply))
    expect(await errorCode(fetchIndexedBlock(client()))).toBe(code)
  })
})

async function readQueryText(request: Request): Promise<string> {
  const body: unknown = await request.clone().json()
  return (body as { query: string }).query
}

describe('fault: index behind, failed, 5xx, malformed', () => {
  test('returns the last valid data of a failed index', async () => {
    let query = ''
    server.use(
      graphql.query('ChangesSince', async ({ request }) => {
        query = await readQueryText(request)
        return HttpResponse.json({
          data: { tokens: [{ __typename: 'Token', id: '0x01' }], orders: [], metadata_collection: [] },
          errors: [{ message: 'indexing_error' }],
        })
      }),
    )
    const { tokens } = await queryIndex(client(), ChangesSinceDocument, { since: 5 })
    expect(tokens).toHaveLength(1)
    expect(query.match(/subgraphError: allow/g)).toHaveLength(3)
  })

  test('doesn’t send `subgraphError` with `_meta`, which doesn’t accept it', async () => {
    let query = ''
    server.use(
      graphql.query('IndexedBlock', async ({ request }) => {
        query = await readQueryText(request)
        return HttpResponse.json({ data: head })
      }),
    )
    await fetchIndexedBlock(client())
    expect(query).not.toContain('subgraphError')
  })

  test('reports other errors of a failed index', async () => {
    server.use(
      graphql.query('ChangesSince', () =>
        HttpResponse.json({
          data: { tokens: [], orders: [], metadata_collection: [] },
          errors: [{ message: 'indexing_error' }, { message: 'Store error: x' }],
        }),
      ),
    )
    expect(await errorCode(queryIndex(client(), ChangesSinceDocument, { since: 5 }))).toBe('index-failed')
  })
})

describe('a query that the index rejects', () => {
  const logged: string[] = []
  beforeEach(() => {
    logged.length = 0
    vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line))
  })
  afterEach(() => void vi.restoreAllMocks())

  /** An index that knows none of the page's fields; returns its number of requests for the version. */
  function serveVersion(schemaVersion: unknown, url: string) {
    const asked = { versions: 0 }
    server.use(
      http.post(url, async ({ request }) => {
        if (!(await readQueryText(request)).includes('SchemaVersion')) {
          return HttpResponse.json({ errors: [{ message: 'Type `Query` has no field `_meta`' }] })
        }
        asked.versions += 1
        return HttpResponse.json({ data: { __type: schemaVersion } })
      }),
    )
    return asked
  }
  const named = (...names: string[]) => ({ enumValues: names.map((name) => ({ name })) })

  test.each([
    ['an index from before versions', null, 'index-older'],
    ['a newer index', named(`V${SCHEMA_VERSION + 1}`), 'page-older'],
    ['an index of the same version', named(`V${SCHEMA_VERSION}`), 'index-refused'],
    ['an index that names two versions', named('V1', 'V2'), 'index-refused'],
  ])('says what it is about, with %s', async (what, schemaVersion, code) => {
    const url = `http://${what.replaceAll(' ', '-').toLowerCase()}.test/graphql`
    serveVersion(schemaVersion, url)
    const index = createApolloClient({ graphqlUrl: url, retry: { attempts: 1 } })
    expect(await errorCode(fetchIndexedBlock(index))).toBe(code)
    expect(logged.join()).toContain('IndexedBlock was rejected by the index: Type `Query` has no field')
  })

  test('reads the version once for all queries', async () => {
    const url = 'http://older-index.test/graphql'
    const asked = serveVersion(null, url)
    const index = createApolloClient({ graphqlUrl: url, retry: { attempts: 1 } })
    await Promise.all([1, 2, 3].map((since) => errorCode(queryIndex(index, ChangesSinceDocument, { since }))))
    expect(await errorCode(fetchIndexedBlock(index))).toBe('index-older')
    expect(asked.versions).toBe(1)
  })
})

test('a full cache is trimmed only once the latest answer is in it', async () => {
  const block = { ...head._meta.block, parentHash: '0xaa' }
  server.use(http.post(graphqlUrl, () => HttpResponse.json({ data: { _meta: { ...head._meta, block } } })))
  const full = client()
  const steps: string[] = []
  const { cache } = full
  const [write, gc] = [cache.write.bind(cache), cache.gc.bind(cache)]
  vi.spyOn(cache, 'write').mockImplementation((options) => {
    steps.push('write')
    return write(options)
  })
  vi.spyOn(cache, 'gc').mockImplementation(() => {
    steps.push('trim')
    return gc()
  })
  for (let query = 0; !steps.includes('trim'); query += 1) {
    steps.length = 0
    await full.query({
      query: IndexedBlockDocument,
      fetchPolicy: 'network-only',
      context: { queryKey: `${query}` },
    })
  }
  expect(steps).toEqual(['write', 'trim'])
})
