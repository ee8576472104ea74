// Tokens: who holds what, how it came to them, and what their metadata says; for contracts that mean well and others.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { waitFor } from '../../local/process/wait.ts'
import type { Hex } from '../../local/seed/contracts.ts'
import { type CountingNode, startCountingNode } from '../support/countingNode.ts'
import { type Contract, MULTICALL3, type World, startWorld, tokenId } from './world.ts'

type Name =
  | ('token' | 'editions' | 'odd' | 'strange' | 'liar' | 'nameless' | 'bytes32' | 'loop' | 'receiver')
  | ('changing' | 'prints' | 'costly' | 'mixed')

const MAX_UINT256 = 2n ** 256n - 1n
const ZERO = `0x${'0'.repeat(40)}` as Hex
const bytes = (text: string) => `0x${Buffer.from(text).toString('hex')}` as Hex
const base64 = (text: string) => Buffer.from(text).toString('base64')

let world: World<Name>
/** Between graph-node and the chain. */
let node: CountingNode
let alice: Hex, bob: Hex, carol: Hex

beforeAll(async () => {
  world = await startWorld<Name>(
    {
      token: { contract: 'PlainToken', tracked: 'ERC721' },
      editions: { contract: 'PlainEditions', tracked: 'ERC1155' },
      odd: { contract: 'OddText', values: [bytes('Odd\0 \u{1F3A8} one'), bytes('')], tracked: 'ERC721' },
      mixed: { contract: 'OddText', values: [bytes('Mixed'), bytes('')], tracked: 'ERC721' },
      changing: { contract: 'ChangingToken', tracked: 'ERC721' },
      prints: { contract: 'ChangingEditions', values: ['https://example.org/{id}.json'], tracked: 'ERC1155' },
      strange: { contract: 'OddText', values: ['0xff80fe41', '0x00'], tracked: 'ERC721' },
      liar: { contract: 'LyingToken', tracked: 'ERC721' },
      costly: { contract: 'CostlyToken', values: [0], tracked: 'ERC721' },
      nameless: { contract: 'NamelessToken', tracked: 'ERC721' },
      bytes32: { contract: 'Bytes32Name', tracked: 'ERC721' },
      loop: { contract: 'ReentrantToken', tracked: 'ERC721' },
      receiver: { contract: 'ReentrantReceiver' },
    },
    { before: async (rpcUrl) => (node = await startCountingNode(rpcUrl)) },
  )
  ;[alice, bob, carol] = world.accounts as [Hex, Hex, Hex]
})

afterAll(() => world?.stop())

interface Balance {
  account: { id: Hex }
  amount: string
}

/** Holders and what they hold, zero rows left out. */
async function holders(collection: Contract, id: bigint): Promise<Record<string, string>> {
  const { balances } = await world.query<{ balances: Balance[] }>(
    `{ balances(where: { token: "${tokenId(collection, id)}", amount_gt: "0" }) { account { id } amount } }`,
  )
  return Object.fromEntries(balances.map(({ account, amount }) => [account.id, amount]))
}

const fetchToken = async (collection: Contract, id: bigint, fields: string) =>
  (
    await world.query<{ token: Record<string, unknown> | null }>(
      `{ token(id: "${tokenId(collection, id)}") { ${fields} } }`,
    )
  ).token

const fetchHistory = async (collection: Contract, id: bigint) => {
  const { activities } = await world.query<{
    activities: { type: string; from: { id: Hex } | null; to: { id: Hex } | null; quantity: string }[]
  }>(
    `{ activities(where: { token: "${tokenId(collection, id)}" }, orderBy: position) { type from { id } to { id } quantity } }`,
  )
  return activities.map(({ type, from, to, quantity }) => [type, from?.id ?? null, to?.id ?? null, quantity])
}

const fetchCollection = async (contract: Contract, fields: string) =>
  (
    await world.query<{ collection: Record<string, unknown> }>(
      `{ collection(id: "${contract.address}") { ${fields} } }`,
    )
  ).collection

describe('ERC-721', () => {
  test('stores a mint, transfer, burn and second mint', async () => {
    const { token } = world.contracts
    const mint = await world.call(alice, token, 'mint', alice, 1n)
    await world.call(alice, token, 'transferFrom', alice, bob, 1n)
    const burnt = await world.call(bob, token, 'burn', 1n)
    await world.call(carol, token, 'mint', carol, 1n)
    await world.indexed()
    expect(await fetchHistory(token, 1n)).toEqual([
      ['MINT', null, alice, '1'],
      ['TRANSFER', alice, bob, '1'],
      ['BURN', bob, null, '1'],
      ['MINT', null, carol, '1'],
    ])
    expect(await holders(token, 1n)).toEqual({ [carol]: '1' })
    const state = 'owner { id } supply ownerCount historyFromMint inconsistent transferCount mintedAtBlock'
    expect(await fetchToken(token, 1n, state)).toEqual({
      owner: { id: carol },
      supply: '1',
      ownerCount: 1,
      historyFromMint: true,
      inconsistent: false,
      transferCount: 4,
      mintedAtBlock: `${mint}`,
    })
    const { collection } = await world.query<{ collection: unknown }>(
      `{ collection(id: "${token.address}", block: { number: ${burnt} }) { tokenCount ownerCount transferCount } }`,
    )
    expect(collection).toEqual({ tokenCount: 0, ownerCount: 0, transferCount: 3 })
    expect(
      await fetchCollection(token, 'name symbol tracked tokenCount ownerCount inconsistentTransferCount'),
    ).toEqual({
      name: 'Plain Token',
      symbol: 'PLAIN',
      tracked: true,
      tokenCount: 1,
      ownerCount: 1,
      inconsistentTransferCount: 0,
    })
  })

  test('reads nothing for a token minted and burned in one block, and reads the block’s other tokens', async () => {
    const { token, odd } = world.contracts
    const uri = 'https://example.org/beside.json'
    await world.sendTogether([
      { from: alice, to: token.address, data: token.call('mint', alice, 40n) },
      { from: alice, to: token.address, data: token.call('burn', 40n) },
      { from: alice, to: odd.address, data: odd.call('mint', alice, 41n, bytes(uri)) },
    ])
    await world.indexed()
    expect(await fetchHistory(token, 40n)).toEqual([
      ['MINT', null, alice, '1'],
      ['BURN', alice, null, '1'],
    ])
    expect(await holders(token, 40n)).toEqual({})
    expect(await fetchToken(token, 40n, 'owner { id } supply ownerCount uri metadata { id }')).toEqual({
      owner: null,
      supply: '0',
      ownerCount: 0,
      uri: null,
      metadata: null,
    })
    expect(await fetchToken(odd, 41n, 'owner { id } uri')).toEqual({ owner: { id: alice }, uri })
  })

  test('stores two transfers when the receiver sends the token on in the same transaction', async () => {
    const { token, receiver } = world.contracts
    const onward = token.call('transferFrom', receiver.address, carol, 2n)
    await world.call(alice, receiver, 'arm', token.address, onward)
    await world.call(alice, token, 'safeMint', receiver.address, 2n)
    await world.indexed()
    expect(await fetchHistory(token, 2n)).toEqual([
      ['MINT', null, receiver.address, '1'],
      ['TRANSFER', receiver.address, carol, '1'],
    ])
    expect(await holders(token, 2n)).toEqual({ [carol]: '1' })
  })

  describe('fault: hostile ERC-721', () => {
    test('stores the transfer that a token makes inside another one’s transfer', async () => {
      const { loop } = world.contracts
      await world.call(alice, loop, 'mint', loop.address, 1n)
      await world.call(alice, loop, 'mint', alice, 2n)
      await world.call(alice, loop, 'arm', loop.address, loop.call('transferFrom', loop.address, bob, 1n))
      await world.call(alice, loop, 'transferFrom', alice, carol, 2n)
      await world.indexed()
      expect(await holders(loop, 1n)).toEqual({ [bob]: '1' })
      expect(await holders(loop, 2n)).toEqual({ [carol]: '1' })
    })
  })

  describe('fault: ids of 256 bits, 10^30 wei, 0 or 36 decimals', () => {
    test('stores ids of 256 bits exactly', async () => {
      const { token } = world.contracts
      await world.call(alice, token, 'mint', alice, MAX_UINT256)
      await world.indexed()
      expect(await fetchToken(token, MAX_UINT256, 'tokenId owner { id }')).toEqual({
        tokenId: `${MAX_UINT256}`,
        owner: { id: alice },
      })
    })
  })
})

describe('ERC-1155', () => {
  test('stores single and batch transfers, a repeated id, and amounts of zero', async () => {
    const { editions } = world.contracts
    await world.call(alice, editions, 'mint', alice, 1n, 10n)
    await world.call(alice, editions, 'mintBatch', alice, [1n, 2n, 2n, 3n], [5n, 1n, 2n, 0n])
    await world.call(alice, editions, 'safeTransferFrom', alice, bob, 1n, 4n, '0x')
    await world.call(alice, editions, 'safeBatchTransferFrom', alice, bob, [1n, 2n], [1n, 3n], '0x')
    await world.call(bob, editions, 'burn', 2n, 3n)
    await world.indexed()
    expect(await holders(editions, 1n)).toEqual({ [alice]: '10', [bob]: '5' })
    expect(await holders(editions, 2n)).toEqual({})
    expect(
      await fetchToken(editions, 1n, 'supply ownerCount owner { id } historyFromMint inconsistent'),
    ).toEqual({
      supply: '15',
      ownerCount: 2,
      owner: null,
      historyFromMint: true,
      inconsistent: false,
    })
    expect(await fetchToken(editions, 2n, 'supply ownerCount')).toEqual({ supply: '0', ownerCount: 0 })
    expect(await fetchToken(editions, 3n, 'supply')).toBeNull()
    expect(await fetchHistory(editions, 2n)).toEqual([
      ['MINT', null, alice, '1'],
      ['MINT', null, alice, '2'],
      ['TRANSFER', alice, bob, '3'],
      ['BURN', bob, null, '3'],
    ])
    expect(await fetchCollection(editions, 'standard name tokenCount ownerCount')).toEqual({
      standard: 'ERC1155',
      name: null,
      tokenCount: 1,
      ownerCount: 2,
    })
  })
})

describe('units that an account sends to itself', () => {
  test('are held as long as before', async () => {
    const { editions } = world.contracts
    await world.call(alice, editions, 'mint', alice, 60n, 5n)
    await world.indexed()
    const held = () =>
      world.query<unknown>(
        `{ balances(where: { token: "${tokenId(editions, 60n)}" }) { amount heldSinceSeconds } }`,
      )
    const before = await held()
    await world.mine((await world.now()) + 60)
    await world.call(alice, editions, 'safeTransferFrom', alice, alice, 60n, 5n, '0x')
    await world.indexed()
    expect(await held()).toEqual(before)
    expect(await fetchToken(editions, 60n, 'supply ownerCount transferCount inconsistent')).toEqual({
      ...{ supply: '5', ownerCount: 1, transferCount: 2, inconsistent: false },
    })
  })
})

describe('transfers of indexed tokens', () => {
  test('need no contract calls', async () => {
    const { token, editions } = world.contracts
    await world.call(alice, token, 'mint', alice, 50n)
    await world.call(alice, editions, 'mint', alice, 50n, 10n)
    await world.indexed()
    const before = node.count('eth_call')
    expect(before, 'mints are read').toBeGreaterThan(0)
    for (let turn = 0; turn < 10; turn++) {
      const [from, to] = turn % 2 === 0 ? [alice, bob] : [bob, alice]
      await world.call(from, token, 'transferFrom', from, to, 50n)
      await world.call(alice, editions, 'safeTransferFrom', alice, bob, 50n, 1n, '0x')
    }
    await world.indexed()
    expect(await fetchHistory(token, 50n)).toHaveLength(11)
    expect(await holders(editions, 50n)).toEqual({ [bob]: '10' })
    expect(node.count('eth_call')).toBe(before)
  })
})

describe('metadata', () => {
  const METADATA = 'uri metadata { status name description image traits }'
  const document = {
    name: 'Nine\u0000 lives',
    description: 'A cat',
    image: 'data:image/svg+xml,<svg/>',
    attributes: [
      { trait_type: 'Size=%', value: 12 },
      { trait_type: 'Tame', value: false },
      { value: 'loose' },
      { trait_type: 'Size=%', value: 12 },
      'nonsense',
      { trait_type: 'List', value: [] },
    ],
  }
  const read = {
    status: 'RESOLVED',
    name: 'Nine lives',
    description: 'A cat',
    image: 'data:image/svg+xml,<svg/>',
    traits: ['Size%3D%25=12', 'Tame=false', '=loose', '=nonsense'],
  }
  const json = JSON.stringify(document)
  let nextId = 100n

  /** Mints a token with this address and returns what the index made of it. */
  async function minted(uri: string | Hex): Promise<Record<string, unknown> | null> {
    const { odd } = world.contracts
    const id = nextId++
    await world.call(alice, odd, 'mint', alice, id, uri.startsWith('0x') ? uri : bytes(uri))
    await world.indexed()
    return fetchToken(odd, id, METADATA)
  }

  test('reads data: URIs, base64 and percent-encoded, on chain', async () => {
    expect(await minted(`data:application/json;base64,${base64(json)}`)).toEqual({
      uri: 'data:application/json;base64,',
      metadata: read,
    })
    expect(await minted(`data:application/json;utf8,${encodeURIComponent(json)}`)).toMatchObject({
      metadata: read,
    })
    expect(await minted(`data:application/json,{"name":"100% ok"}`)).toMatchObject({
      metadata: { status: 'RESOLVED', name: '100% ok' },
    })
    const spelt = '{"name":"Frühling 春 \u{1F338}"}'
    const found = { metadata: { status: 'RESOLVED', name: 'Frühling 春 \u{1F338}' } }
    expect(await minted(`data:application/json;utf8,${spelt}`)).toMatchObject(found)
    const folded = base64(spelt).replace(/.{10}/g, '$&\n')
    expect(await minted(`data:application/json;base64,${folded}`)).toMatchObject(found)
  })

  describe('fault: tokens without name, URI, or with reverting ones; not UTF-8; NUL', () => {
    test.each([
      ['broken base64', 'data:application/json;base64,%%%%'],
      ['no JSON', 'data:application/json,hello'],
      ['no object', 'data:application/json,[1]'],
      ['no comma', 'data:application/json'],
      ['nested a thousand deep', `data:application/json,${'['.repeat(1000)}`],
    ])('a data: address with %s is invalid, no more', async (_, uri) => {
      expect(await minted(uri)).toMatchObject({ metadata: { status: 'INVALID', name: null, traits: [] } })
    })

    test('keeps other URIs, and stores null when there is none', async () => {
      expect(await minted('https://example.org/1.json')).toEqual({
        uri: 'https://example.org/1.json',
        metadata: null,
      })
      expect(await minted('ipfs://not-a-cid')).toEqual({ uri: 'ipfs://not-a-cid', metadata: null })
      expect(await minted('')).toEqual({ uri: null, metadata: null })
      expect(await minted(bytes('a\0b'))).toEqual({ uri: 'ab', metadata: null })
      expect(await minted('0xfffe41')).toMatchObject({ metadata: null })
    })
  })

  test('reads files from IPFS', async () => {
    const { odd } = world.contracts
    const first = nextId++
    const cids = [
      await world.publish(json),
      await world.publish('not json'),
      await world.publish(`{"name":"${'x'.repeat(1 << 20)}"}`),
      await world.publish(
        JSON.stringify({ properties: { Color: 'red', Rich: { name: 'Weight', value: 3 } } }),
      ),
    ]
    for (const [index, cid] of cids.entries()) {
      await world.call(alice, odd, 'mint', alice, first + BigInt(index), bytes(`ipfs://${cid}`))
    }
    nextId += BigInt(cids.length)
    // Files that came after the last block are stored with the next.
    const documents = await waitFor(
      async () => {
        await world.mine()
        await world.indexed()
        const tokens = await Promise.all(
          cids.map((_, index) => fetchToken(odd, first + BigInt(index), METADATA)),
        )
        return tokens.every((token) => token?.['metadata']) && tokens.map((token) => token?.['metadata'])
      },
      { what: 'the files', timeoutMs: 60_000, intervalMs: 300 },
    )
    expect(documents).toMatchObject([
      read,
      { status: 'INVALID' },
      { status: 'OVERSIZED' },
      { status: 'RESOLVED', traits: ['Color=red', 'Weight=3'] },
    ])
  })

  describe('fault: tokens without name, URI, or with reverting ones; not UTF-8; NUL', () => {
    test('leaves out URIs that are too long', async () => {
      const { odd } = world.contracts
      const id = nextId++
      await world.call(alice, odd, 'mintOversized', alice, id, 50_000n)
      await world.indexed()
      expect(await fetchToken(odd, id, METADATA)).toEqual({ uri: null, metadata: null })
    })

    test.each([
      ['reverts', 1],
      ['runs out of gas', 2],
      ['answers no string', 3],
    ])('indexes a contract whose view %s', async (_, answer) => {
      const { odd } = world.contracts
      const id = nextId++
      await world.call(alice, odd, 'setUriAnswer', answer)
      await world.call(alice, odd, 'mint', alice, id, bytes('ipfs://unread'))
      await world.call(alice, odd, 'setUriAnswer', 0)
      await world.indexed()
      expect(await fetchToken(odd, id, 'owner { id } metadata { id }')).toEqual({
        owner: { id: alice },
        metadata: null,
      })
    })
  })

  test('is read again after an ERC-4906 event, for one token or a range', async () => {
    const { changing } = world.contracts
    const uris = async () => {
      await world.indexed()
      const { tokens } = await world.query<{ tokens: { uri: string }[] }>(
        `{ tokens(where: { collection: "${changing.address}" }, orderBy: id) { uri } }`,
      )
      return tokens.map(({ uri }) => uri)
    }
    await world.call(alice, changing, 'setBase', 'https://a.example/')
    await world.call(alice, changing, 'mint', alice, 1n, 4n)
    expect(await uris()).toEqual([1, 2, 3, 4].map((id) => `https://a.example/${id}`))

    await world.call(alice, changing, 'setBase', 'https://b.example/')
    await world.call(alice, changing, 'announce', 2n)
    expect(await uris()).toEqual([
      'https://a.example/1',
      'https://b.example/2',
      'https://a.example/3',
      'https://a.example/4',
    ])

    await world.call(alice, changing, 'announceRange', 3n, MAX_UINT256)
    expect(await uris()).toEqual([
      'https://a.example/1',
      'https://b.example/2',
      'https://b.example/3',
      'https://b.example/4',
    ])
  })

  test('keeps nothing of a document that a broken one replaces', async () => {
    const { prints } = world.contracts
    const fields = 'metadata { status name description image animationUrl externalUrl traits }'
    const full =
      '{"name":"One","description":"First","image":"https://a.example/1","animation_url":"https://a.example/2",' +
      '"external_url":"https://a.example/3","attributes":[{"trait_type":"Size","value":1}]}'
    await world.call(alice, prints, 'mint', alice, 60n, 1n)
    await world.call(alice, prints, 'announce', 60n, `data:application/json,${full}`)
    await world.indexed()
    expect(await fetchToken(prints, 60n, fields)).toMatchObject({
      metadata: { status: 'RESOLVED', name: 'One' },
    })
    await world.call(alice, prints, 'announce', 60n, 'data:application/json,[]')
    await world.indexed()
    expect(await fetchToken(prints, 60n, fields)).toEqual({
      metadata: {
        ...{ status: 'INVALID', name: null, description: null, image: null, animationUrl: null },
        ...{ externalUrl: null, traits: [] },
      },
    })
  })

  test('reads tokens beyond one block’s limit in the next blocks', async () => {
    const { costly } = world.contracts
    const missing = async () => {
      await world.indexed()
      const { tokens } = await world.query<{ tokens: unknown[] }>(
        `{ tokens(first: 1000, where: { collection: "${costly.address}", uri: null }) { id } }`,
      )
      return tokens.length
    }
    await world.call(alice, costly, 'mintRange', alice, 1n, 600n)
    expect(await missing()).toBe(600 - 8 * 32)
    await world.mine()
    expect(await missing()).toBe(600 - 16 * 32)
    await world.mine()
    expect(await missing()).toBe(0)
  })

  describe('where the chain has Multicall3', () => {
    test('reads tokens together, and the others when one fails', async () => {
      const { changing, mixed: odd, prints } = world.contracts
      for (const [answer, first] of [
        [0, 2000n],
        [1, 2100n],
        [2, 2200n],
        [3, 2300n],
      ] as const) {
        await world.call(alice, odd, 'setUriAnswer', answer)
        await world.sendTogether(
          [
            [odd, 'mint', alice, first, bytes('https://c.example/odd')] as const,
            [changing, 'mint', alice, first, 3n] as const,
            [odd, 'mint', alice, first + 1n, bytes('https://c.example/odd')] as const,
            [prints, 'mint', alice, first, 1n] as const,
          ].map(([contract, name, ...values]) => ({
            from: alice,
            to: contract.address,
            data: contract.call(name, ...values),
          })),
        )
        await world.indexed()
        const fetchUri = async (contract: Contract, id: bigint) =>
          (await fetchToken(contract, id, 'uri'))?.['uri']
        const uri = answer === 0 ? 'https://c.example/odd' : null
        expect([await fetchUri(odd, first), await fetchUri(odd, first + 1n)]).toEqual([uri, uri])
        for (const id of [first, first + 1n, first + 2n]) {
          expect(await fetchUri(changing, id)).toBe(`https://b.example/${id}`)
        }
        const id = first.toString(16).padStart(64, '0')
        expect(await fetchUri(prints, first)).toBe(`https://example.org/${id}.json`)
      }
      await world.call(alice, odd, 'setUriAnswer', 0)
    })

    test('ignores a contract in its place that returns nonsense', async () => {
      const { changing, nameless } = world.contracts
      const code = await world.rpc('eth_getCode', [MULTICALL3, 'latest'])
      await world.rpc('anvil_setCode', [
        MULTICALL3,
        await world.rpc('eth_getCode', [nameless.address, 'latest']),
      ])
      await world.call(alice, changing, 'mint', alice, 3000n, 3n)
      // Its tokens are then read one by one, one a block.
      for (let block = 0; block < 3; block++) await world.mine()
      await world.indexed()
      expect(await fetchToken(changing, 3002n, 'uri')).toEqual({ uri: 'https://b.example/3002' })
      await world.rpc('anvil_setCode', [MULTICALL3, code])
    })
  })

  test('of editions: fills in the id, and takes another URI from an event', async () => {
    const { prints } = world.contracts
    await world.call(alice, prints, 'announce', 10n, 'https://example.org/too-early')
    await world.call(alice, prints, 'mint', alice, 10n, 5n)
    await world.indexed()
    const before = await fetchToken(prints, 10n, 'uri')
    await world.call(alice, prints, 'announce', 10n, 'https://example.org/new/{id}')
    await world.indexed()
    const id = 'a'.padStart(64, '0')
    expect(before).toEqual({ uri: 'https://example.org/too-early' })
    expect(await fetchToken(prints, 10n, 'uri')).toEqual({ uri: `https://example.org/new/${id}` })
  })
})

describe('contracts that break the standards', () => {
  describe('fault: tokens without name, URI, or with reverting ones; not UTF-8; NUL', () => {
    test('stores names that are missing, of 32 bytes, with NUL, or not UTF-8', async () => {
      const { nameless, bytes32, odd, strange } = world.contracts
      await world.call(alice, nameless, 'mint', alice, 1n)
      await world.call(alice, bytes32, 'mint', alice, 1n)
      await world.call(alice, strange, 'mint', alice, 1n, '0x')
      await world.indexed()
      expect(await fetchCollection(nameless, 'name symbol tokenCount')).toEqual({
        name: null,
        symbol: null,
        tokenCount: 1,
      })
      expect(await fetchCollection(bytes32, 'name tokenCount')).toEqual({ name: null, tokenCount: 1 })
      expect(await fetchCollection(odd, 'name symbol')).toEqual({ name: 'Odd \u{1F3A8} one', symbol: null })
      const { name, tokenCount } = await fetchCollection(strange, 'name tokenCount')
      expect(tokenCount).toBe(1)
      expect(name === null || !String(name).includes('\0')).toBe(true)
    })
  })

  describe('fault: hostile ERC-721', () => {
    test('keeps one owner, and counts an inconsistent transfer, when the sender does not own the token', async () => {
      const { liar } = world.contracts
      await world.call(alice, liar, 'claimTransfer', ZERO, alice, 1n)
      await world.call(alice, liar, 'claimTransfer', bob, carol, 1n)
      await world.call(alice, liar, 'claimTransfer', ZERO, bob, 1n)
      await world.call(alice, liar, 'claimTransfer', ZERO, ZERO, 2n)
      await world.call(alice, liar, 'claimTransfer', carol, ZERO, 3n)
      await world.indexed()
      expect(await holders(liar, 1n)).toEqual({ [bob]: '1' })
      expect(await fetchToken(liar, 1n, 'inconsistent ownerCount supply')).toEqual({
        inconsistent: true,
        ownerCount: 1,
        supply: '1',
      })
      expect(await fetchToken(liar, 2n, 'id')).toBeNull()
      expect(await fetchToken(liar, 3n, 'supply owner { id }')).toEqual({ supply: '0', owner: null })
      expect(await fetchCollection(liar, 'inconsistentTransferCount tokenCount ownerCount')).toEqual({
        inconsistentTransferCount: 2,
        tokenCount: 1,
        ownerCount: 1,
      })
    })

    test('handles the other standard\u2019s events, and ranges that are endless or reversed', async () => {
      const { liar } = world.contracts
      await world.call(alice, liar, 'claimTransferSingle', ZERO, alice, 50n, 7n)
      await world.call(alice, liar, 'claimConsecutiveTransfer', 60n, 50n, ZERO, alice)
      await world.call(alice, liar, 'claimConsecutiveTransfer', 100n, 119n, ZERO, carol)
      await world.indexed()
      expect(await fetchToken(liar, 50n, 'id')).toBeNull()
      expect(await holders(liar, 119n)).toEqual({ [carol]: '1' })
      expect(await fetchHistory(liar, 110n)).toEqual([['MINT', null, carol, '1']])
      expect(await fetchToken(liar, 120n, 'id')).toBeNull()
    })

    test('adds as many tokens of an endless range as one log may', async () => {
      const { liar } = world.contracts
      const first = 10n ** 30n
      await world.call(alice, liar, 'claimConsecutiveTransfer', first, MAX_UINT256, ZERO, carol)
      await world.indexed()
      expect(await holders(liar, first + 4999n)).toEqual({ [carol]: '1' })
      expect(await fetchToken(liar, first + 5000n, 'id')).toBeNull()
    })
  })
})
