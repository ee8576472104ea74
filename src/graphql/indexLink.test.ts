// Queries are as of one block: the newest that the page knows.
import { ApolloClient, type DocumentNode, InMemoryCache } from '@apollo/client'
import { ApolloLink, execute } from '@apollo/client/link'
import { firstValueFrom } from 'rxjs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ChangesSinceDocument } from '../../tests/support/changesSince.ts'
import { LastEvent_timeDocument } from './__generated__/LastEvent.ts'
import { IndexedBlockDocument } from './__generated__/IndexedBlock.ts'
import { indexLink } from './indexLink.ts'
import { getPin } from './clientState.ts'

const createHash = (number: number) => `0x${number.toString(16).padStart(64, '0')}`
const blockAt = (number: number) => ({ number, hash: createHash(number) })
const ROWS = { tokens: [], orders: [], metadata_collection: [], activities: [] }

const GRAPH_NODE = 'Failed to decode `block.hash` value: `no block with that hash found`'
/** An indexer's address, and why it didn't reply. */
const GATEWAY =
  'bad indexers: {0x0000000000000000000000000000000000000001: Unavailable(missing block: 7, latest: 6)}'

/** What the index has, how it says what it doesn't have, and the queries that it got. */
const index = {
  head: 7,
  has: (hash: string) => Boolean(hash),
  noBlock: GRAPH_NODE,
  failed: false,
  silent: false,
}
const sent: string[] = []

const answer = (query: string) => {
  const [, hash] = /"block":\{"hash":"(\w+)"\}/.exec(query) ?? []
  if (hash !== undefined && !index.has(hash)) return { errors: [{ message: index.noBlock }] }
  const meta = query.includes('_meta') && !index.silent ? { _meta: { block: blockAt(index.head) } } : {}
  if (!index.failed) return { data: { ...meta, ...ROWS } }
  const errors = [{ message: 'indexing_error' }]
  return query.includes('_meta') ? { data: meta, errors } : { data: ROWS, errors }
}

function open({ asOfBlock }: { readonly asOfBlock?: number } = {}) {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() })
  const fetch = vi.fn((_url: unknown, init?: RequestInit) => {
    const body = String(init?.body)
    sent.push(body)
    return Promise.resolve(Response.json(answer(body)))
  })
  const link = indexLink({ graphqlUrl: '/graphql', fetch, asOfBlock })
  const ask = (query: DocumentNode, variables = {}) =>
    firstValueFrom(execute(link, { query, variables }, { client }))
  return { pin: getPin(client), ask }
}

beforeEach(() => {
  sent.length = 0
  Object.assign(index, { head: 7, has: Boolean, noBlock: GRAPH_NODE, failed: false, silent: false })
})

const pinnedTo = (number: number) => `"block":${JSON.stringify({ hash: createHash(number) })}`

describe('a query', () => {
  test('waits for no block: the first answer says which one it is as of', async () => {
    const { pin, ask } = open()
    await ask(LastEvent_timeDocument)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toContain('_meta')
    expect(sent[0]).not.toContain('"hash":')
    expect(pin).toEqual({ block: blockAt(7) })
  })

  test('is as of the known block from then on, whatever the index has meanwhile', async () => {
    const { pin, ask } = open()
    await ask(LastEvent_timeDocument)
    index.head = 8
    await ask(ChangesSinceDocument)
    expect(sent[1]).toContain(pinnedTo(7))
    expect(sent[1]).not.toContain('_meta')
    expect(pin).toEqual({ block: blockAt(7) })
  })

  test('has the same bytes for everyone at the same block', async () => {
    const questions = [LastEvent_timeDocument, ChangesSinceDocument]
    const bytes = async () => {
      const { ask } = open()
      for (const query of questions) await ask(query)
      return sent.splice(0)
    }
    expect(await bytes()).toEqual(await bytes())
  })

  test('is as of the block of time travel, and keeps one that it names', async () => {
    const { pin, ask } = open({ asOfBlock: 5 })
    await ask(LastEvent_timeDocument)
    await ask(LastEvent_timeDocument, { block: { number: 3 } })
    await ask(IndexedBlockDocument)
    expect(sent.map((body) => (JSON.parse(body) as { variables: object }).variables)).toEqual([
      { block: { number: 5 } },
      { block: { number: 3 } },
      {},
    ])
    expect(pin).toEqual({})
  })

  test('for the newest block is not pinned', async () => {
    const { pin, ask } = open()
    await ask(LastEvent_timeDocument)
    await ask(IndexedBlockDocument)
    expect(sent[1]).not.toContain('"hash":')
    expect(pin).toEqual({ block: blockAt(7) })
  })

  test.each([
    ['graph-node', GRAPH_NODE],
    ['The Graph’s gateway', GATEWAY],
  ])('whose block %s does not have is sent again, and the page then reloads', async (_who, noBlock) => {
    const { pin, ask } = open()
    await ask(LastEvent_timeDocument)
    Object.assign(index, { noBlock, head: 8, has: (hash: string) => hash !== createHash(7) })
    expect((await ask(ChangesSinceDocument)).data).toMatchObject(ROWS)
    expect(sent.map((query) => query.includes(pinnedTo(7)))).toEqual([false, true, false])
    expect(pin).toEqual({ block: blockAt(7), isMissed: true })
  })

  test('whose answer is as of another block than the page’s makes the page reload', async () => {
    const { pin, ask } = open()
    const both = [ask(LastEvent_timeDocument)]
    index.head = 6
    both.push(ask(ChangesSinceDocument))
    await Promise.all(both)
    expect(pin).toEqual({ block: blockAt(7), isMissed: true })
  })

  test('whose answer names no block makes the page reload', async () => {
    index.silent = true
    const { pin, ask } = open()
    await ask(LastEvent_timeDocument)
    expect(pin).toMatchObject({ isMissed: true })
  })

  test('gets the data of a failed index', async () => {
    index.failed = true
    const { pin, ask } = open()
    expect((await ask(LastEvent_timeDocument)).data).toEqual(ROWS)
    expect(pin).toEqual({ block: blockAt(7) })
    expect((await ask(ChangesSinceDocument)).data).toEqual(ROWS)
    expect(sent.map((query) => query.includes('_meta'))).toEqual([true, false, false])
  })
})
