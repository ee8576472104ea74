// Names of collections whose contracts have no name(), but a document that says one (ERC-7572).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitFor } from '../../local/process/wait.ts'
import type { Hex } from '../../local/seed/contracts.ts'
import { type CountingNode, startCountingNode } from '../support/countingNode.ts'
import { type Contract, type World, startWorld } from './world.ts'

/** As the network's constants allow for the events of a block (subgraph/src/constants.ts, ORDER_CALLS_PER_BLOCK). */
const MOST_CALLS = 64

type Name = 'shelf' | 'unencoded' | 'file' | 'hosted' | 'none' | 'named'

let world: World<Name>
let node: CountingNode
let alice: Hex

const editions = (contractUri: string) =>
  ({ contract: 'ContractDocument', values: [contractUri], tracked: 'ERC1155' }) as const

beforeAll(async () => {
  world = await startWorld<Name>(
    {
      shelf: editions('data:application/json;utf8,{"name":"Curio Shelf"}'),
      // OpenSea's documentation of contractURI(), with the fields that it lists.
      unencoded: editions(
        '{"name":"OpenSea Creatures","description":"Adorable","image":"x","fee_recipient":"0x0"}',
      ),
      file: editions(''),
      hosted: editions('https://metadata-url.example/my-metadata'),
      none: editions('data:application/json,{"description":"Without a name"}'),
      named: { contract: 'ChangingToken', tracked: 'ERC721' },
    },
    { discover: false, before: async (rpcUrl) => (node = await startCountingNode(rpcUrl)) },
  )
  ;[alice] = world.accounts as [Hex]
  await world.indexed()
})

afterAll(() => world?.stop())

interface CollectionRow {
  readonly name: string | null
  readonly metadata: { readonly status: string; readonly name: string | null } | null
}

async function fetchCollection({ address }: Contract): Promise<CollectionRow> {
  await world.indexed()
  const { collection } = await world.query<{ collection: CollectionRow }>(
    `{ collection(id: "${address}") { name metadata { status name } } }`,
  )
  return collection
}

test.each<[Name, CollectionRow['metadata']]>([
  ['shelf', { status: 'RESOLVED', name: 'Curio Shelf' }],
  ['unencoded', { status: 'RESOLVED', name: 'OpenSea Creatures' }],
  ['none', { status: 'RESOLVED', name: null }],
  ['hosted', null],
])('%s has the document of contractURI()', async (name, metadata) => {
  expect(await fetchCollection(world.contracts[name])).toEqual({ name: null, metadata })
})

test('a contract with a name has no need of one', async () => {
  expect(await fetchCollection(world.contracts.named)).toEqual({ name: 'Changing Token', metadata: null })
})

test('a document on IPFS is read when the contract announces it', async () => {
  const { file } = world.contracts
  const cid = await world.publish('{"name":"On IPFS"}')
  await world.call(alice, file, 'setContractURI', `https://gateway.example/ipfs/${cid}?x=1`)
  const { metadata } = await waitFor(
    async () => {
      await world.mine()
      const row = await fetchCollection(file)
      return row.metadata === null ? undefined : row
    },
    { what: 'the file', timeoutMs: 60_000 },
  )
  expect(metadata).toEqual({ status: 'RESOLVED', name: 'On IPFS' })
})

test('a thousand announcements in a block cost a bounded number of calls', async () => {
  const { shelf } = world.contracts
  await world.indexed()
  const before = node.count('eth_call')
  await world.call(alice, shelf, 'announceOften', 1000n)
  await world.indexed()
  expect(node.count('eth_call') - before).toBeLessThanOrEqual(MOST_CALLS)
  expect(await fetchCollection(shelf)).toMatchObject({ metadata: { name: 'Curio Shelf' } })
})
