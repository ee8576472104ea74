// The market room against real Seaport: what is listed can be bought, paid to the wei, and every dead order is refused.
import { checksTexts } from '../../src/messages/en/checks.ts'
import { currentTranslate } from '../../src/messages/translate.ts'
import { id } from 'ethers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ZERO_ADDRESS, type Address } from '../../src/domain/address.ts'
import { tokenIdFromBigInt } from '../../src/domain/tokenId.ts'
import type { Wei } from '../../src/domain/wei.ts'
import { prepareBuy, type BuyPlan } from '../../src/seaport/buy.ts'
import { prepareCancel } from '../../src/seaport/cancel.ts'
import { parseOutcome } from '../../src/seaport/chain.ts'
import { sumShares } from '../../src/seaport/listings/draft.ts'
import { preparePublish, type PublishRequest } from '../../src/seaport/listings/publish.ts'
import type { ShownListing } from '../../src/seaport/checks.ts'
import { SEAPORT, seaport } from '../../src/seaport/contracts.ts'
import { decodeRevert } from '../../src/seaport/reverts.ts'
import type { IndexedOrder, MarketConfig } from '../../src/seaport/types.ts'
import type { Verdict } from '../../src/seaport/verdict.ts'
import { createNode } from '../../src/node/createNode.ts'
import type { MarketChain, Token } from './market/fixture.ts'
import { draftFor, toTerms } from './market/listFor.ts'
import { openMarket, type Listed, type ListingOptions, type Market } from './market/openMarket.ts'

const ETHER = 10n ** 18n
const DAY = 86_400

let market: Market
let chain: MarketChain
let objects: Token
let editions: Token
let coin: Token
let stubborn: Token
let config: MarketConfig
let seller: Address
let buyer: Address
let rival: Address
let artist: Address
let house: Address
let creditor: Address
let snapshot: unknown

beforeAll(async () => {
  market = await openMarket()
  ;({ chain, objects, editions, coin, stubborn, config } = market)
  ;({ seller, buyer, rival, artist, house, friend: creditor } = market.people)
})

afterAll(() => chain.stop())

const list = (options: ListingOptions = {}) => market.list(options)

function executable<Plan>(verdict: Verdict<Plan>): Plan {
  if (verdict.status !== 'executable')
    throw new Error(`not executable: ${JSON.stringify(verdict, stringifyBigInts)}`)
  return verdict.plan
}

const stringifyBigInts = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)

function prepare(listed: Listed, overrides: Partial<ShownListing> = {}, by: Address = buyer) {
  return prepareBuy({
    send: chain.send,
    config,
    order: listed.order,
    shown: { ...listed.shown, ...overrides },
    buyer: by,
  })
}

/** Buys through every step and returns the last plan with what the sender paid for gas. */
async function buy(listed: Listed, overrides: Partial<ShownListing> = {}, by: Address = buyer) {
  let gas = 0n
  for (;;) {
    const plan: BuyPlan = executable(await prepare(listed, overrides, by))
    const [step] = plan.steps
    const receipt = await chain.transact(by, step.call)
    expect(receipt.status).toBe('0x1')
    gas += BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)
    if (step.kind === 'trade') return { plan, gas }
  }
}

async function refusal(verdict: Promise<Verdict<unknown>>): Promise<string> {
  const result = await verdict
  return result.status === 'refused' ? `${result.check}: ${result.code}` : result.status
}

describe('listing and buying', () => {
  test('buys an ERC-721 for the native coin by the basic call, and pays everyone to the wei', async () => {
    const price = 1_234_567_890_123_456_789n
    const listed = await list({ unitPrice: price })
    const people = [seller, artist, house, buyer]
    const before = await Promise.all(people.map((person) => chain.nativeBalance(person)))
    const { plan, gas } = await buy(listed)
    const after = await Promise.all(people.map((person) => chain.nativeBalance(person)))
    const [sellerGot, artistGot, houseGot, buyerPaid] = after.map(
      (balance, index) => balance - (before[index] ?? 0n),
    )
    const { split } = listed.published
    expect(plan.method).toBe('basic')
    expect([sellerGot, artistGot, houseGot]).toEqual([split.proceeds, split.royalty, split.fee])
    expect(split).toEqual({
      proceeds: price - (price * 500n) / 10_000n - (price * 250n) / 10_000n,
      royalty: (price * 500n) / 10_000n,
      fee: (price * 250n) / 10_000n,
    })
    expect(buyerPaid).toBe(-(price + gas))
    expect(await listed.token.read('ownerOf', [listed.id])).toBe(BigInt(buyer))
    expect(plan.lines.map(({ role, amount }) => [role, amount])).toEqual([
      ['seller', split.proceeds],
      ['royalty', split.royalty],
      ['fee', split.fee],
    ])
  })

  test('prompts for approval once, only for Seaport', async () => {
    await objects.send(seller, 'setApprovalForAll', [SEAPORT, false])
    const first = await list()
    expect(await objects.read('isApprovedForAll', [seller, SEAPORT])).toBe(1n)
    const again = await list()
    expect(again.published.steps.map(({ kind }) => kind)).toEqual(['trade'])
    expect(first.published.orderHash).not.toBe(again.published.orderHash)
  })

  test('buys for an ERC-20 with an approval and a balance of exactly the price', async () => {
    const price = 777_777n
    const listed = await list({ unitPrice: price, currency: coin.address })
    await coin.send(buyer, 'mint', [buyer, price])
    const first = executable(await prepare(listed))
    expect(first.steps.map(({ kind }) => kind)).toEqual(['first', 'trade'])
    await buy(listed)
    expect(await coin.read('balanceOf', [buyer])).toBe(0n)
    expect(await coin.read('allowance', [buyer, SEAPORT])).toBe(0n)
    expect(await coin.read('balanceOf', [artist])).toBe((price * 500n) / 10_000n)
  })

  test('raises an existing allowance in one step when the currency permits it', async () => {
    const price = 1_000n
    const listed = await list({ unitPrice: price, currency: coin.address })
    await coin.send(buyer, 'mint', [buyer, price])
    await coin.send(buyer, 'approve', [SEAPORT, 1n])
    expect(executable(await prepare(listed)).steps.map(({ kind }) => kind)).toEqual(['first', 'trade'])
    await buy(listed)
  })

  test('resets an existing allowance first when the currency requires it, and completes the purchase', async () => {
    const price = 1_000n
    const listed = await list({ unitPrice: price, currency: stubborn.address })
    await stubborn.send(buyer, 'mint', [buyer, price])
    await stubborn.send(buyer, 'approve', [SEAPORT, 1n])
    const { steps } = executable(await prepare(listed))
    expect(steps.map(({ kind }) => kind)).toEqual(['first', 'first', 'trade'])
    const amounts = steps.slice(0, 2).map(({ call }) => BigInt(`0x${call.data.slice(74)}`))
    expect(amounts).toEqual([0n, price])
    await buy(listed)
    expect(await listed.token.read('ownerOf', [listed.id])).toBe(BigInt(buyer))
    expect(await stubborn.read('balanceOf', [artist])).toBe((price * 500n) / 10_000n)
    expect(await stubborn.read('allowance', [buyer, SEAPORT])).toBe(0n)
  })

  test('rejects an ERC-20 price one unit above the balance before any prompt', async () => {
    const listed = await list({ unitPrice: 1_000n, currency: coin.address })
    await coin.send(rival, 'mint', [rival, 999n])
    expect(await refusal(prepare(listed, {}, rival))).toBe('funds: insufficient-funds')
  })

  test('buys a part of an ERC-1155 listing, then the rest, by the advanced call', async () => {
    const listed = await list({ standard: 'ERC1155', quantity: 7n, unitPrice: 333n })
    const part = await buy(listed, { quantity: 3n, total: 999n as Wei })
    expect(part.plan.method).toBe('advanced')
    expect(await editions.read('balanceOf', [buyer, listed.id])).toBe(3n)
    const tooMany = await prepare(listed, { quantity: 5n, total: 1_665n as Wei })
    expect(tooMany).toMatchObject({ status: 'changed', change: { what: 'quantity', from: 5n, to: 4n } })
    const rest = await buy(listed, { quantity: 4n, total: 1_332n as Wei })
    expect(rest.plan.method).toBe('advanced')
    expect(await editions.read('balanceOf', [buyer, listed.id])).toBe(7n)
    expect(await refusal(prepare(listed, { quantity: 1n, total: 333n as Wei }))).toBe('status: already-sold')
  })

  test('buys a whole ERC-1155 listing by the basic call', async () => {
    const listed = await list({ standard: 'ERC1155', quantity: 5n, unitPrice: 10n ** 15n })
    expect((await buy(listed)).plan.method).toBe('basic')
    expect(await editions.read('balanceOf', [buyer, listed.id])).toBe(5n)
  })

  describe('fault: fee-on-transfer token, royalty over 100 %, reverting royalty', () => {
    test('lists without the royalty when its call burns all gas', async () => {
      const hostile = await chain.deploy('Hostile')
      const listed = await list({ token: hostile })
      expect(listed.published.terms.shares.map(({ role }) => role)).toEqual(['seller', 'fee'])
      await buy(listed)
      expect(await hostile.read('ownerOf', [listed.id])).toBe(BigInt(buyer))
    })

    test('limits a royalty to the cap, and the seller keeps the rest', async () => {
      const greedy = await chain.deploy('Objects', [artist, 9_000])
      const listed = await list({ token: greedy, unitPrice: 10_000n })
      expect(listed.published.terms.capped).toBe(true)
      expect(listed.published.split).toEqual({ proceeds: 8_750n, royalty: 1_000n, fee: 250n })
    })
  })
})

describe('a listing between form and wallet', () => {
  /** Returns a request for a new item of the seller, with the terms that the form showed. */
  async function draftRequest(token: Token): Promise<PublishRequest> {
    const identifier = market.newId()
    await token.send(seller, 'mint', [seller, identifier])
    const { send } = chain
    const listing = {
      send,
      config,
      seller,
      item: { standard: 'ERC721' as const, token: token.address, identifier },
      quantity: 1n,
      unitPrice: 10_000n,
      currency: ZERO_ADDRESS,
      expiresAtSeconds: (await chain.now()) + DAY,
    }
    const request = { send, config, seller: listing.seller, drafts: [draftFor(listing)] }
    return { ...request, shown: [await termsNow({ ...request, shown: null })] }
  }

  const termsNow = async (request: PublishRequest) =>
    toTerms(await preparePublish({ ...request, shown: null }))

  const outcome = async (request: PublishRequest) => (await preparePublish(request)).outcome

  describe('fault: price differs between view and sign', () => {
    test.each([
      ['more', 700, 700n],
      ['less', 100, 100n],
      ['nothing', 0, 0n],
    ])(
      'needs a new confirmation when the royalty now takes %s, and is signed after it',
      async (_, share, to) => {
        const token = await chain.deploy('Objects', [artist, 500])
        const request = await draftRequest(token)
        await token.send(artist, 'setRoyalty', [artist, share])
        const change = { what: 'royalty', currency: ZERO_ADDRESS, from: 500n, to }
        expect(await outcome(request)).toMatchObject({ status: 'changed', change })
        const terms = await termsNow(request)
        expect(sumShares(terms, 'start').royalty).toBe(to)
        executable(await outcome({ ...request, shown: [terms] }))
      },
    )

    test('needs a new confirmation when the royalty only moved to another recipient', async () => {
      const token = await chain.deploy('Objects', [artist, 500])
      const request = await draftRequest(token)
      await token.send(artist, 'setRoyalty', [rival, 500])
      expect((await outcome(request)).status).toBe('changed')
      const { shares } = await termsNow(request)
      expect(shares.map(({ recipient }) => recipient)).toContain(rival)
    })
  })

  /** Returns the node, which reports that it is too busy for one kind of call. */
  const busyFor = (to: Address, selector: string): typeof chain.send => {
    return async (requests) => {
      const replies = await chain.send(requests)
      return requests.map(({ method, params }, index) => {
        const [call] = params as [{ to?: string; data?: string } | undefined]
        const hit = method === 'eth_call' && call?.to === to && call.data?.startsWith(selector) === true
        return hit
          ? { ok: false, code: -32005, message: 'limit exceeded', data: undefined }
          : (replies[index] as (typeof replies)[number])
      })
    }
  }

  describe('fault: RPC down, slow, 429', () => {
    test.each([
      ['the royalty', 'royaltyInfo(uint256,uint256)'],
      ['the owner', 'ownerOf(uint256)'],
      ['the approval', 'isApprovedForAll(address,address)'],
    ])('a node that is too busy to return %s stops the listing; nothing is assumed', async (_, signature) => {
      const request = await draftRequest(objects)
      const send = busyFor(objects.address, id(signature).slice(0, 10))
      await expect(preparePublish({ ...request, send })).rejects.toMatchObject({ code: 'node-refused' })
    })

    test('stops, and does not assume zero, when the node is too busy to return the counter', async () => {
      const request = await draftRequest(objects)
      const data = seaport.encodeFunctionData('incrementCounter') as `0x${string}`
      const before = await chain.rpc('evm_snapshot')
      await chain.transact(seller, { to: SEAPORT, data, value: 0n })
      const send = busyFor(SEAPORT, seaport.getFunction('getCounter')?.selector ?? '')
      await expect(preparePublish({ ...request, send })).rejects.toMatchObject({ code: 'node-refused' })
      await chain.rpc('evm_revert', [before])
    })
  })

  test('is rejected when Seaport is missing', async () => {
    const request = await draftRequest(objects)
    const before = await chain.rpc('evm_snapshot')
    for (const code of ['0x', '0x5f5ffd', '0x60205ff3']) {
      await chain.rpc('anvil_setCode', [SEAPORT, code])
      expect(await refusal(outcome({ ...request, send: createNode({ urls: [chain.rpcUrl] }) }))).toBe(
        'contract: protocol-unknown',
      )
    }
    await chain.rpc('evm_revert', [before])
  })
})

describe('fault: ids of 256 bits, 10^30 wei, 0 or 36 decimals', () => {
  const many = 10n ** 40n

  test('buys a part of a huge edition as a fraction in lowest terms', async () => {
    const listed = await list({ standard: 'ERC1155', quantity: many, unitPrice: 1n, currency: coin.address })
    await coin.send(buyer, 'mint', [buyer, many])
    const half = many / 2n
    await buy(listed, { quantity: half, total: half as Wei })
    expect(await editions.read('balanceOf', [buyer, listed.id])).toBe(half)
  })

  test('rejects a part that no fraction of Seaport can express', async () => {
    const listed = await list({ standard: 'ERC1155', quantity: many, unitPrice: 1n, currency: coin.address })
    await coin.send(buyer, 'mint', [buyer, many])
    expect(await refusal(prepare(listed, { quantity: 1n, total: 1n as Wei }))).toBe(
      'item: quantity-unavailable',
    )
    expect(await refusal(prepare(listed))).toBe('executable')
  })
})

describe('canceling', () => {
  test('rejects purchases and a second cancellation after the maker canceled', async () => {
    const listed = await list()
    const request = { send: chain.send, config, orders: [listed.order], maker: seller }
    const plan = executable((await prepareCancel(request)).outcome)
    expect((await chain.transact(seller, plan.steps[0].call)).status).toBe('0x1')
    expect(await refusal(prepare(listed))).toBe('status: canceled')
    expect((await prepareCancel(request)).outcome).toMatchObject({
      check: 'status',
      code: 'canceled',
      sentence: checksTexts.cancelRefusals.canceled({ kind: 'listing' }),
    })
  })

  test('is rejected for anyone else', async () => {
    const listed = await list()
    const { outcome } = await prepareCancel({
      send: chain.send,
      config,
      orders: [listed.order],
      maker: rival,
    })
    expect(outcome).toMatchObject({ check: 'maker', code: 'not-maker' })
  })
})

describe('rejects a purchase when', () => {
  // Each test bends the chain's state in its own way; the others see nothing of it.
  beforeEach(async () => {
    snapshot = await chain.rpc('evm_snapshot')
    return async () => {
      await chain.rpc('evm_revert', [snapshot])
    }
  })

  describe('fault: someone else buys first', () => {
    test('someone else was faster', async () => {
      const listed = await list()
      await buy(listed, {}, rival)
      expect(await refusal(prepare(listed))).toBe('status: already-sold')
    })

    test('someone else was one place faster in the same block, which the mined transaction reports', async () => {
      const listed = await list()
      const plan = executable(await prepare(listed))
      await buy(listed, {}, rival)
      const [{ call }] = plan.steps
      expect((await chain.transact(buyer, call)).status).toBe('0x0')
      const late = {
        from: buyer,
        to: call.to,
        data: call.data,
        value: `0x${call.value.toString(16)}`,
      }
      const [reply] = await chain.send([{ method: 'eth_call', params: [late, 'latest'] }])
      const outcome = parseOutcome(reply)
      expect(outcome.ok).toBe(false)
      expect(currentTranslate()(decodeRevert(outcome.data).sentence)).toContain('already sold')
    })
  })

  describe('fault: item moved, approval revoked', () => {
    test('the item moved away, until it returns', async () => {
      const listed = await list()
      await objects.send(seller, 'transferFrom', [seller, rival, listed.id])
      expect(await refusal(prepare(listed))).toBe('maker: seller-lost-item')
      await objects.send(rival, 'transferFrom', [rival, seller, listed.id])
      expect(await refusal(prepare(listed))).toBe('executable')
    })

    test('the approval was revoked', async () => {
      const listed = await list()
      await objects.send(seller, 'setApprovalForAll', [SEAPORT, false])
      expect(await refusal(prepare(listed))).toBe('maker: approval-revoked')
      await objects.send(seller, 'approve', [SEAPORT, listed.id])
      expect(await refusal(prepare(listed))).toBe('executable')
    })
  })

  test('the listing expired', async () => {
    const listed = await list({ secondsOpen: 600 })
    await chain.rpc('evm_increaseTime', [601])
    await chain.rpc('evm_mine')
    expect(await refusal(prepare(listed))).toBe('time: expired')
  })

  test('the seller raised their counter', async () => {
    const listed = await list()
    const data = seaport.encodeFunctionData('incrementCounter') as `0x${string}`
    await chain.transact(seller, { to: SEAPORT, data, value: 0n })
    expect(await refusal(prepare(listed))).toBe('status: counter-raised')
  })

  test('the listing was never published', async () => {
    const listed = await list()
    await chain.rpc('evm_revert', [snapshot])
    snapshot = await chain.rpc('evm_snapshot')
    expect(await refusal(prepare(listed))).toBe('status: not-published')
  })

  test('the buyer cannot pay', async () => {
    const listed = await list({ unitPrice: 5n * ETHER })
    await chain.rpc('anvil_setBalance', [creditor, `0x${(5n * ETHER - 1n).toString(16)}`])
    expect(await refusal(prepare(listed, {}, creditor))).toBe('funds: insufficient-funds')
  })

  test('the buyer has exactly the price, but not the network fee', async () => {
    const listed = await list({ unitPrice: 5n * ETHER })
    await chain.rpc('anvil_setBalance', [creditor, `0x${(5n * ETHER).toString(16)}`])
    expect(await refusal(prepare(listed, {}, creditor))).toBe('funds: insufficient-network-fee')
    await chain.rpc('anvil_setBalance', [creditor, `0x${(5n * ETHER + ETHER / 100n).toString(16)}`])
    expect(await refusal(prepare(listed, {}, creditor))).toBe('executable')
  })

  test('the buyer is the seller', async () => {
    const listed = await list()
    expect(await refusal(prepare(listed, {}, seller))).toBe('terms: own-order')
  })

  describe('fault: hostile ERC-721', () => {
    test('the token rejects the transfer, with the contract’s message from the simulation', async () => {
      const hostile = await chain.deploy('Hostile')
      const listed = await list({ token: hostile })
      await hostile.send(rival, 'close', [])
      const verdict = await prepare(listed)
      expect(verdict).toMatchObject({
        status: 'refused',
        check: 'simulation',
        sentence: checksTexts.reverts.reason({ reason: 'this gallery is closed' }),
      })
    })
  })

  test('another contract is at Seaport’s address', async () => {
    const listed = await list()
    await chain.rpc('anvil_setCode', [SEAPORT, '0x60006000fd'])
    expect(await refusal(prepare(listed))).toBe('contract: protocol-unknown')
  })

  describe('fault: RPC on another chain', () => {
    test('the node serves another chain', async () => {
      const listed = await list()
      const verdict = prepareBuy({
        send: chain.send,
        config: { ...config, chainId: 1 },
        order: listed.order,
        shown: listed.shown,
        buyer,
      })
      await expect(verdict).rejects.toThrow('another chain')
    })
  })
})

describe('an index that lies', () => {
  let listed: Listed
  beforeAll(async () => {
    listed = await list({ unitPrice: 4_000n })
  })

  const lies: Record<string, (order: IndexedOrder) => IndexedOrder> = {
    'a lower price': (order) => withPayment(order, { startAmount: '1', endAmount: '1' }),
    'one wei more': (order) => withPayment(order, { startAmount: '3701', endAmount: '3701' }),
    'another recipient': (order) => withPayment(order, { recipient: rival }),
    'another currency': (order) => withPayment(order, { itemType: 1, token: coin.address }),
    'another token': (order) => withOffer(order, { identifierOrCriteria: '1' }),
    'another contract': (order) => withOffer(order, { token: editions.address }),
    'another seller': (order) => ({ ...order, offerer: rival }),
    'a later end': (order) => ({ ...order, endTime: `${BigInt(order.endTime) + 1n}` }),
    'another salt': (order) => ({ ...order, salt: `${BigInt(order.salt) ^ 1n}` }),
    'another counter': (order) => ({ ...order, counter: '1' }),
    'a zone': (order) => ({ ...order, zone: rival, orderType: 2 }),
    'a conduit': (order) => ({ ...order, conduitKey: `0x${'11'.repeat(32)}` }),
    'the hash of nothing': (order) => ({ ...order, orderHash: `0x${'00'.repeat(32)}` }),
  }

  function withPayment(
    order: IndexedOrder,
    change: Partial<IndexedOrder['consideration'][number]>,
  ): IndexedOrder {
    const [first, ...rest] = order.consideration
    if (first === undefined) throw new Error('an order without a price')
    return { ...order, consideration: [{ ...first, ...change }, ...rest] }
  }

  function withOffer(order: IndexedOrder, change: Partial<IndexedOrder['offer'][number]>): IndexedOrder {
    return { ...order, offer: order.offer.map((item) => ({ ...item, ...change })) }
  }

  test.each(Object.keys(lies))('%s is rejected', async (name) => {
    const lie = lies[name]
    if (lie === undefined) throw new Error(name)
    const verdict = await prepareBuy({
      send: chain.send,
      config,
      order: lie(listed.order),
      shown: listed.shown,
      buyer,
    })
    expect(verdict.status).toBe('refused')
  })

  test('the true order is executable under the same conditions', async () => {
    expect(await refusal(prepare(listed))).toBe('executable')
  })

  test.each([
    ['a price shown too low', { total: 3_999n as Wei }, 'price: price-differs'],
    ['a price shown too high', { total: 4_001n as Wei }, 'price: price-differs'],
    ['another token id than the one sold', { tokenId: tokenIdFromBigInt(1n) }, 'item: other-item'],
    ['another standard than the item’s', { standard: 'ERC1155' as const }, 'item: other-item'],
    ['more items shown than are sold', { quantity: 2n }, 'item: quantity-unavailable'],
    ['a quantity of zero', { quantity: 0n }, 'item: quantity-unavailable'],
  ])('%s is rejected', async (_, overrides, expected) => {
    expect(await refusal(prepare(listed, overrides))).toBe(expected)
  })
})
