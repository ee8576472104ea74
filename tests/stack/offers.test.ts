// Offers against real Seaport: made with what must be wrapped, accepted by any item that qualifies, paid to the wei.
import { checksTexts } from '../../src/messages/en/checks.ts'
import { currentTranslate } from '../../src/messages/translate.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ZERO_ADDRESS, type Address } from '../../src/domain/address.ts'
import { tokenIdFromBigInt } from '../../src/domain/tokenId.ts'
import type { Wei } from '../../src/domain/wei.ts'
import {
  prepareAccept,
  type AcceptPlan,
  type AcceptRequest,
  type ShownOffer,
} from '../../src/seaport/offers/accept.ts'
import { prepareCover } from '../../src/seaport/offers/cover.ts'
import { prepareOffer, type OfferPlan, type OfferTarget } from '../../src/seaport/offers/offer.ts'
import { SEAPORT, seaport, ZERO_BYTES32 } from '../../src/seaport/contracts.ts'
import { newSalt } from '../../src/seaport/salt.ts'
import type { MarketConfig, MarketStep, TokenStandard } from '../../src/seaport/types.ts'
import type { Verdict } from '../../src/seaport/verdict.ts'
import { startMarketChain, type MarketChain, type Token } from './market/fixture.ts'
import { indexed } from './market/indexed.ts'

const ETHER = 10n ** 18n
const DAY = 86_400
const MAX_ALLOWANCE = 2n ** 256n - 1n
const TRAIT = { type: 'Head', value: 'Crab' }

let chain: MarketChain
let objects: Token
let editions: Token
let weth: Token
let accounts: { seller: Address; buyer: Address; artist: Address; house: Address; rival: Address }
let config: MarketConfig
let nextId = 1n

beforeAll(async () => {
  chain = await startMarketChain()
  const [seller, buyer, artist, house, rival] = chain.accounts as [
    Address,
    Address,
    Address,
    Address,
    Address,
  ]
  accounts = { seller, buyer, artist, house, rival }
  objects = await chain.deploy('Objects', [artist, 500])
  editions = await chain.deploy('Editions')
  weth = await chain.deploy('Wrapped')
  config = {
    chainId: 31337,
    currencies: [
      { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 },
      { address: weth.address, symbol: 'WETH', decimals: 18, wrapsNative: true },
    ],
    fee: { recipient: house, basisPoints: 250 },
  }
})

afterAll(() => chain.stop())

const stringifyBigInts = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)

function executable<Plan>(verdict: Verdict<Plan>): Plan {
  if (verdict.status === 'executable') return verdict.plan
  throw new Error(`not executable: ${JSON.stringify(verdict, stringifyBigInts)}`)
}

function refusal(verdict: Verdict<unknown>) {
  if (verdict.status !== 'refused') throw new Error(`not refused: ${verdict.status}`)
  return verdict
}

async function mint(to: Address, standard: TokenStandard = 'ERC721', units = 1n): Promise<bigint> {
  const id = nextId++
  if (standard === 'ERC721') await objects.send(to, 'mint', [to, id])
  else await editions.send(to, 'mint', [to, id, units])
  return id
}

interface OfferOptions {
  readonly standard?: TokenStandard
  readonly quantity?: bigint
  readonly unitPrice?: bigint
  readonly committed?: bigint
  readonly backing?: bigint
  readonly config?: MarketConfig
}

async function offerRequest(target: OfferTarget, options: OfferOptions = {}) {
  const { standard = 'ERC721', quantity = 1n, unitPrice = ETHER, committed = 0n, backing = 0n } = options
  return {
    send: chain.send,
    config: options.config ?? config,
    buyer: accounts.buyer,
    token: standard === 'ERC721' ? objects.address : editions.address,
    standard,
    target,
    quantity,
    unitPrice: unitPrice as Wei,
    currency: weth.address,
    expiresAtSeconds: (await chain.now()) + DAY,
    salt: newSalt(),
    committed: committed as Wei,
    backing: backing as Wei,
  }
}

/** Sends a write's steps as the interface does: preparing again after each transaction. */
async function carryOut<Plan extends { readonly steps: readonly [MarketStep, ...MarketStep[]] }>(
  from: Address,
  prepare: () => Promise<Verdict<Plan>>,
): Promise<{ plan: Plan; titles: readonly string[] }> {
  const titles: string[] = []
  for (;;) {
    const plan = executable(await prepare())
    const [step] = plan.steps
    titles.push(currentTranslate()(step.title))
    const receipt = await chain.transact(from, step.call)
    expect(receipt.status).toBe('0x1')
    if (step.kind === 'trade') return { plan, titles }
  }
}

async function makeOffer(target: OfferTarget, options: OfferOptions = {}) {
  const request = await offerRequest(target, options)
  const made = await carryOut<OfferPlan>(accounts.buyer, () => prepareOffer(request))
  return { ...made, request, order: indexed(made.plan.orderHash, made.plan.components) }
}

type Made = Awaited<ReturnType<typeof makeOffer>>

function acceptRequest(
  made: Made,
  id: bigint,
  options: Partial<AcceptRequest> & { units?: bigint } = {},
): AcceptRequest {
  const { plan, request } = made
  const { units = 1n, ...rest } = options
  const shown: ShownOffer = {
    collection: request.token,
    tokenId: tokenIdFromBigInt(id),
    standard: request.standard,
    currency: weth.address,
    quantity: units,
    total: (request.unitPrice * units) as Wei,
    proceeds: ((plan.split.proceeds * units) / request.quantity) as Wei,
  }
  return {
    send: chain.send,
    config: request.config,
    order: made.order,
    shown,
    seller: accounts.seller,
    trait:
      request.target.kind === 'trait'
        ? { trait: request.target.trait, identifiers: request.target.identifiers }
        : null,
    salt: newSalt(),
    ...rest,
  }
}

const accept = (made: Made, id: bigint, options: Parameters<typeof acceptRequest>[2] = {}) => {
  const request = acceptRequest(made, id, options)
  return carryOut<AcceptPlan>(request.seller, () => prepareAccept(request))
}

const readWethBalance = (account: Address) => weth.read('balanceOf', [account])
const money = async () => ({
  seller: await readWethBalance(accounts.seller),
  buyer: await readWethBalance(accounts.buyer),
  artist: await readWethBalance(accounts.artist),
  house: await readWethBalance(accounts.house),
})

/** Who has how much more than before. */
async function gains(before: Awaited<ReturnType<typeof money>>) {
  const after = await money()
  return Object.fromEntries(
    Object.entries(after).map(([name, amount]) => [name, amount - before[name as keyof typeof before]]),
  )
}

describe('an offer on one item', () => {
  test('wraps the missing amount, approves exactly the price, and pays to the wei when it is accepted', async () => {
    const id = await mint(accounts.seller)
    const unitPrice = 1_234_567_890_123_456_789n
    const made = await makeOffer({ kind: 'token', identifier: id }, { unitPrice })
    expect(made.titles).toEqual([
      'Wrap what’s missing',
      'Approve Seaport for the price, paid when the offer is accepted',
      'Publish the offer',
    ])
    expect(await weth.read('allowance', [accounts.buyer, SEAPORT])).toBe(unitPrice)
    const before = await money()
    const { plan, titles } = await accept(made, id)
    expect(plan.method).toBe('basic')
    expect(titles).toEqual([
      'Approve Seaport to move your items of this collection when they sell',
      'Accept the offer',
    ])
    const royalty = (unitPrice * 500n) / 10_000n
    const fee = (unitPrice * 250n) / 10_000n
    expect(await gains(before)).toEqual({
      seller: unitPrice - royalty - fee,
      buyer: -unitPrice,
      artist: royalty,
      house: fee,
    })
    expect(plan.proceeds).toBe(unitPrice - royalty - fee)
    expect(await objects.read('ownerOf', [id])).toBe(BigInt(accounts.buyer))
    expect(await weth.read('allowance', [accounts.seller, SEAPORT])).toBe(0n)
  })

  test('can’t be accepted with another item', async () => {
    const [wanted, other] = [await mint(accounts.seller), await mint(accounts.seller)]
    const made = await makeOffer({ kind: 'token', identifier: wanted })
    expect(refusal(await prepareAccept(acceptRequest(made, other)))).toMatchObject({
      check: 'item',
      code: 'token-not-wanted',
    })
  })

  test('approves the total of all open offers', async () => {
    const id = await mint(accounts.seller)
    await makeOffer({ kind: 'token', identifier: id }, { unitPrice: 2n * ETHER, committed: 3n * ETHER })
    expect(await weth.read('allowance', [accounts.buyer, SEAPORT])).toBe(5n * ETHER)
  })

  test('wraps for the other open offers too when the maker chooses that', async () => {
    const id = await mint(accounts.seller)
    const had = await weth.read('balanceOf', [accounts.buyer])
    const others = (had as bigint) + 3n * ETHER
    const target = { kind: 'token', identifier: id } as const
    await makeOffer(target, { unitPrice: 2n * ETHER, committed: others, backing: others })
    expect(await weth.read('balanceOf', [accounts.buyer])).toBe(others + 2n * ETHER)
  })

  test('can be accepted again after the missing amount is wrapped and approved', async () => {
    const id = await mint(accounts.seller)
    const made = await makeOffer({ kind: 'token', identifier: id }, { unitPrice: 2n * ETHER })
    const had = (await weth.read('balanceOf', [accounts.buyer])) as bigint
    await weth.send(accounts.buyer, 'transfer', [accounts.rival, had])
    await weth.send(accounts.buyer, 'approve', [SEAPORT, ETHER])
    expect(refusal(await prepareAccept(acceptRequest(made, id))).code).toBe('bidder-unfunded')
    const request = {
      send: chain.send,
      config,
      buyer: accounts.buyer,
      currency: weth.address,
      needed: (2n * ETHER) as Wei,
      operator: SEAPORT,
      allowed: (3n * ETHER) as Wei,
    }
    expect(refusal(await prepareCover({ ...request, needed: (10n ** 30n) as Wei })).code).toBe(
      'insufficient-funds',
    )
    expect(refusal(await prepareCover({ ...request, currency: ZERO_ADDRESS })).code).toBe('unknown-currency')
    const titles: string[] = []
    for (;;) {
      const verdict = await prepareCover(request)
      if (verdict.status !== 'executable') {
        expect(refusal(verdict).code).toBe('nothing-to-cover')
        break
      }
      const [step] = verdict.plan.steps
      titles.push(currentTranslate()(step.title))
      await chain.transact(accounts.buyer, step.call)
    }
    expect(titles).toEqual([
      'Wrap what’s missing',
      'Approve Seaport for the price, paid when an offer is accepted',
    ])
    expect(await weth.read('balanceOf', [accounts.buyer])).toBe(2n * ETHER)
    expect(await weth.read('allowance', [accounts.buyer, SEAPORT])).toBe(3n * ETHER)
    await accept(made, id)
  })
})

describe('an offer on a collection', () => {
  test('accepts any item, in parts, and takes only the item from the seller', async () => {
    const ids = [await mint(accounts.seller), await mint(accounts.seller), await mint(accounts.rival)]
    const made = await makeOffer(
      { kind: 'collection', sample: ids[0] ?? 0n },
      { quantity: 3n, unitPrice: ETHER / 3n },
    )
    const unit = ETHER / 3n
    const royalty = (unit * 500n) / 10_000n
    const fee = (unit * 250n) / 10_000n
    for (const id of ids.slice(0, 2)) {
      const before = await money()
      const { plan } = await accept(made, id)
      expect(plan.method).toBe('match')
      expect(await gains(before)).toEqual({
        seller: unit - royalty - fee,
        buyer: -unit,
        artist: royalty,
        house: fee,
      })
      expect(await objects.read('ownerOf', [id])).toBe(BigInt(accounts.buyer))
    }
    await accept(made, ids[2] ?? 0n, { seller: accounts.rival })
    const late = await mint(accounts.seller)
    expect(refusal(await prepareAccept(acceptRequest(made, late)))).toMatchObject({
      code: 'already-sold',
      sentence: checksTexts.offerRefusals['already-sold'],
    })
    expect(await weth.read('allowance', [accounts.seller, SEAPORT])).toBe(0n)
  })

  test('is filled without a mirror order for a seller with an unlimited allowance, and without money', async () => {
    const id = await mint(accounts.seller)
    const made = await makeOffer({ kind: 'collection', sample: id })
    await weth.send(accounts.seller, 'approve', [SEAPORT, MAX_ALLOWANCE])
    await weth.send(accounts.seller, 'transfer', [accounts.rival, await readWethBalance(accounts.seller)])
    const before = await money()
    const { plan } = await accept(made, id)
    await weth.send(accounts.seller, 'approve', [SEAPORT, 0n])
    expect(plan.method).toBe('advanced')
    expect(await gains(before)).toEqual({
      seller: plan.proceeds,
      buyer: -ETHER,
      artist: ETHER / 20n,
      house: ETHER / 40n,
    })
    expect(plan.proceeds).toBe(ETHER - ETHER / 20n - ETHER / 40n)
    expect(await objects.read('ownerOf', [id])).toBe(BigInt(accounts.buyer))
  })

  test('leaves an allowance alone that backs offers of the seller', async () => {
    const id = await mint(accounts.seller)
    const made = await makeOffer({ kind: 'collection', sample: id })
    await weth.send(accounts.seller, 'approve', [SEAPORT, 10n * ETHER])
    const { plan } = await accept(made, id)
    expect(plan.method).toBe('match')
    expect(await weth.read('allowance', [accounts.seller, SEAPORT])).toBe(10n * ETHER)
    await weth.send(accounts.seller, 'approve', [SEAPORT, 0n])
  })

  test('no one else can use the seller’s mirror order, which wants nothing in return', async () => {
    const id = await mint(accounts.seller)
    const made = await makeOffer({ kind: 'collection', sample: id })
    const plan = executable(await prepareAccept(acceptRequest(made, id)))
    const call = plan.steps.at(-1)?.call.data ?? '0x'
    const [[, mirror]] = seaport.decodeFunctionData('matchAdvancedOrders', call) as unknown as [
      [unknown, object],
    ]
    const take = async () => {
      const data = seaport.encodeFunctionData('fulfillAdvancedOrder', [
        mirror,
        [],
        ZERO_BYTES32,
        ZERO_ADDRESS,
      ])
      const [reply] = await chain.send([
        { method: 'eth_call', params: [{ from: accounts.rival, to: SEAPORT, data }, 'latest'] },
      ])
      return reply?.ok === false ? seaport.parseError(String(reply.data))?.name : 'taken'
    }
    expect(await take()).toBe('InvalidSignature')
    await chain.transact(accounts.seller, { to: SEAPORT, data: call, value: 0n })
    expect(await objects.read('ownerOf', [id])).toBe(BigInt(accounts.buyer))
    await objects.send(accounts.buyer, 'transferFrom', [accounts.buyer, accounts.seller, id])
    expect(await take()).toBe('OrderAlreadyFilled')
  })

  test('buys editions by the unit', async () => {
    const id = await mint(accounts.seller, 'ERC1155', 10n)
    const made = await makeOffer(
      { kind: 'collection', sample: id },
      { standard: 'ERC1155', quantity: 6n, unitPrice: ETHER / 7n },
    )
    const before = await money()
    await weth.send(accounts.seller, 'approve', [SEAPORT, MAX_ALLOWANCE])
    const { plan } = await accept(made, id, { units: 4n })
    await weth.send(accounts.seller, 'approve', [SEAPORT, 0n])
    expect(plan.method).toBe('match')
    expect(await gains(before)).toMatchObject({ seller: plan.proceeds, buyer: -(4n * (ETHER / 7n)) })
    expect(await editions.read('balanceOf', [accounts.buyer, id])).toBe(4n)
    const rest = await prepareAccept(acceptRequest(made, id, { units: 3n }))
    expect(rest).toMatchObject({ status: 'changed', change: { what: 'quantity', from: 3n, to: 2n } })
  })
})

describe('units that others sell meanwhile', () => {
  test.each([
    ['with a fee', () => config],
    ['without shares', () => ({ ...config, fee: null })],
  ])('revert the call, rather than sell fewer units than it says, of an offer %s', async (_, readConfig) => {
    const site = readConfig()
    const id = await mint(accounts.seller, 'ERC1155', 10n)
    await editions.send(accounts.seller, 'safeTransferFrom', [accounts.seller, accounts.rival, id, 5n, '0x'])
    await editions.send(accounts.seller, 'setApprovalForAll', [SEAPORT, true])
    const made = await makeOffer(
      { kind: 'collection', sample: id },
      { standard: 'ERC1155', quantity: 6n, unitPrice: ETHER / 7n, config: site },
    )
    const plan = executable(await prepareAccept(acceptRequest(made, id, { units: 4n })))
    await accept(made, id, { units: 3n, seller: accounts.rival })
    const receipt = await chain.transact(accounts.seller, plan.steps.at(-1)?.call ?? plan.steps[0].call)
    expect(receipt.status).toBe('0x0')
    expect(await editions.read('balanceOf', [accounts.seller, id])).toBe(5n)
  })
})

describe('an offer without royalty or fee', () => {
  test.each([
    [1n, 'advanced'],
    [2n, 'match'],
  ])('pays the seller everything for %s units', async (units, method) => {
    const id = await mint(accounts.seller, 'ERC1155', 5n)
    const made = await makeOffer(
      { kind: 'collection', sample: id },
      { standard: 'ERC1155', quantity: 5n, config: { ...config, fee: null } },
    )
    const before = await money()
    const { plan } = await accept(made, id, { units })
    expect(plan.method).toBe(method)
    const paid = units * ETHER
    expect(await gains(before)).toEqual({ seller: paid, buyer: -paid, artist: 0n, house: 0n })
    expect(await editions.read('balanceOf', [accounts.buyer, id])).toBe(units)
  })
})

describe('an offer on a trait', () => {
  test('accepts only items that have the trait, which must be the one shown', async () => {
    const having = [await mint(accounts.seller), await mint(accounts.seller), await mint(accounts.seller)]
    const without = await mint(accounts.seller)
    const made = await makeOffer({ kind: 'trait', trait: TRAIT, identifiers: having })
    const [id = 0n] = having
    expect(refusal(await prepareAccept(acceptRequest(made, without)))).toMatchObject({
      code: 'token-not-wanted',
    })
    const lies = [
      null,
      { trait: { type: 'Head', value: 'Bagel' }, identifiers: having },
      { trait: TRAIT, identifiers: [...having, without] },
      { trait: TRAIT, identifiers: having.slice(1) },
      { trait: TRAIT, identifiers: [] },
    ]
    for (const trait of lies) {
      expect(refusal(await prepareAccept(acceptRequest(made, id, { trait })))).toMatchObject({
        code: 'trait-mismatch',
      })
    }
    const { plan } = await accept(made, id)
    expect(plan.method).toBe('match')
    expect(await objects.read('ownerOf', [id])).toBe(BigInt(accounts.buyer))
  })
})

describe('an offer that cannot be accepted', () => {
  test('is rejected when its buyer has spent the money or revoked the approval', async () => {
    const id = await mint(accounts.seller)
    const made = await makeOffer({ kind: 'token', identifier: id })
    await weth.send(accounts.buyer, 'approve', [SEAPORT, 0n])
    expect(refusal(await prepareAccept(acceptRequest(made, id)))).toMatchObject({
      check: 'funds',
      code: 'bidder-unfunded',
    })
    await weth.send(accounts.buyer, 'approve', [SEAPORT, ETHER])
    await weth.send(accounts.buyer, 'transfer', [accounts.rival, await readWethBalance(accounts.buyer)])
    expect(refusal(await prepareAccept(acceptRequest(made, id)))).toMatchObject({ code: 'bidder-unfunded' })
  })

  test('is rejected for an account that does not own the item, and for its own maker', async () => {
    const id = await mint(accounts.seller)
    const made = await makeOffer({ kind: 'token', identifier: id })
    expect(refusal(await prepareAccept(acceptRequest(made, id, { seller: accounts.rival })))).toMatchObject({
      code: 'not-owner',
    })
    expect(refusal(await prepareAccept(acceptRequest(made, id, { seller: accounts.buyer })))).toMatchObject({
      code: 'own-order',
    })
  })

  test('is rejected when the page shows another amount than it pays', async () => {
    const id = await mint(accounts.seller)
    const made = await makeOffer({ kind: 'token', identifier: id })
    const { shown } = acceptRequest(made, id)
    for (const wrong of [
      { ...shown, total: (shown.total + 1n) as Wei },
      { ...shown, proceeds: (shown.proceeds + 1n) as Wei },
      { ...shown, currency: ZERO_ADDRESS },
    ]) {
      expect(refusal(await prepareAccept(acceptRequest(made, id, { shown: wrong })))).toMatchObject({
        check: 'price',
        code: 'price-differs',
      })
    }
  })
})

describe('an offer that is not published', () => {
  test('exceeds the balance, is in the native coin, leaves the seller nothing, or expires at once', async () => {
    const id = await mint(accounts.seller)
    const target = { kind: 'token', identifier: id } as const
    const request = await offerRequest(target)
    const refused = async (change: Partial<typeof request>) =>
      refusal(await prepareOffer({ ...request, ...change })).code
    expect(await refused({ unitPrice: (10n ** 30n) as Wei })).toBe('insufficient-funds')
    expect(await refused({ currency: ZERO_ADDRESS })).toBe('unknown-currency')
    expect(await refused({ expiresAtSeconds: await chain.now() })).toBe('expiry-past')
    expect(await refused({ quantity: 2n })).toBe('quantity-unavailable')
    expect(await refused({ target: { kind: 'trait', trait: TRAIT, identifiers: [] } })).toBe('trait-mismatch')
  })
})
