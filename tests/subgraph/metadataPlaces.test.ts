// Where metadata documents of tokens and contracts are, and where the index never reads them; and documents that are made
// to cost a mapping its memory, or the database its limits.
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { close, listen } from '../../local/process/listen.ts'
import { freePort } from '../../local/process/ports.ts'
import { waitFor } from '../../local/process/wait.ts'
import type { Hex } from '../../local/seed/contracts.ts'
import { type CountingNode, startCountingNode } from '../support/countingNode.ts'
import { type Contract, type World, startWorld, tokenId } from './world.ts'

/** As the network's constants allow for the events of a block (subgraph/src/constants.ts, ORDER_CALLS_PER_BLOCK). */
const MAX_CALLS = 64

type Document = 'shelf' | 'unencoded' | 'file' | 'hosted' | 'none'
type Name = Document | 'token' | 'odd' | 'editions' | 'described'

interface TokenRow {
  readonly uri: string | null
  readonly metadataPlace: string | null
  readonly metadata: {
    readonly status: string
    readonly name: string | null
    readonly traits: readonly string[]
    readonly unreadTraits: readonly string[]
  } | null
}

interface CollectionRow {
  readonly name: string | null
  readonly metadata: { readonly status: string; readonly name: string | null } | null
}

const TRANSACTION = 'bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U'
const requests: string[] = []
let world: World<Name>
let node: CountingNode
let gateway: Server
let alice: Hex
let nextId = 1n

/** A contract with a document of its own (ERC-7572). */
const documented = (contractUri: string) =>
  ({ contract: 'ContractDocument', values: [contractUri], tracked: 'ERC1155' }) as const

beforeAll(async () => {
  // A gateway serves what a transaction holds at its id, and the files of a manifest below it.
  gateway = createServer(({ url = '' }, response) => {
    requests.push(url)
    const body = JSON.stringify({ name: `Arweave ${url}` })
    response.setHeader('content-length', body.length)
    response.end(body)
  })
  const port = await listen(gateway, await freePort())
  world = await startWorld<Name>(
    {
      token: { contract: 'ChangingToken', tracked: 'ERC721' },
      odd: { contract: 'OddText', values: ['0x', '0x'], tracked: 'ERC721' },
      editions: { contract: 'ChangingEditions', values: [''], tracked: 'ERC1155' },
      described: documented(''),
      shelf: documented('data:application/json;utf8,{"name":"Curio Shelf"}'),
      // OpenSea's documentation of contractURI(), with the fields that it lists.
      unencoded: documented(
        '{"name":"OpenSea Creatures","description":"Adorable","image":"x","fee_recipient":"0x0"}',
      ),
      file: documented(''),
      hosted: documented('https://metadata-url.example/my-metadata'),
      none: documented('data:application/json,{"description":"Without a name"}'),
    },
    {
      discover: false,
      arweaveUrl: `http://127.0.0.1:${port}/`,
      before: async (rpcUrl) => (node = await startCountingNode(rpcUrl)),
    },
  )
  ;[alice] = world.accounts as [Hex]
})

afterAll(async () => {
  await world?.stop()
  await close(gateway)
})

/** Mints a token whose metadata address is the base followed by its id. */
async function mint(base: string): Promise<bigint> {
  const { token } = world.contracts
  const id = nextId++
  await world.call(alice, token, 'setBase', base)
  await world.call(alice, token, 'mint', alice, id, 1n)
  return id
}

async function fetchToken(id: bigint, collection: Contract = world.contracts.token): Promise<TokenRow> {
  await world.indexed()
  const { token } = await world.query<{ token: TokenRow }>(
    `{ token(id: "${tokenId(collection, id)}") {
      uri metadataPlace metadata { status name traits unreadTraits }
    } }`,
  )
  return token
}

async function fetchCollection({ address }: Contract): Promise<CollectionRow> {
  await world.indexed()
  const { collection } = await world.query<{ collection: CollectionRow }>(
    `{ collection(id: "${address}") { name metadata { status name } } }`,
  )
  return collection
}

/** The row once it is as expected: a file that has arrived is stored with a next block. */
const untilReady = <Row>(fetchRow: () => Promise<Row>, isReady: (row: Row) => boolean): Promise<Row> =>
  waitFor(
    async () => {
      await world.mine()
      const row = await fetchRow()
      return isReady(row) ? row : undefined
    },
    { what: 'the row', timeoutMs: 60_000 },
  )

const isRead = ({ metadata }: TokenRow | CollectionRow) => metadata !== null

describe('the document of a contract', () => {
  test.each<[Document, CollectionRow['metadata']]>([
    ['shelf', { status: 'RESOLVED', name: 'Curio Shelf' }],
    ['unencoded', { status: 'RESOLVED', name: 'OpenSea Creatures' }],
    ['none', { status: 'RESOLVED', name: null }],
    ['hosted', null],
  ])('%s has the document of contractURI()', async (name, metadata) => {
    expect(await fetchCollection(world.contracts[name])).toEqual({ name: null, metadata })
  })

  test('a contract with a name has no need of one', async () => {
    expect(await fetchCollection(world.contracts.token)).toEqual({ name: 'Changing Token', metadata: null })
  })

  test('a document on IPFS is read when the contract announces it', async () => {
    const { file } = world.contracts
    const cid = await world.publish('{"name":"On IPFS"}')
    await world.call(alice, file, 'setContractURI', `https://gateway.example/ipfs/${cid}?x=1`)
    const { metadata } = await untilReady(() => fetchCollection(file), isRead)
    expect(metadata).toEqual({ status: 'RESOLVED', name: 'On IPFS' })
  })

  test('a thousand announcements in a block cost a bounded number of calls', async () => {
    const { shelf } = world.contracts
    await world.indexed()
    const before = node.count('eth_call')
    await world.call(alice, shelf, 'announceOften', 1000n)
    await world.indexed()
    expect(node.count('eth_call') - before).toBeLessThanOrEqual(MAX_CALLS)
    expect(await fetchCollection(shelf)).toMatchObject({ metadata: { name: 'Curio Shelf' } })
  })
})

describe('an ar:// address', () => {
  test('is read from the gateway of graph-node, with its path', async () => {
    const id = await mint(`ar://${TRANSACTION}/`)
    expect(await untilReady(() => fetchToken(id), isRead)).toMatchObject({
      uri: `ar://${TRANSACTION}/${id}`,
      metadataPlace: 'ARWEAVE',
      metadata: { status: 'RESOLVED', name: `Arweave /${TRANSACTION}/${id}` },
    })
  })

  test.each([
    'ar://http://127.0.0.1:1/',
    'ar:////evil.example/',
    'ar://../',
    `ar://${TRANSACTION}.evil.example/`,
    `ar://${TRANSACTION.slice(1)}/`,
    `ar://${TRANSACTION}/ /`,
  ])('that is none is never requested: %s', async (base) => {
    const before = requests.length
    const id = await mint(base)
    expect(await fetchToken(id)).toMatchObject({ metadataPlace: 'ELSEWHERE', metadata: null })
    expect(requests.length).toBe(before)
  })
})

describe('other addresses', () => {
  test.each([
    ['https://example.com/', 'ELSEWHERE'],
    ['http://example.com/', 'ELSEWHERE'],
    ['ipfs://not-a-cid/', 'ELSEWHERE'],
    ['nonsense ', 'ELSEWHERE'],
    ['ipfs://bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy/', 'IPFS'],
    ['data:application/json,{"name":"On chain"}', 'DATA'],
  ])('%s are %s', async (base, place) => {
    expect(await fetchToken(await mint(base))).toMatchObject({ metadataPlace: place })
  })

  test('of nothing are nowhere', async () => {
    expect(await fetchToken(await mint(''))).toMatchObject({ uri: null, metadataPlace: null })
  })
})

describe('the index goes on after', () => {
  const isKnown = (row: TokenRow | null) => row !== null && row.uri !== null

  test('hundreds of addresses whose every character is encoded', async () => {
    const { editions } = world.contracts
    const cid = await world.publish('{}')
    await world.call(alice, editions, 'setBase', `ipfs://${cid}/${'一'.repeat(1_900)}`)
    for (let first = 1n; first < 600n; first += 200n) {
      await world.call(alice, editions, 'mintMany', alice, first, 200n)
    }
    const { metadataPlace } = await untilReady(() => fetchToken(600n, editions), isKnown)
    expect(metadataPlace).toBe('ELSEWHERE')
  })

  test('an address on Arweave that the token’s id makes long', async () => {
    const { editions } = world.contracts
    const id = 2n ** 256n - 1n
    await world.call(alice, editions, 'announce', id, `ar://${TRANSACTION}/${'{id}'.repeat(480)}`)
    await world.call(alice, editions, 'mint', alice, id, 1n)
    const { metadataPlace } = await untilReady(() => fetchToken(id, editions), isKnown)
    expect(metadataPlace).toBe('ELSEWHERE')
  })

  test('a long address on Arweave of a contract’s document', async () => {
    const { described } = world.contracts
    // Text that the database can't compress.
    const path = Array.from({ length: 5_000 }, (_, index) => ((index + 7) ** 9).toString(36))
      .join('')
      .slice(0, 20_000)
    await world.call(alice, described, 'setContractURI', `ar://${TRANSACTION}/${path}`)
    expect((await fetchCollection(described)).metadata).toBeNull()
  })

  test('a trait with thousands of values under a long name', async () => {
    const { odd } = world.contracts
    const value = Object.fromEntries(Array.from({ length: 4_000 }, (_, index) => [index.toString(36), 1]))
    const document = JSON.stringify({ attributes: [{ trait_type: 'x'.repeat(1_000_000), value }] })
    const cid = await world.publish(document)
    await world.call(alice, odd, 'mint', alice, 1n, `0x${Buffer.from(`ipfs://${cid}`).toString('hex')}`)
    const { metadata } = await untilReady(() => fetchToken(1n, odd), isRead)
    expect(metadata).toMatchObject({ traits: [`${'x'.repeat(256)}=1`], unreadTraits: [] })
  })
})
