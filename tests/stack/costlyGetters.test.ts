// Reads of contracts on a real chain, by how they answer: costly owners, proxies, expired names, hostile code. The
// contracts follow public ones, which their comments name.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Interface } from 'ethers'
import { ZERO_ADDRESS, type Address } from '../../src/domain/address.ts'
import type { RpcRequest, SendBatch } from '../../src/domain/rpc.ts'
import { pinBlock } from '../../src/seaport/chain.ts'
import { prepareBuy } from '../../src/seaport/buy.ts'
import { erc721, SEAPORT } from '../../src/seaport/contracts.ts'
import { preparePublish } from '../../src/seaport/listings/publish.ts'
import { fetchHoldings } from '../../src/seaport/tokens.ts'
import type { Call, Hex } from '../../src/seaport/types.ts'
import { parseTokenId } from '../../src/domain/tokenId.ts'
import { decodeAddress, fetchContracts } from '../../src/node/fetchContracts.ts'
import { fetchContractUri } from '../../src/pages/item/contractUri.ts'
import { fetchHolding as readProvenHolding } from '../../src/verification/fetchHolding.ts'
import type { Token } from './market/fixture.ts'
import { draftFor } from './market/listFor.ts'
import { openMarket, type Market } from './market/openMarket.ts'

const BATCH = 500n
/** Gas of `ownerOf` in a batch, by place: about 45k, 230k, 370k and 1.14M. The last first: a sale shortens the search. */
const PLACES = [500n, 160n, 100n, 10n]

let market: Market
let lazy: Token
let proxied: Address
let names: Token
let odd: Token

beforeAll(async () => {
  market = await openMarket()
  const { chain, people } = market
  lazy = await chain.deploy('LazyBatch')
  await lazy.send(people.seller, 'mint', [people.seller, BATCH])
  names = await chain.deploy('Names')
  odd = await chain.deploy('OddAnswers')
  const { address } = await chain.deploy('Proxy', [lazy.address])
  proxied = address
  const minting = new Interface(['function mint(address to, uint256 quantity)'])
  const call = (values: unknown[]): Call => ({
    to: proxied,
    data: minting.encodeFunctionData('mint', values) as Hex,
    value: 0n,
  })
  const receipt = await chain.transact(people.seller, call([people.seller, BATCH]))
  expect(receipt.status).toBe('0x1')
})

afterAll(() => market.chain.stop())

const ownerRead = (to: Address, id: bigint) => ({
  to,
  data: erc721.encodeFunctionData('ownerOf', [id]),
  decode: decodeAddress,
})

const readOwners = (to: Address, ids: readonly bigint[], send: SendBatch = market.chain.send) =>
  fetchContracts(
    send,
    'latest',
    ids.map((id) => ownerRead(to, id)),
  )

/** A transport that keeps what was sent. */
function watch() {
  const sent: RpcRequest[][] = []
  const send: SendBatch = (requests) => {
    sent.push([...requests])
    return market.chain.send(requests)
  }
  return { send, sent }
}

describe('an owner that is costly to find', () => {
  test('is read everywhere in a lazily minted batch, also through a proxy', async () => {
    const expected = PLACES.map(() => ({ kind: 'answered', value: market.people.seller }))
    expect(await readOwners(lazy.address, PLACES)).toEqual(expected)
    expect(await readOwners(proxied, PLACES)).toEqual(expected)
  })

  test('takes a second request only where little gas is not enough', async () => {
    const { send, sent } = watch()
    await readOwners(lazy.address, [10n, 100n], send)
    expect(sent.map((batch) => batch.length)).toEqual([2])
    await readOwners(lazy.address, PLACES, send)
    expect(sent.slice(1).map((batch) => batch.length)).toEqual([4, 2])
  })

  test.each(PLACES)('item %d is listed by its owner, bought, and proven', async (id) => {
    const { chain, config, people } = market
    const { seller, buyer } = people
    const draft = draftFor({
      item: { standard: 'ERC721', token: lazy.address, identifier: id },
      quantity: 1n,
      unitPrice: 10n ** 18n,
      currency: ZERO_ADDRESS,
      expiresAtSeconds: (await chain.now()) + 86_400,
    })
    expect(
      (await preparePublish({ send: chain.send, config, seller, drafts: [draft], shown: null })).drafts,
    ).toMatchObject([{ status: 'ready' }])
    expect(
      (await preparePublish({ send: chain.send, config, seller: buyer, drafts: [draft], shown: null }))
        .drafts,
    ).toMatchObject([{ status: 'refused', because: { code: 'not-owner' } }])
    const { order, shown } = await market.list({ token: lazy, id })
    const verdict = await prepareBuy({ send: chain.send, config, order, shown, buyer })
    expect(verdict).toMatchObject({ status: 'executable' })
    if (verdict.status !== 'executable') return
    expect(await chain.transact(buyer, verdict.plan.steps[0].call)).toMatchObject({ status: '0x1' })
    const { blockHash } = await pinBlock(chain.send, config.chainId)
    const proven = await readProvenHolding(
      { chainId: config.chainId, collection: lazy.address, tokenId: id, standard: 'ERC721' },
      { callNode: (requests) => chain.send(requests), blockHash, accounts: [] },
    )
    expect(proven).toEqual({ kind: 'owner', owner: buyer })
  })
})

describe('a contract that refuses', () => {
  test('has reverted, with or without a reason, in a proxy and in the opcode of an old assert', async () => {
    const { seller } = market.people
    const now = BigInt(await market.chain.now())
    await names.send(seller, 'register', [seller, 1n, now + 1n])
    await market.chain.rpc('evm_increaseTime', [60])
    await market.chain.rpc('evm_mine')
    await odd.send(seller, 'setMode', [4n])
    expect(await readOwners(names.address, [1n])).toEqual([{ kind: 'reverted' }])
    expect(await readOwners(lazy.address, [BATCH + 1n])).toEqual([{ kind: 'reverted' }])
    expect(await readOwners(proxied, [BATCH + 1n])).toEqual([{ kind: 'reverted' }])
    expect(await readOwners(odd.address, [1n])).toEqual([{ kind: 'reverted' }])
  })
})

describe('a contract that hides that a call of its own ran out of gas', () => {
  test('is asked again before its no counts', async () => {
    const { chain, people } = market
    const asks = await chain.deploy('AsksRegistry')
    await asks.send(people.seller, 'mint', [people.seller, 1n])
    const item = { standard: 'ERC721', token: asks.address, identifier: 1n } as const
    const snapshot = await pinBlock(chain.send, market.config.chainId)
    const [holding] = await fetchHoldings(chain.send, snapshot, [
      { item, account: people.seller, operator: SEAPORT },
    ])
    expect(holding).toEqual({
      held: { kind: 'answered', value: 1n },
      approved: { kind: 'answered', value: true },
    })
  })
})

describe('no answer is never taken for one', () => {
  test.each<[string, bigint, string]>([
    ['all gas burned', 0n, 'out-of-gas'],
    ['two megabytes', 1n, 'malformed'],
    ['half a word', 2n, 'malformed'],
    ['a number too large for an address', 3n, 'malformed'],
    ['a revert with two megabytes', 5n, 'reverted'],
    ['nothing', 6n, 'malformed'],
  ])('%s', async (_, mode, kind) => {
    await odd.send(market.people.seller, 'setMode', [mode])
    const [answer] = await readOwners(odd.address, [1n])
    // Two megabytes are zeros, of which the first word is the zero address: what is kept of them is an answer.
    expect(answer).toEqual(mode === 1n ? { kind: 'answered', value: ZERO_ADDRESS } : { kind })
  })

  test('an account without a contract has no code', async () => {
    expect(await readOwners(market.people.friend, [1n])).toEqual([{ kind: 'no-code' }])
  })

  test.each<[string, bigint, string]>([
    ['all gas burned in a proxy', 0n, 'out-of-gas'],
    ['half a word', 2n, 'malformed'],
    ['the opcode of an old assert', 4n, 'reverted'],
    ['a revert with two megabytes', 5n, 'reverted'],
    ['nothing', 6n, 'malformed'],
  ])('in place of a metadata address: %s', async (_, mode, kind) => {
    await odd.send(market.people.seller, 'setMode', [mode])
    // A proxy's own storage has mode 0.
    const collection = mode === 0n ? (await market.chain.deploy('Proxy', [odd.address])).address : odd.address
    expect(
      await fetchContractUri(market.chain.send, {
        collection,
        tokenId: parseTokenId('1'),
        standard: 'ERC721',
        block: 'latest',
      }),
    ).toEqual({ kind })
  })

  test('what hostile contracts may burn is bounded, and the others are read', async () => {
    await odd.send(market.people.seller, 'setMode', [0n])
    const { send, sent } = watch()
    const hostile = Array.from({ length: 200 }, (_, index) => BigInt(index))
    const answers = await fetchContracts(send, 'latest', [
      ...hostile.map((id) => ownerRead(odd.address, id)),
      ownerRead(proxied, 10n),
    ])
    expect(answers.at(-1)).toEqual({ kind: 'answered', value: market.people.seller })
    expect(new Set(answers.slice(0, -1).map(({ kind }) => kind))).toEqual(new Set(['out-of-gas']))
    expect(sent.map((batch) => batch.length)).toEqual([201, 100, 1, 1, 1, 1, 1])
  })
})
