// Metadata that is made to cost a mapping its memory, or the database its limits. Whatever it is, the index goes on.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitFor } from '../../local/process/wait.ts'
import type { Hex } from '../../local/seed/contracts.ts'
import { type Contract, type World, startWorld, tokenId } from './world.ts'

type Name = 'token' | 'editions' | 'described'

const ARWEAVE_ID = 'bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U'

let world: World<Name>
let alice: Hex

beforeAll(async () => {
  world = await startWorld<Name>(
    {
      token: { contract: 'OddText', values: ['0x', '0x'], tracked: 'ERC721' },
      editions: { contract: 'ChangingEditions', values: [''], tracked: 'ERC1155' },
      described: { contract: 'ContractDocument', values: [''], tracked: 'ERC1155' },
    },
    { discover: false },
  )
  ;[alice] = world.accounts as [Hex]
})

afterAll(() => world?.stop())

interface TokenRow {
  readonly uri: string | null
  readonly metadataPlace: string | null
  readonly metadata: { readonly traits: readonly string[]; readonly unreadTraits: readonly string[] } | null
}

/** Waits for the token in the index, until it is as expected. */
const waitForToken = (collection: Contract, id: bigint, isReady: (row: TokenRow) => boolean) =>
  waitFor(
    async () => {
      await world.mine()
      await world.indexed()
      const { token } = await world.query<{ token: TokenRow | null }>(
        `{ token(id: "${tokenId(collection, id)}") { uri metadataPlace metadata { traits unreadTraits } } }`,
      )
      return token !== null && isReady(token) ? token : undefined
    },
    { what: `token ${id}`, timeoutMs: 60_000 },
  )

test('hundreds of addresses whose every character is encoded', async () => {
  const { editions } = world.contracts
  const cid = await world.publish('{}')
  await world.call(alice, editions, 'setBase', `ipfs://${cid}/${'一'.repeat(1_900)}`)
  for (let first = 1n; first < 600n; first += 200n) {
    await world.call(alice, editions, 'mintMany', alice, first, 200n)
  }
  const { metadataPlace } = await waitForToken(editions, 600n, ({ uri }) => uri !== null)
  expect(metadataPlace).toBe('ELSEWHERE')
})

test('an address on Arweave that the token’s id makes long', async () => {
  const { editions } = world.contracts
  const id = 2n ** 256n - 1n
  await world.call(alice, editions, 'announce', id, `ar://${ARWEAVE_ID}/${'{id}'.repeat(480)}`)
  await world.call(alice, editions, 'mint', alice, id, 1n)
  const { metadataPlace } = await waitForToken(editions, id, ({ uri }) => uri !== null)
  expect(metadataPlace).toBe('ELSEWHERE')
})

test('a long address on Arweave of a contract’s document', async () => {
  const { described } = world.contracts
  // Text that the database can't compress.
  const path = Array.from({ length: 5_000 }, (_, index) => ((index + 7) ** 9).toString(36))
    .join('')
    .slice(0, 20_000)
  await world.call(alice, described, 'setContractURI', `ar://${ARWEAVE_ID}/${path}`)
  await world.indexed()
  const { collection } = await world.query<{ collection: { metadata: unknown } }>(
    `{ collection(id: "${described.address}") { metadata { id } } }`,
  )
  expect(collection.metadata).toBeNull()
})

test('a trait with thousands of values under a long name', async () => {
  const { token } = world.contracts
  const value = Object.fromEntries(Array.from({ length: 4_000 }, (_, index) => [index.toString(36), 1]))
  const document = JSON.stringify({ attributes: [{ trait_type: 'x'.repeat(1_000_000), value }] })
  const cid = await world.publish(document)
  await world.call(alice, token, 'mint', alice, 1n, `0x${Buffer.from(`ipfs://${cid}`).toString('hex')}`)
  const { metadata } = await waitForToken(token, 1n, ({ metadata }) => metadata !== null)
  expect(metadata).toEqual({ traits: [`${'x'.repeat(256)}=1`], unreadTraits: [] })
})
