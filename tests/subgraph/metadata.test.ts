// Metadata of contracts whose calls are expensive: bounded work a block, and no other collection waits for it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Hex } from '../../local/seed/contracts.ts'
import { type CountingNode, startCountingNode } from '../support/countingNode.ts'
import { type Contract, type World, startWorld, tokenId } from './world.ts'

type Name =
  | 'burner'
  | 'bulky'
  | 'partial'
  | 'shared'
  | 'honest'
  | 'busy'
  | 'editions'
  | 'endless'
  | 'hugeName'

const SHORT = 0
const BURN_GAS = 1
const MEGABYTES = 2

/** The wait for each block takes long on a busy machine. */
const LONG = { timeout: 300_000 }

/** Most calls for metadata in a block: eight batches, and one token on its own. */
const MAX_CALLS = 9

let world: World<Name>
let node: CountingNode
let alice: Hex
let bob: Hex

beforeAll(async () => {
  world = await startWorld<Name>(
    {
      burner: { contract: 'CostlyToken', values: [SHORT], tracked: 'ERC721' },
      bulky: { contract: 'CostlyToken', values: [SHORT], tracked: 'ERC721' },
      partial: { contract: 'CostlyToken', values: [SHORT], tracked: 'ERC721' },
      shared: { contract: 'CostlyToken', values: [SHORT], tracked: 'ERC721' },
      honest: { contract: 'ChangingToken', tracked: 'ERC721' },
      busy: { contract: 'ChangingToken', tracked: 'ERC721' },
      editions: {
        contract: 'ChangingEditions',
        values: ['https://example.org/{id}.json'],
        tracked: 'ERC1155',
      },
      endless: { contract: 'CostlyToken', values: [BURN_GAS], tracked: 'ERC721' },
      hugeName: { contract: 'CostlyToken', values: [MEGABYTES], tracked: 'ERC721' },
    },
    { before: async (rpcUrl) => (node = await startCountingNode(rpcUrl)) },
  )
  ;[alice, bob] = world.accounts as [Hex, Hex]
  await world.indexed()
})

afterAll(() => world?.stop())

const send = (contract: Contract, name: string, ...values: readonly unknown[]) =>
  world.call(alice, contract, name, ...values)

/** Runs an action, and returns how many calls the index made for it. */
async function callsIn(act: () => Promise<unknown>): Promise<number> {
  await world.indexed()
  const before = node.count('eth_call')
  await act()
  await world.indexed()
  return node.count('eth_call') - before
}

const mine = () => world.mine()

const fetchToken = async (collection: Contract, id: bigint) =>
  (
    await world.query<{ token: { uri: string | null; uriFailed: boolean; metadata: unknown } | null }>(
      `{ token(id: "${tokenId(collection, id)}") { uri uriFailed metadata { status } } }`,
    )
  ).token

describe('fault: token that burns all gas or answers with megabytes', () => {
  describe('in name()', () => {
    const fetchName = async (contract: Contract) =>
      (
        await world.query<{ collection: { name: string | null } }>(
          `{ collection(id: "${contract.address}") { name } }`,
        )
      ).collection.name

    test('is read at most once more, however many events follow', async () => {
      const { endless } = world.contracts
      expect(await callsIn(() => send(endless, 'approveOften', 50n))).toBeLessThanOrEqual(3)
      expect(await callsIn(() => send(endless, 'approveOften', 50n))).toBe(0)
      expect(await fetchName(endless)).toBeNull()
    })

    test('is shortened', async () => {
      expect((await fetchName(world.contracts.hugeName))?.length).toBeLessThanOrEqual(256)
    })
  })

  describe('in tokenURI()', () => {
    test(
      'makes few calls per block for 500 tokens that burn all gas, and reads others meanwhile',
      LONG,
      async () => {
        const { burner, honest, editions } = world.contracts
        await send(burner, 'setUriAnswer', BURN_GAS, 0n)
        await send(honest, 'setBase', 'https://honest.example/')
        const calls = [await callsIn(() => send(burner, 'mintRange', alice, 1n, 500n))]
        calls.push(await callsIn(() => send(honest, 'mint', alice, 1n, 3n)))
        calls.push(await callsIn(() => send(editions, 'mint', alice, 7n, 2n)))
        expect(await fetchToken(honest, 3n)).toMatchObject({
          uri: 'https://honest.example/3',
          uriFailed: false,
        })
        expect(await fetchToken(editions, 7n)).toMatchObject({
          uri: expect.stringMatching(/7\.json$/) as string,
        })
        for (let block = 0; block < 22; block++) calls.push(await callsIn(mine))
        expect(Math.max(...calls)).toBeLessThanOrEqual(MAX_CALLS)
        // Two batches, the second smaller, and eight tokens one by one, then one at most in 32 runs; for the others two
        // calls, and three that read the name of the nameless editions once more.
        const made = calls.reduce((sum, count) => sum + count)
        expect(made).toBeGreaterThanOrEqual(2 + 8 + 2 + 3)
        expect(made).toBeLessThanOrEqual(2 + 8 + 2 + 3 + 1)
        const failed = { uri: null, uriFailed: true, metadata: null }
        expect(await fetchToken(burner, 1n)).toEqual(failed)
        expect(await fetchToken(burner, 500n)).toEqual(failed)
        expect(await fetchToken(burner, 250n)).toEqual({ ...failed, uriFailed: false })
      },
    )

    test('calls a collection that keeps failing once in 32 blocks, whatever it announces', async () => {
      const { burner } = world.contracts
      const callCount = await callsIn(async () => {
        await send(burner, 'mintRange', alice, 6001n, 6010n)
        for (let event = 0; event < 3; event++) await send(burner, 'announceRange', 1n, 100n)
        for (let block = 0; block < 60; block++) await mine()
      })
      expect(callCount).toBe(2)
    })

    test(
      'is read when the contract works again, and again for failed tokens when it announces a change',
      LONG,
      async () => {
        const { burner } = world.contracts
        await send(burner, 'setUriAnswer', SHORT, 0n)
        await send(burner, 'announceRange', 1n, 70n)
        for (let block = 0; block < 75; block++) await mine()
        await world.indexed()
        const read = { uri: 'https://costly.example/token', uriFailed: false, metadata: null }
        for (const id of [1n, 70n, 250n]) expect(await fetchToken(burner, id)).toEqual(read)
        expect(await fetchToken(burner, 500n)).toMatchObject({ uri: null, uriFailed: true })
      },
    )

    test('reads the other tokens of a contract with tokens that burn all gas', async () => {
      const { shared } = world.contracts
      await send(shared, 'setUriAnswer', BURN_GAS, 1000n)
      await send(shared, 'mintRange', alice, 1001n, 1100n)
      for (let block = 0; block < 15; block++) await mine()
      await send(shared, 'mintRange', alice, 1n, 2n)
      for (let block = 0; block < 64; block++) await mine()
      await world.indexed()
      const read = { uri: 'https://costly.example/token', uriFailed: false }
      expect(await fetchToken(shared, 2n)).toMatchObject(read)
      expect(await fetchToken(shared, 1n)).toMatchObject(read)
    })

    test('reads the tokens before those that burn all gas, and tries each of the others on its own', async () => {
      const { partial } = world.contracts
      await send(partial, 'setUriAnswer', BURN_GAS, 41n)
      expect(await callsIn(() => send(partial, 'mintRange', alice, 1n, 42n))).toBeLessThanOrEqual(MAX_CALLS)
      for (let block = 0; block < 8; block++) expect(await callsIn(mine)).toBeLessThanOrEqual(MAX_CALLS)
      expect(await fetchToken(partial, 40n)).toMatchObject({ uri: 'https://costly.example/token' })
      expect(await fetchToken(partial, 41n)).toMatchObject({ uri: null, uriFailed: true })
      expect(await fetchToken(partial, 42n)).toMatchObject({ uri: null, uriFailed: true })
    })

    test('measures URIs of megabytes without reading them', async () => {
      const { bulky, honest } = world.contracts
      await send(bulky, 'setUriAnswer', MEGABYTES, 0n)
      expect(await callsIn(() => send(bulky, 'mintRange', alice, 1n, 100n))).toBeLessThanOrEqual(MAX_CALLS)
      expect(await callsIn(() => send(honest, 'mint', alice, 50n, 1n))).toBeLessThanOrEqual(MAX_CALLS)
      expect(await fetchToken(honest, 50n)).toMatchObject({ uri: 'https://honest.example/50' })
      for (let block = 0; block < 3; block++) await world.mine()
      await world.indexed()
      expect(await fetchToken(bulky, 1n)).toEqual({
        uri: 'data:application/json,',
        uriFailed: false,
        metadata: { status: 'OVERSIZED' },
      })
    })
  })
})

const fetchUris = async (collection: Contract) =>
  (
    await world.query<{ tokens: { uri: string | null }[] }>(
      `{ tokens(first: 1000, where: { collection: "${collection.address}" }, orderBy: tokenId) { uri } }`,
    )
  ).tokens.map(({ uri }) => uri)

describe('a changed URI', () => {
  test('is read in turns after URI events, however many there are', LONG, async () => {
    const { editions } = world.contracts
    await send(editions, 'mintMany', alice, 100n, 300n)
    for (let block = 0; block < 2; block++) await mine()
    await world.indexed()
    const changed = async () => (await fetchUris(editions)).filter((uri) => uri === 'https://new.example/')
    const callCount = await callsIn(() => send(editions, 'announceMany', 100n, 300n, 'https://new.example/'))
    expect(callCount).toBeLessThanOrEqual(MAX_CALLS)
    expect((await changed()).length).toBe(8 * 32)
    await callsIn(mine)
    expect((await changed()).length).toBe(300)
  })

  // Bored Ape Yacht Club's setBaseURI, CryptoPunks' wrappers and most reveals emit nothing; editions may do the same.
  test('is read again after a transfer, because many contracts announce no change', async () => {
    const { honest, editions } = world.contracts
    await send(honest, 'setBase', 'https://hidden.example/')
    await send(honest, 'mint', alice, 80n, 3n)
    await world.indexed()
    expect(await fetchToken(honest, 81n)).toMatchObject({ uri: 'https://hidden.example/81' })
    await send(honest, 'setBase', 'https://revealed.example/')
    const callCount = await callsIn(() => send(honest, 'transferFrom', alice, bob, 81n))
    expect(callCount).toBeLessThanOrEqual(2)
    expect(await fetchToken(honest, 81n)).toMatchObject({ uri: 'https://revealed.example/81' })
    expect(await fetchToken(honest, 82n)).toMatchObject({ uri: 'https://hidden.example/82' })

    // Its uri() changes, and no URI event says so.
    await send(editions, 'mintMany', alice, 900n, 1n)
    await world.indexed()
    await send(editions, 'setBase', 'https://revealed.example/{id}')
    await send(editions, 'safeTransferFrom', alice, bob, 900n, 1n, '0x')
    await world.indexed()
    expect(await fetchToken(editions, 900n)).toMatchObject({
      uri: `https://revealed.example/${900n.toString(16).padStart(64, '0')}`,
    })
  })

  test('is read once when the same range is announced many times', async () => {
    const { honest } = world.contracts
    await send(honest, 'mint', alice, 60n, 4n)
    await send(honest, 'setBase', 'https://again.example/')
    const announce = {
      from: alice,
      to: honest.address,
      data: honest.call('announceRange', 0n, 1000n),
    }
    // One, and that of the block's single token; forty jobs would take five.
    const callCount = await callsIn(() => world.sendTogether(Array.from({ length: 40 }, () => announce)))
    expect(callCount).toBeLessThanOrEqual(2)
    expect(await fetchToken(honest, 63n)).toMatchObject({ uri: 'https://again.example/63' })
  })

  test('is read while new tokens keep coming', LONG, async () => {
    const { busy } = world.contracts
    await send(busy, 'setBase', 'https://old.example/')
    await send(busy, 'mint', alice, 1n, 1n)
    await send(busy, 'setBase', 'https://new.example/')
    await send(busy, 'mint', alice, 1000n, 400n)
    await send(busy, 'mint', alice, 2000n, 400n)
    await send(busy, 'announce', 1n)
    await world.indexed()
    expect(await fetchToken(busy, 1n)).toMatchObject({ uri: 'https://new.example/1' })
    expect(await fetchUris(busy)).toContain(null)
  })
})
