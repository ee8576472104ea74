// Orders made here are filled by plain seaport-js, and orders made by plain seaport-js are filled here.
import { ItemType } from '@opensea/seaport-js/lib/constants.js'
import type { CreateOrderInput, OrderWithCounter } from '@opensea/seaport-js/lib/types.js'
import type { JsonRpcProvider } from 'ethers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ZERO_ADDRESS, type Address } from '../../src/domain/address.ts'
import { tokenIdFromBigInt } from '../../src/domain/tokenId.ts'
import type { Wei } from '../../src/domain/wei.ts'
import type { ListingDraft } from '../../src/seaport/listings/draft.ts'
import { preparePublish } from '../../src/seaport/listings/publish.ts'
import { prepareAccept } from '../../src/seaport/offers/accept.ts'
import { prepareOffer, type OfferTarget } from '../../src/seaport/offers/offer.ts'
import { prepareBuy } from '../../src/seaport/buy.ts'
import { SEAPORT, wrappedNative } from '../../src/seaport/contracts.ts'
import { newSalt } from '../../src/seaport/salt.ts'
import type { IndexedOrder, MarketConfig, MarketStep, OrderComponents } from '../../src/seaport/types.ts'
import { startMarketChain, type MarketChain, type Token } from './market/fixture.ts'
import { asIndexed, asPlain, openProvider, plainSeaport, publishPlain } from './market/plain.ts'

const ETHER = 10n ** 18n
const DAY = 86_400

let chain: MarketChain
let objects: Token
let editions: Token
let weth: Token
let provider: JsonRpcProvider
let accounts: { maker: Address; taker: Address; artist: Address }
let config: MarketConfig
let nextId = 1n

beforeAll(async () => {
  chain = await startMarketChain()
  const [maker, taker, artist] = chain.accounts as [Address, Address, Address]
  accounts = { maker, taker, artist }
  objects = await chain.deploy('Objects', [artist, 500])
  editions = await chain.deploy('Editions')
  weth = await chain.deploy('Wrapped')
  config = {
    chainId: 31337,
    currencies: [
      { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 },
      { address: weth.address, symbol: 'WETH', decimals: 18, wrapsNative: true },
    ],
    fee: null,
  }
  provider = openProvider(chain.rpcUrl)
  const data = wrappedNative.encodeFunctionData('deposit') as `0x${string}`
  for (const account of [maker, taker]) {
    await chain.transact(account, { to: weth.address, data, value: 100n * ETHER })
  }
})

afterAll(async () => {
  provider.destroy()
  await chain.stop()
})

/** Sends a write's steps as the interface does: preparing again after each transaction. */
async function carryOut(
  from: Address,
  prepare: () => Promise<{ readonly steps: readonly [MarketStep, ...MarketStep[]] }>,
): Promise<void> {
  for (;;) {
    const [step] = (await prepare()).steps
    expect((await chain.transact(from, step.call)).status).toBe('0x1')
    if (step.kind === 'trade') return
  }
}

function executable<Plan>(
  verdict: { status: 'executable'; plan: Plan } | { status: 'changed' | 'refused' },
): Plan {
  if (verdict.status === 'executable') return verdict.plan
  throw new Error(
    JSON.stringify(verdict, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)),
  )
}

async function mint(owner: Address): Promise<bigint> {
  const id = nextId++
  await objects.send(owner, 'mint', [owner, id])
  return id
}

const ownerOf = (id: bigint) => objects.read('ownerOf', [id])

describe('orders made here and filled by seaport-js', () => {
  const draft = async (id: bigint, change: Partial<ListingDraft> = {}): Promise<ListingDraft> => ({
    items: [{ standard: 'ERC721', token: objects.address, identifier: id, quantity: 1n }],
    parts: 1n,
    startPrice: ETHER as Wei,
    endPrice: ETHER as Wei,
    currency: ZERO_ADDRESS,
    startsAtSeconds: null,
    expiresAtSeconds: (await chain.now()) + DAY,
    reservedFor: null,
    salt: newSalt(),
    ...change,
  })

  async function publish(one: ListingDraft): Promise<OrderComponents> {
    let components: OrderComponents | undefined
    await carryOut(accounts.maker, async () => {
      const verdict = await preparePublish({
        send: chain.send,
        config,
        seller: accounts.maker,
        drafts: [one],
        shown: null,
      })
      const [ready] = verdict.drafts
      if (ready?.status === 'ready') components = ready.components
      return executable(verdict.outcome)
    })
    if (components === undefined) throw new Error('not published')
    return components
  }

  const fill = async (components: OrderComponents, more: { unitsToFill?: bigint } = {}) => {
    const seaport = await plainSeaport(provider, accounts.taker)
    const { executeAllActions } = await seaport.fulfillOrder({
      order: asPlain(components),
      accountAddress: accounts.taker,
      ...more,
    })
    await (await executeAllActions()).wait()
  }

  test('a listing at a fixed price', async () => {
    const id = await mint(accounts.maker)
    await fill(await publish(await draft(id)))
    expect(await ownerOf(id)).toBe(BigInt(accounts.taker))
  })

  test('a part of a listing of editions', async () => {
    const id = nextId++
    await editions.send(accounts.maker, 'mint', [accounts.maker, id, 5n])
    const items = [{ standard: 'ERC1155', token: editions.address, identifier: id, quantity: 5n }] as const
    await fill(await publish(await draft(id, { items, parts: 5n })), { unitsToFill: 2n })
    expect(await editions.read('balanceOf', [accounts.taker, id])).toBe(2n)
  })

  test('a bundle at a declining price in an ERC-20', async () => {
    const [one, two] = [await mint(accounts.maker), await mint(accounts.maker)]
    const item = (identifier: bigint) =>
      ({ standard: 'ERC721', token: objects.address, identifier, quantity: 1n }) as const
    const components = await publish(
      await draft(one, {
        items: [item(one), item(two)],
        currency: weth.address,
        startPrice: (3n * ETHER) as Wei,
      }),
    )
    await fill(components)
    expect(await ownerOf(one)).toBe(BigInt(accounts.taker))
    expect(await ownerOf(two)).toBe(BigInt(accounts.taker))
  })

  test('an offer on any item of a collection', async () => {
    const id = await mint(accounts.taker)
    const target: OfferTarget = { kind: 'collection', sample: id }
    let components: OrderComponents | undefined
    const request = {
      send: chain.send,
      config,
      buyer: accounts.maker,
      token: objects.address,
      standard: 'ERC721' as const,
      target,
      quantity: 1n,
      unitPrice: ETHER as Wei,
      currency: weth.address,
      expiresAtSeconds: (await chain.now()) + DAY,
      salt: newSalt(),
      committed: 0n as Wei,
      backing: 0n as Wei,
    }
    await carryOut(accounts.maker, async () => {
      const plan = executable(await prepareOffer(request))
      components = plan.components
      return plan
    })
    if (components === undefined) throw new Error('not published')
    const seaport = await plainSeaport(provider, accounts.taker)
    const { executeAllActions } = await seaport.fulfillOrder({
      order: asPlain(components),
      accountAddress: accounts.taker,
      considerationCriteria: [{ identifier: `${id}`, proof: [] }],
    })
    await (await executeAllActions()).wait()
    expect(await ownerOf(id)).toBe(BigInt(accounts.maker))
  })
})

describe('orders made by seaport-js and filled here', () => {
  async function create(input: CreateOrderInput): Promise<IndexedOrder> {
    const [order] = await publishPlain(provider, accounts.maker, [input])
    return asIndexed(order as OrderWithCounter)
  }

  test('a listing with a fee', async () => {
    const id = await mint(accounts.maker)
    const order = await create({
      offer: [{ itemType: ItemType.ERC721, token: objects.address, identifier: `${id}` }],
      consideration: [{ amount: `${ETHER}`, recipient: accounts.maker }],
      fees: [{ recipient: accounts.artist, basisPoints: 500 }],
      startTime: `${await chain.now()}`,
      endTime: `${(await chain.now()) + DAY}`,
    })
    const shown = {
      collection: objects.address,
      tokenId: tokenIdFromBigInt(id),
      standard: 'ERC721' as const,
      currency: ZERO_ADDRESS,
      quantity: 1n,
      total: ETHER as Wei,
    }
    const before = await chain.nativeBalance(accounts.artist)
    await carryOut(accounts.taker, async () =>
      executable(await prepareBuy({ send: chain.send, config, order, shown, buyer: accounts.taker })),
    )
    expect(await ownerOf(id)).toBe(BigInt(accounts.taker))
    expect((await chain.nativeBalance(accounts.artist)) - before).toBe((ETHER * 500n) / 10_000n)
  })

  test('an offer with a fee that the seller does not pay', async () => {
    const id = await mint(accounts.taker)
    const order = await create({
      offer: [{ token: weth.address, amount: `${ETHER}` }],
      consideration: [
        { itemType: ItemType.ERC721, token: objects.address, identifier: `${id}`, recipient: accounts.maker },
      ],
      fees: [{ recipient: accounts.artist, basisPoints: 500 }],
      startTime: `${await chain.now()}`,
      endTime: `${(await chain.now()) + DAY}`,
    })
    const fee = (ETHER * 500n) / 10_000n
    const before = await weth.read('balanceOf', [accounts.taker])
    await weth.send(accounts.taker, 'approve', [SEAPORT, 0n])
    const shown = {
      collection: objects.address,
      tokenId: tokenIdFromBigInt(id),
      standard: 'ERC721' as const,
      currency: weth.address,
      quantity: 1n,
      total: ETHER as Wei,
      proceeds: (ETHER - fee) as Wei,
    }
    const salt = newSalt()
    await carryOut(accounts.taker, async () =>
      executable(
        await prepareAccept({
          send: chain.send,
          config,
          order,
          shown,
          seller: accounts.taker,
          trait: null,
          salt,
        }),
      ),
    )
    expect(await ownerOf(id)).toBe(BigInt(accounts.maker))
    expect((await weth.read('balanceOf', [accounts.taker])) - before).toBe(ETHER - fee)
    // Nothing of the seller's money was within reach: the fees came out of the offer.
    expect(await weth.read('allowance', [accounts.taker, SEAPORT])).toBe(0n)
  })
})
