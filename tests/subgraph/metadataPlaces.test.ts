// Where metadata documents are: on chain, on IPFS, on Arweave, and where the index never reads them.
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { close, listen } from '../../local/process/listen.ts'
import { freePort } from '../../local/process/ports.ts'
import { waitFor } from '../../local/process/wait.ts'
import type { Hex } from '../../local/seed/contracts.ts'
import { type World, startWorld, tokenId } from './world.ts'

interface TokenRow {
  readonly uri: string | null
  readonly metadataPlace: string | null
  readonly metadata: { readonly status: string; readonly name: string | null } | null
}

const TRANSACTION = 'bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U'
const requests: string[] = []
let world: World<'token'>
let gateway: Server
let alice: Hex
let nextId = 1n

beforeAll(async () => {
  // A gateway serves what a transaction holds at its id, and the files of a manifest below it.
  gateway = createServer(({ url = '' }, response) => {
    requests.push(url)
    const body = JSON.stringify({ name: `Arweave ${url}` })
    response.setHeader('content-length', body.length)
    response.end(body)
  })
  const port = await listen(gateway, await freePort())
  world = await startWorld(
    { token: { contract: 'ChangingToken', tracked: 'ERC721' } },
    { discover: false, arweaveUrl: `http://127.0.0.1:${port}/` },
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

async function fetchToken(id: bigint): Promise<TokenRow> {
  await world.indexed()
  const { token } = await world.query<{ token: TokenRow }>(
    `{ token(id: "${tokenId(world.contracts.token, id)}") { uri metadataPlace metadata { status name } } }`,
  )
  return token
}

/** The token once its file has arrived, which is stored with a next block. */
const fetchRead = (id: bigint) =>
  waitFor(
    async () => {
      await world.mine()
      const token = await fetchToken(id)
      return token.metadata === null ? undefined : token
    },
    { what: 'the metadata file', timeoutMs: 60_000 },
  )

describe('an ar:// address', () => {
  test('is read from the gateway of graph-node, with its path', async () => {
    const id = await mint(`ar://${TRANSACTION}/`)
    expect(await fetchRead(id)).toEqual({
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
