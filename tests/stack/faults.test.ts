// What can go wrong around a trade, against a real chain: nodes that fail, chains that are not ours, odd tokens.
import { errorsTexts } from '../../src/messages/en/errors.ts'
import { currentTranslate } from '../../src/messages/translate.ts'
import { Interface } from 'ethers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ZERO_ADDRESS, type Address } from '../../src/domain/address.ts'
import { tokenIdFromBigInt } from '../../src/domain/tokenId.ts'
import type { SendBatch } from '../../src/domain/rpc.ts'
import { ZERO_WEI, type Wei } from '../../src/domain/wei.ts'
import { preparePublish } from '../../src/seaport/listings/publish.ts'
import { prepareCart } from '../../src/seaport/cart/cart.ts'
import { prepareAccept } from '../../src/seaport/offers/accept.ts'
import { prepareOffer } from '../../src/seaport/offers/offer.ts'
import { prepareBuy } from '../../src/seaport/buy.ts'
import { prepareCancel } from '../../src/seaport/cancel.ts'
import { pinBlock } from '../../src/seaport/chain.ts'
import { SEAPORT } from '../../src/seaport/contracts.ts'
import { findBlockedTransfers } from '../../src/seaport/blockedTransfers.ts'
import { simulateCalls } from '../../src/seaport/simulateCalls.ts'
import { decodeRevert } from '../../src/seaport/reverts.ts'
import { newSalt } from '../../src/seaport/salt.ts'
import type { IndexedOrder, MarketConfig } from '../../src/seaport/types.ts'
import type { Verdict } from '../../src/seaport/verdict.ts'
import { createNode } from '../../src/node/createNode.ts'
import { startFaultyNode, type FaultyNode, type Misbehavior } from './market/faultyNode.ts'
import { startMarketChain, type MarketChain, type Token } from './market/fixture.ts'
import { isSimulation, without } from './market/olderNode.ts'
import { indexed } from './market/indexed.ts'
import { draftFor, listFor, type OneListing } from './market/listFor.ts'

const PRICE = 10_000n
const DAY = 86_400

let chain: MarketChain
let node: FaultyNode
let objects: Token
let toll: Token
let config: MarketConfig
let accounts: Record<'seller' | 'buyer' | 'artist' | 'house', Address>
let nextId = 1n

beforeAll(async () => {
  chain = await startMarketChain()
  node = await startFaultyNode(chain.rpcUrl)
  const [seller, buyer, artist, house] = chain.accounts as [Address, Address, Address, Address]
  accounts = { seller, buyer, artist, house }
  objects = await chain.deploy('Objects', [artist, 500])
  toll = await chain.deploy('Toll')
  config = {
    chainId: 31337,
    currencies: [
      { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 },
      { address: toll.address, symbol: 'TOLL', decimals: 18 },
    ],
    fee: { recipient: house, basisPoints: 250 },
  }
})

afterAll(async () => {
  await node.stop()
  await chain.stop()
})

interface Listed {
  readonly token: Token
  readonly id: bigint
  readonly order: IndexedOrder
  /** Who is paid, in which part, to the wei. */
  readonly shares: readonly (readonly [role: string, amount: bigint])[]
}

async function makeListing(token: Token, currency: Address): Promise<OneListing> {
  const { seller } = accounts
  const identifier = nextId++
  await token.send(seller, 'mint', [seller, identifier])
  return {
    send: chain.send,
    config,
    seller,
    item: { standard: 'ERC721', token: token.address, identifier },
    quantity: 1n,
    unitPrice: PRICE,
    currency,
    expiresAtSeconds: (await chain.now()) + DAY,
  }
}

async function list(token: Token = objects, currency: Address = ZERO_ADDRESS): Promise<Listed> {
  const listing = await makeListing(token, currency)
  const { order, split } = await listFor(chain, listing)
  const { proceeds, royalty, fee } = split
  return {
    token,
    id: listing.item.identifier,
    order,
    shares: [
      ['seller', proceeds],
      ['royalty', royalty],
      ['fee', fee],
    ],
  }
}

const toShownListing = ({ token, id, order }: Listed) => ({
  collection: token.address,
  tokenId: tokenIdFromBigInt(id),
  standard: 'ERC721' as const,
  currency: order.consideration[0]?.token as Address,
  quantity: 1n,
  total: PRICE as Wei,
})

function prepare(listed: Listed, send: SendBatch = chain.send, site: MarketConfig = config) {
  const shown = toShownListing(listed)
  return prepareBuy({ send, config: site, order: listed.order, shown, buyer: accounts.buyer })
}

async function refusal(verdict: Promise<Verdict<unknown>>): Promise<string> {
  const result = await verdict
  return result.status === 'refused'
    ? `${result.check}: ${currentTranslate()(result.sentence)}`
    : result.status
}

/** Buys it through every step. */
async function buy(listed: Listed): Promise<void> {
  for (;;) {
    const verdict = await prepare(listed)
    if (verdict.status !== 'executable') throw new Error(`not executable: ${verdict.status}`)
    const [step] = verdict.plan.steps
    expect((await chain.transact(accounts.buyer, step.call)).status).toBe('0x1')
    if (step.kind === 'trade') return
  }
}

describe('fault: RPC down, slow, 429', () => {
  const behaviors: Misbehavior[] = [429, 503, 'breaks off', 'talks nonsense']
  const pausesMilliseconds = [20, 60]

  test.each(behaviors)('prepares the purchase even when a node twice %s', async (how) => {
    const listed = await list()
    node.misbehave(how, 2)
    const requests = node.requestCount()
    const verdict = await prepare(
      listed,
      createNode({ urls: [node.url], retryPolicy: { pausesMilliseconds } }),
    )
    expect(verdict.status).toBe('executable')
    expect(node.requestCount()).toBeGreaterThanOrEqual(requests + 2 + 3)
  })

  test.each(behaviors)('prepares nothing and reports the reason when a node always %s', async (how) => {
    const listed = await list()
    node.misbehave(how, Number.POSITIVE_INFINITY)
    const prepared = prepare(listed, createNode({ urls: [node.url], retryPolicy: { pausesMilliseconds } }))
    const code = how === 429 ? 'node-rate-limited' : 'node-unavailable'
    await expect(prepared).rejects.toMatchObject({ code, text: errorsTexts.node[code] })
  })

  test.each<Misbehavior>(['drips', 'floods', 'nests'])(
    'gives up on a node whose response %s, and reports the reason',
    async (how) => {
      const listed = await list()
      node.misbehave(how, Number.POSITIVE_INFINITY)
      const before = node.requestCount()
      const send = createNode({
        urls: [node.url],
        retryPolicy: { pausesMilliseconds: [20], timeoutMilliseconds: 2_000 },
      })
      await expect(prepare(listed, send)).rejects.toThrow('The network doesn’t respond.')
      expect(node.requestCount()).toBe(before + 2)
    },
  )

  test('switches from a node that hangs to the next one within a second', async () => {
    const listed = await list()
    node.misbehave('hangs', 1)
    const before = node.requestCount()
    const send = createNode({ urls: [node.url, chain.rpcUrl] })
    const began = performance.now()
    const reply = await send([{ method: 'eth_chainId', params: [] }])
    expect(performance.now() - began).toBeLessThan(1_500)
    expect(reply).toEqual([{ ok: true, result: '0x7a69' }])
    expect(node.requestCount()).toBe(before + 1)
    node.misbehave(429, Number.POSITIVE_INFINITY)
    expect((await prepare(listed, send)).status).toBe('executable')
  })
})

describe('fault: RPC on another chain', () => {
  let other: MarketChain
  beforeAll(async () => {
    other = await startMarketChain()
  })
  afterAll(() => other.stop())

  test('rejects a listing that another chain with the same id does not have', async () => {
    expect(await refusal(prepare(await list(), other.send))).toBe(
      'status: This listing was never published on chain.',
    )
  })

  test('rejects buying, listing and canceling on a chain with another id', async () => {
    const listed = await list()
    await other.rpc('anvil_setChainId', [1])
    const { seller } = accounts
    const drafts = [draftFor(await makeListing(objects, ZERO_ADDRESS))]
    const { send } = other
    await expect(prepare(listed, send)).rejects.toMatchObject({ code: 'wrong-chain' })
    await expect(preparePublish({ send, config, seller, drafts, shown: null })).rejects.toMatchObject({
      code: 'wrong-chain',
    })
    await expect(prepareCancel({ send, config, orders: [listed.order], maker: seller })).rejects.toThrow(
      'is to another chain, so nothing can be traded',
    )
  })
})

describe('fault: fee-on-transfer token, royalty over 100 %, reverting royalty', () => {
  test.each([
    ['takes three times the price', 0n, 30_000n, 1_000n],
    ['takes exactly the price', 0n, 10_000n, 1_000n],
    ['takes the largest number', 4n, 0n, 1_000n],
    ['reverts', 1n, 500n, 0n],
    ['returns too few bytes', 2n, 500n, 0n],
    ['names an invalid account', 3n, 500n, 0n],
  ])('lists and sells an item whose royalty %s, and pays everyone to the wei', async (...row) => {
    const [, kind, basisPoints, royalty] = row
    const { artist, seller, house } = accounts
    const token = await chain.deploy('Oracle')
    await token.send(artist, 'answer', [kind, artist, basisPoints])
    const listed = await list(token)
    const expected = [PRICE - royalty - 250n, royalty, 250n]
    expect(listed.shares).toEqual(['seller', 'royalty', 'fee'].map((role, part) => [role, expected[part]]))
    const people = [seller, artist, house]
    const balances = () => Promise.all(people.map((person) => chain.nativeBalance(person)))
    const before = await balances()
    await buy(listed)
    const after = await balances()
    expect(after.map((balance, index) => balance - (before[index] ?? 0n))).toEqual(expected)
    expect(await token.read('ownerOf', [listed.id])).toBe(BigInt(accounts.buyer))
  })

  test('rejects a currency that is not configured, whatever fee it takes on transfers', async () => {
    const listed = await list(objects, toll.address)
    const native = { ...config, currencies: config.currencies.slice(0, 1) }
    expect(await refusal(prepare(listed, chain.send, native))).toBe(
      'price: This listing is priced in a currency that this site doesn’t know.',
    )
  })

  describe('a configured currency with a fee on transfers', () => {
    const INEXACT = {
      status: 'refused',
      check: 'recipients',
      code: 'currency-inexact',
    }

    test('is rejected for a buyer who would pay in it, before and after the approval', async () => {
      const { buyer } = accounts
      const listed = await list(objects, toll.address)
      await toll.send(buyer, 'mint', [buyer, PRICE])
      expect(await prepare(listed)).toMatchObject(INEXACT)
      await toll.send(buyer, 'approve', [SEAPORT, PRICE])
      expect(await prepare(listed)).toMatchObject(INEXACT)
      const cartItems = [{ order: listed.order, shown: toShownListing(listed) }]
      const cart = { send: chain.send, config, cartItems, buyer }
      expect((await prepareCart(cart)).outcome).toMatchObject(INEXACT)
    })

    test('is rejected for a seller who would be paid in it', async () => {
      const { seller, buyer } = accounts
      const { item, expiresAtSeconds } = await makeListing(objects, toll.address)
      const { identifier, token, standard } = item
      await toll.send(buyer, 'mint', [buyer, PRICE])
      const offer = {
        send: chain.send,
        config,
        buyer,
        token,
        standard,
        target: { kind: 'token', identifier } as const,
        quantity: 1n,
        unitPrice: PRICE as Wei,
        currency: toll.address,
        expiresAtSeconds,
        salt: newSalt(),
        committed: ZERO_WEI,
        backing: ZERO_WEI,
      }
      for (;;) {
        const verdict = await prepareOffer(offer)
        if (verdict.status !== 'executable') throw new Error(verdict.status)
        const { steps, orderHash, components, split } = verdict.plan
        await chain.transact(buyer, steps[0].call)
        if (steps[0].kind !== 'trade') continue
        const shown = {
          collection: token,
          tokenId: tokenIdFromBigInt(identifier),
          standard,
          currency: toll.address,
          quantity: 1n,
          total: PRICE as Wei,
          proceeds: split.proceeds,
        }
        const order = indexed(orderHash, components)
        const acceptance = { send: chain.send, config, order, shown, seller, trait: null, salt: newSalt() }
        expect(await prepareAccept(acceptance)).toMatchObject(INEXACT)
        return
      }
    })

    test('returns the same result from a node without simulation, by a script in place of the account', async () => {
      const { buyer } = accounts
      const listed = await list(objects, toll.address)
      await toll.send(buyer, 'mint', [buyer, PRICE])
      const plain = without(isSimulation, chain.send)
      expect(await prepare(listed, plain)).toMatchObject(INEXACT)
      const cartItems = [{ order: listed.order, shown: toShownListing(listed) }]
      expect((await prepareCart({ send: plain, config, cartItems, buyer })).outcome).toMatchObject(INEXACT)
      await toll.send(buyer, 'approve', [SEAPORT, PRICE])
      expect(await prepare(listed, plain)).toMatchObject(INEXACT)
    })

    test('calls a node that can neither simulate nor override only for what it supports', async () => {
      const { buyer } = accounts
      const listed = await list(objects, toll.address)
      await toll.send(buyer, 'mint', [buyer, PRICE])
      const plainest = without((request) => isSimulation(request) || request.params.length > 2, chain.send)
      expect((await prepare(listed, plainest)).status).toBe('executable')
    })
  })

  test('a script returns the same result as a simulation for every call', async () => {
    const { seller, buyer } = accounts
    const edition = await chain.deploy('Editions')
    await edition.send(seller, 'mint', [seller, 7n, 5n])
    await edition.send(seller, 'setApprovalForAll', [buyer, true])
    const functions = new Interface([
      'function balanceOf(address)',
      'function balanceOf(address, uint256)',
      'function mint(address, uint256)',
      'function approve(address, uint256)',
      'function transfer(address, uint256)',
      'function safeTransferFrom(address, address, uint256, uint256, bytes)',
    ])
    const call = ({ address: to }: Token, name: string, values: readonly unknown[]) => ({
      to,
      data: functions.encodeFunctionData(name, values),
    })
    const calls = [
      call(toll, 'balanceOf(address)', [buyer]),
      call(toll, 'mint', [buyer, 3n]),
      call(toll, 'approve', [SEAPORT, 2n ** 256n - 1n]),
      call(toll, 'transfer', [seller, 10n ** 60n]),
      // A token that calls its new holder, which may refuse it.
      call(edition, 'safeTransferFrom', [seller, buyer, 7n, 2n, '0x']),
      call(edition, 'balanceOf(address, uint256)', [buyer, 7n]),
      { to: seller, data: '0x', value: 5n },
      call(toll, 'balanceOf(address)', [buyer]),
    ]
    const block = await pinBlock(chain.send, config.chainId)
    const simulated = await simulateCalls(chain.send, block, buyer, calls)
    const scripted = await simulateCalls(without(isSimulation, chain.send), block, buyer, calls)
    expect(scripted?.map(({ ok, data }) => ({ ok, data }))).toEqual(
      simulated?.map(({ ok, data }) => ({ ok, data })),
    )
    expect(scripted?.map(({ ok }) => ok)).toEqual([true, true, true, false, true, true, true, true])
    expect(scripted?.[5]?.data).toBe(`0x${'2'.padStart(64, '0')}`)
  })
})

describe('fault: paused, staked or guarded token', () => {
  test.each([
    ['paused', 1, 'The token contract is paused.'],
    ['closed to this market', 2, 'The collection doesn’t let this marketplace move its items.'],
    ['staked', 3, 'The contract refused: “token is staked”.'],
    [
      'locked with an unknown error',
      4,
      expect.stringMatching(/^The contract refused with an unknown error, 0x[0-9a-f]{8}\.$/),
    ],
  ])('rejects an item that is %s, until that ends', async (_, guard, sentence: unknown) => {
    const { seller } = accounts
    const guarded = await chain.deploy('Guarded')
    const listed = await list(guarded)
    const handover = {
      standard: 'ERC721' as const,
      token: guarded.address,
      identifier: listed.id,
      quantity: 1n,
      from: seller,
      to: null,
      operator: SEAPORT,
    }
    expect(await findBlockedTransfers(chain.send, [handover])).toEqual([undefined])
    await guarded.send(seller, 'setGuard', [guard])
    const verdict = await prepare(listed)
    expect(verdict).toMatchObject({ status: 'refused', check: 'simulation' })
    expect(verdict.status === 'refused' && currentTranslate()(verdict.sentence)).toEqual(sentence)
    // The check on the item's page returns the same result before any purchase.
    const [refused] = await findBlockedTransfers(chain.send, [handover])
    expect(currentTranslate()(decodeRevert(refused ?? '0x').sentence)).toEqual(sentence)
    await guarded.send(seller, 'setGuard', [0])
    expect((await prepare(listed)).status).toBe('executable')
  })
})
