// What the client makes of everything that may answer instead of a well-meaning index.
import { graphql, http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { server } from '../../tests/support/server.ts'
import { IndexedBlockDocument } from './__generated__/IndexedBlock.ts'
import { ChangesSinceDocument } from './__generated__/ChangesSince.ts'
import { createApolloClient } from './client.ts'
import { indexError } from './errors.ts'
import { hasChangedSince } from './freshness.ts'
import { readIndexedBlock } from './indexedBlock.ts'

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

async function failureOf(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return indexError(error).code
}

describe('a question', () => {
  describe('fault: index behind, failed, 5xx, malformed', () => {
    test('is put again while the server struggles', async () => {
      let asked = 0
      server.use(
        http.post(graphqlUrl, () => {
          asked += 1
          return asked < 3 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json({ data: head })
        }),
      )
      expect(await readIndexedBlock(client())).toEqual({
        number: 12,
        hash: '0xab',
        timestampSeconds: 1_700_000_000,
        hasIndexingErrors: false,
      })
      expect(asked).toBe(3)
    })

    test('is given up after a few tries', async () => {
      let asked = 0
      server.use(
        http.post(graphqlUrl, () => {
          asked += 1
          return new HttpResponse('busy', { status: 429 })
        }),
      )
      expect(await failureOf(readIndexedBlock(client()))).toBe('index-unreachable')
      expect(asked).toBe(3)
    })
  })

  test('is not put again when the index has refused it', async () => {
    let asked = 0
    server.use(
      http.post(graphqlUrl, () => {
        asked += 1
        return HttpResponse.json({ errors: [{ message: 'Type `Account` has no field `nope`' }] })
      }),
    )
    expect(await failureOf(readIndexedBlock(client()))).toBe('index-refused')
    expect(asked).toBe(1)
  })

  test('is given up when the answer is larger than any honest one', async () => {
    const data = { ...head, padding: 'x'.repeat(50_000_000) }
    server.use(http.post(graphqlUrl, () => HttpResponse.json({ data })))
    expect(await failureOf(readIndexedBlock(client()))).toBe('answer-too-large')
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
  ])('answered by %s is told apart', async (_what, reply, code) => {
    server.use(http.post(graphqlUrl, reply))
    expect(await failureOf(readIndexedBlock(client()))).toBe(code)
  })
})

async function queryOf(request: Request): Promise<string> {
  const body: unknown = await request.clone().json()
  return (body as { query: string }).query
}

describe('fault: index behind, failed, 5xx, malformed', () => {
  test('goes on giving its last good data', async () => {
    let query = ''
    server.use(
      graphql.query('ChangesSince', async ({ request }) => {
        query = await queryOf(request)
        return HttpResponse.json({
          data: { tokens: [{ __typename: 'Token', id: '0x01' }], orders: [], metadata_collection: [] },
          errors: [{ message: 'indexing_error' }],
        })
      }),
    )
    expect(await hasChangedSince(client(), 5)).toBe(true)
    expect(query.match(/subgraphError: allow/g)).toHaveLength(3)
  })

  test('is asked for its block without allowance, which that field does not know', async () => {
    let query = ''
    server.use(
      graphql.query('IndexedBlock', async ({ request }) => {
        query = await queryOf(request)
        return HttpResponse.json({ data: head })
      }),
    )
    await readIndexedBlock(client())
    expect(query).not.toContain('subgraphError')
  })

  test('hides no other error behind that one', async () => {
    server.use(
      graphql.query('ChangesSince', () =>
        HttpResponse.json({
          data: { tokens: [], orders: [], metadata_collection: [] },
          errors: [{ message: 'indexing_error' }, { message: 'Store error: x' }],
        }),
      ),
    )
    expect(await failureOf(hasChangedSince(client(), 5))).toBe('index-failed')
  })
})

test('documents are sent by name, whole and parsed beforehand', () => {
  for (const document of [IndexedBlockDocument, ChangesSinceDocument]) {
    expect(document.definitions[0]).toMatchObject({ kind: 'OperationDefinition', operation: 'query' })
  }
})
