// Every kind of listing on real Seaport: bundles, declining prices, later starts, private sales, many at once.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ZERO_ADDRESS, type Address } from '../../src/domain/address.ts'
import { displayUnitPrice, getUsualUnits } from '../../src/domain/quantity.ts'
import { parseOrderHash } from '../../src/domain/hashes.ts'
import { tokenIdFromBigInt } from '../../src/domain/tokenId.ts'
import type { Wei } from '../../src/domain/wei.ts'
import type { ListingDraft, ListingTerms, DraftItem } from '../../src/seaport/listings/draft.ts'
import { MAX_SELECTED } from '../../src/trading/dialog/trade.ts'
import { preparePublish } from '../../src/seaport/listings/publish.ts'
import { reconcile } from '../../src/seaport/cart/reconcile.ts'
import { prepareBuy, type BuyPlan, type BuyRequest } from '../../src/seaport/buy.ts'
import { SEAPORT } from '../../src/seaport/contracts.ts'
import { orderParts } from '../../src/trading/dialog/formFields.ts'
import { newSalt } from '../../src/seaport/salt.ts'
import type { IndexedOrder, MarketConfig, TokenStandard } from '../../src/seaport/types.ts'
import { startMarketChain, type MarketChain, type Token } from './market/fixture.ts'
import { toAllTerms, publishDrafts } from './market/listFor.ts'

const ETHER = 10n ** 18n
const DAY = 86_400

let chain: MarketChain
let objects: Token
let editions: Token
/** Like `objects`, with a royalty of 3.33 % for somebody else. */
let prints: Token
let coin: Token
let accounts: {
  seller: Address
  buyer: Address
  artist: Address
  house: Address
  friend: Address
  printer: Address
}
let config: MarketConfig
let nextId = 1n

beforeAll(async () => {
  chain = await startMarketChain()
  const [seller, buyer, artist, house, friend, printer] = chain.accounts as [
    Address,
    Address,
    Address,
    Address,
    Address,
    Address,
  ]
  accounts = { seller, buyer, artist, house, friend, printer }
  objects = await chain.deploy('Objects', [artist, 500])
  prints = await chain.deploy('Objects', [printer, 333])
  editions = await chain.deploy('Editions')
  coin = await chain.deploy('Coin')
  config = {
    chainId: 31337,
    currencies: [
      { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 },
      { address: coin.address, symbol: 'COIN', decimals: 18 },
    ],
    fee: { recipient: house, basisPoints: 250 },
  }
})

afterAll(() => chain.stop())

async function mint(
  standard: TokenStandard = 'ERC721',
  quantity = 1n,
  token = standard === 'ERC721' ? objects : editions,
): Promise<DraftItem> {
  const id = nextId++
  const { seller } = accounts
  await token.send(seller, 'mint', standard === 'ERC721' ? [seller, id] : [seller, id, quantity])
  return { standard, token: token.address, identifier: id, quantity }
}

async function draft(
  items: ListingDraft['items'],
  change: Partial<ListingDraft> = {},
): Promise<ListingDraft> {
  return {
    items,
    parts: 1n,
    startPrice: ETHER as Wei,
    endPrice: change.startPrice ?? (ETHER as Wei),
    currency: ZERO_ADDRESS,
    startsAtSeconds: null,
    expiresAtSeconds: (await chain.now()) + DAY,
    reservedFor: null,
    salt: newSalt(),
    ...change,
  }
}

const prepare = (drafts: readonly ListingDraft[], shown: readonly ListingTerms[] | null) =>
  preparePublish({ send: chain.send, config, seller: accounts.seller, drafts, shown })

/** Publishes as the interface does, all in one transaction. */
async function publish(drafts: readonly ListingDraft[]) {
  const { seller } = accounts
  const { listed, titles } = await publishDrafts(chain, { send: chain.send, config, seller, drafts })
  return { orders: listed.map(({ order }) => order), terms: listed.map(({ terms }) => terms), titles }
}

function buyRequest(
  [first, ...rest]: ListingDraft['items'],
  order: IndexedOrder | undefined,
  change: Partial<BuyRequest['shown']> & { buyer?: Address } = {},
): BuyRequest {
  if (order === undefined) throw new Error('no order')
  const { buyer = accounts.buyer, ...shown } = change
  const item = ({ token, identifier, standard, quantity }: DraftItem) => ({
    collection: token,
    tokenId: tokenIdFromBigInt(identifier),
    standard,
    quantity,
  })
  return {
    send: chain.send,
    config,
    order,
    buyer,
    shown: {
      ...item(first),
      rest: rest.map(item),
      currency: ZERO_ADDRESS,
      total: ETHER as Wei,
      ...shown,
    },
  }
}

async function buy(request: BuyRequest) {
  for (;;) {
    const verdict = await prepareBuy(request)
    if (verdict.status !== 'executable') {
      throw new Error(`not executable: ${verdict.status === 'refused' ? verdict.code : verdict.change.what}`)
    }
    const [step] = verdict.plan.steps
    const receipt = await chain.transact(request.buyer, step.call)
    expect(receipt.status).toBe('0x1')
    if (step.kind === 'trade') {
      const gas = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)
      return { plan: verdict.plan, gas, block: BigInt(receipt.blockNumber) }
    }
  }
}

/** Buys as `buy` does, and returns each account's gain in the currency, without the network fee. */
async function buyAndCount(request: BuyRequest) {
  const { currency } = request.shown
  const held = () =>
    Promise.all(
      Object.values(accounts).map((account) =>
        currency === ZERO_ADDRESS ? chain.nativeBalance(account) : coin.read('balanceOf', [account]),
      ),
    )
  const before = await held()
  const bought = await buy(request)
  const after = await held()
  const gains = Object.values(accounts).map((account, index) => {
    const fee = account === request.buyer && currency === ZERO_ADDRESS ? bought.gas : 0n
    return [account, (after[index] ?? 0n) - (before[index] ?? 0n) + fee] as const
  })
  return { ...bought, gains: Object.fromEntries(gains.filter(([, gain]) => gain !== 0n)) }
}

/** What a purchase says of everybody's money: its buyer pays the total, and each receiver gets their line. */
const summarize = ({ lines, total }: Pick<BuyPlan, 'lines' | 'total'>, buyer: Address = accounts.buyer) => ({
  [buyer]: -total,
  ...Object.fromEntries(lines.map(({ recipient, amount }) => [recipient, amount])),
})

/** The recipients' shares shown to the seller at the start of the listing. */
const promisedBy = ([terms]: readonly ListingTerms[]) =>
  Object.fromEntries((terms?.shares ?? []).map(({ recipient, start }) => [recipient, start]))

const holder = ({ identifier }: DraftItem) => objects.read('ownerOf', [identifier])

describe('a bundle', () => {
  test('sells items of several collections together, and pays each royalty for its share', async () => {
    const printed = await mint('ERC721', 1n, prints)
    const items: ListingDraft['items'] = [await mint(), await mint('ERC1155', 3n), await mint(), printed]
    const price = 3n * ETHER + 1n
    const one = await draft(items, { startPrice: price as Wei, endPrice: price as Wei })
    const { orders, terms, titles } = await publish([one])
    expect(titles).toHaveLength(4)
    const part = price / 4n
    const [toArtist, toPrinter] = [2n * ((part * 500n) / 10_000n), (part * 333n) / 10_000n]
    const fee = (price * 250n) / 10_000n
    const { seller, buyer, artist, printer, house } = accounts
    const promised = {
      [seller]: price - toArtist - toPrinter - fee,
      [artist]: toArtist,
      [printer]: toPrinter,
      [house]: fee,
    }
    expect(promisedBy(terms)).toEqual(promised)
    const { plan, gains } = await buyAndCount(buyRequest(items, orders[0], { total: price as Wei }))
    expect(gains).toEqual({ ...promised, [buyer]: -price })
    expect(gains).toEqual(summarize(plan))
    expect(await holder(items[0])).toBe(BigInt(buyer))
    expect(await prints.read('ownerOf', [printed.identifier])).toBe(BigInt(buyer))
    expect(await editions.read('balanceOf', [buyer, items[1]?.identifier])).toBe(3n)
  })

  test('is rejected when the page shows another item, fewer items, or other amounts', async () => {
    const items: ListingDraft['items'] = [await mint(), await mint('ERC1155', 2n)]
    const { orders } = await publish([await draft(items)])
    const other = await mint()
    const [first, second] = items as unknown as [DraftItem, DraftItem]
    const lies: ListingDraft['items'][] = [
      [first],
      [first, { ...second, quantity: 1n }],
      [first, { ...second, identifier: 999n }],
      [second, first],
      [other, second],
      [first, second, other],
    ]
    for (const lie of lies) {
      expect(await prepareBuy(buyRequest(lie, orders[0]))).toMatchObject({
        status: 'refused',
        code: 'other-item',
      })
    }
    await objects.send(accounts.seller, 'transferFrom', [accounts.seller, accounts.friend, first.identifier])
    expect(await prepareBuy(buyRequest(items, orders[0]))).toMatchObject({ code: 'seller-lost-item' })
  })
})

/** The reader's clock goes with the chain's: no price is taken at a time that it has not reached. */
function setClockTo(seconds: number): void {
  vi.spyOn(Date, 'now').mockReturnValue(seconds * 1_000)
}

describe('a declining price', () => {
  test('is what Seaport takes at the purchase’s block, and the excess is returned', async () => {
    const items: ListingDraft['items'] = [await mint()]
    const startPrice = (10n * ETHER + 7n) as Wei
    const endPrice = (ETHER + 3n) as Wei
    const { orders } = await publish([await draft(items, { startPrice, endPrice })])
    await chain.rpc('evm_increaseTime', [DAY / 4])
    await chain.rpc('evm_mine')
    setClockTo(await chain.now())
    const verdict = await prepareBuy(buyRequest(items, orders[0], { total: startPrice }))
    if (verdict.status !== 'changed' || verdict.change.what !== 'price') throw new Error(verdict.status)
    const { to: total } = verdict.change
    expect(total).toBeLessThan(startPrice)
    expect(total).toBeGreaterThan(endPrice)
    const before = await chain.nativeBalance(accounts.buyer)
    const request = { ...buyRequest(items, orders[0], { total }), acceptLess: true }
    const { plan, gas } = await buy(request)
    const paid = before - (await chain.nativeBalance(accounts.buyer)) - gas
    expect(paid).toBeLessThanOrEqual(plan.total)
    const order = orders[0]
    const at = BigInt(await chain.now())
    const due = (order?.consideration ?? []).reduce((sum, { startAmount, endAmount }) => {
      const [from, to] = [BigInt(order?.startTime ?? 0), BigInt(order?.endTime ?? 0)]
      const scaled = BigInt(startAmount) * (to - at) + BigInt(endAmount) * (at - from)
      return sum + (scaled + (to - from) - 1n) / (to - from)
    }, 0n)
    expect(paid).toBe(due)
  })

  test('is divided as the purchase shows for the second it is mined in, each share rounded separately', async () => {
    const items: ListingDraft['items'] = [await mint(), await mint('ERC721', 1n, prints)]
    const startPrice = (10n * ETHER + 7n) as Wei
    const { orders, terms } = await publish([
      await draft(items, { startPrice, endPrice: (ETHER + 3n) as Wei }),
    ])
    const request = { ...buyRequest(items, orders[0], { total: startPrice }), acceptLess: true }
    const second = (await chain.now()) + DAY / 8 + 1
    const before = await chain.rpc('evm_snapshot')
    await chain.rpc('evm_setNextBlockTimestamp', [second])
    await chain.rpc('evm_mine')
    setClockTo(second)
    const toSummary = await prepareBuy(request)
    await chain.rpc('evm_revert', [before])
    if (toSummary.status !== 'executable') throw new Error(toSummary.status)

    await chain.rpc('evm_setNextBlockTimestamp', [second])
    const { gains } = await buyAndCount(request)
    expect(await chain.now()).toBe(second)
    const { seller, artist, printer, house } = accounts
    expect(toSummary.plan.lines.map(({ role, recipient }) => [role, recipient])).toEqual([
      ['seller', seller],
      ['royalty', artist],
      ['royalty', printer],
      ['fee', house],
    ])
    expect(gains).toEqual(summarize(toSummary.plan))
    for (const { recipient, start, end } of terms[0]?.shares ?? []) {
      expect(gains[recipient]).toBeLessThan(start)
      expect(gains[recipient]).toBeGreaterThan(end)
    }
  })

  test('can’t increase', async () => {
    const one = await draft([await mint()], { startPrice: ETHER as Wei, endPrice: (2n * ETHER) as Wei })
    expect((await prepare([one], null)).outcome).toMatchObject({ code: 'price-rises' })
  })

  test('of an edition is divisible for every part', async () => {
    const item = await mint('ERC1155', 7n)
    const startPrice = 1_000_000_007n as Wei
    const { orders } = await publish([await draft([item], { parts: 7n, startPrice, endPrice: 3n as Wei })])
    const total = (startPrice * 2n) as Wei
    const verdict = await prepareBuy(buyRequest([{ ...item, quantity: 2n }], orders[0], { total }))
    const to = verdict.status === 'changed' && verdict.change.what === 'price' ? verdict.change.to : total
    const request = buyRequest([{ ...item, quantity: 2n }], orders[0], { total: to })
    await buy({ ...request, acceptLess: true })
    expect(await editions.read('balanceOf', [accounts.buyer, item.identifier])).toBe(2n)
  })
})

describe('fault: someone else buys first', () => {
  test('buys and pays for only the remaining units when fewer are left than wanted', async () => {
    const { buyer, friend } = accounts
    const item = await mint('ERC1155', 4n)
    const { orders } = await publish([await draft([item], { parts: 4n })])
    const [order] = orders
    const part = (quantity: bigint, account: Address) =>
      buyRequest([{ ...item, quantity }], order, { buyer: account, total: (quantity * ETHER) as Wei })
    const agreed = await prepareBuy(part(3n, buyer))
    if (agreed.status !== 'executable') throw new Error(agreed.status)
    await buy(part(2n, friend))

    const before = await chain.nativeBalance(buyer)
    const receipt = await chain.transact(buyer, agreed.plan.steps[0].call)
    expect(receipt.status).toBe('0x1')
    const gas = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)
    expect(before - (await chain.nativeBalance(buyer)) - gas).toBe(2n * ETHER)
    expect(await editions.read('balanceOf', [buyer, item.identifier])).toBe(2n)
    const orderHash = parseOrderHash(order?.orderHash ?? '')
    expect(reconcile(receipt.logs, { cartItems: [orderHash], buyer })).toEqual([
      { orderHash, status: 'bought', paid: 2n * ETHER, units: 2n },
    ])
  })
})

describe('a scheduled listing', () => {
  test('can’t be bought before it starts', async () => {
    const items: ListingDraft['items'] = [await mint()]
    const startsAtSeconds = (await chain.now()) + 600
    const { orders } = await publish([await draft(items, { startsAtSeconds })])
    expect(await prepareBuy(buyRequest(items, orders[0]))).toMatchObject({ code: 'not-started' })
    await chain.rpc('evm_increaseTime', [600])
    await chain.rpc('evm_mine')
    await buy(buyRequest(items, orders[0]))
    expect(await holder(items[0])).toBe(BigInt(accounts.buyer))
  })

  test('is rejected when it would end before it starts', async () => {
    const now = await chain.now()
    const one = await draft([await mint()], { startsAtSeconds: now + 600, expiresAtSeconds: now + 600 })
    expect((await prepare([one], null)).outcome).toMatchObject({ code: 'expiry-past' })
  })
})

describe('a private sale', () => {
  test.each(['native', 'token'] as const)(
    'in the %s currency sells only to its taker, at exactly its price',
    async (kind) => {
      const items: ListingDraft['items'] = [await mint(), await mint('ERC1155', 2n)]
      const currency = kind === 'native' ? ZERO_ADDRESS : coin.address
      const { seller, artist, house, friend } = accounts
      const { orders, terms } = await publish([await draft(items, { reservedFor: friend, currency })])
      expect(await prepareBuy(buyRequest(items, orders[0], { currency }))).toMatchObject({
        code: 'reserved-order',
      })
      await coin.send(friend, 'mint', [friend, ETHER])
      const { plan, gains } = await buyAndCount(buyRequest(items, orders[0], { buyer: friend, currency }))
      expect(plan.method).toBe('match')
      const [royalty, fee] = [((ETHER / 2n) * 500n) / 10_000n, (ETHER * 250n) / 10_000n]
      expect(promisedBy(terms)).toEqual({
        [seller]: ETHER - royalty - fee,
        [artist]: royalty,
        [house]: fee,
      })
      expect(gains).toEqual({ ...promisedBy(terms), [friend]: -ETHER })
      expect(gains).toEqual(summarize(plan, friend))
      if (kind === 'token') expect(await coin.read('allowance', [friend, SEAPORT])).toBe(0n)
      expect(await holder(items[0])).toBe(BigInt(accounts.friend))
      expect(await editions.read('balanceOf', [accounts.friend, items[1]?.identifier])).toBe(2n)
    },
  )
})

describe('a listing that no one could fill', () => {
  test('is not published when it repeats an item or is reserved for its own seller', async () => {
    const item = await mint()
    const units = await mint('ERC1155', 2n)
    const refusals = await Promise.all(
      [
        await draft([item, item]),
        await draft([units, units]),
        await draft([item], { reservedFor: accounts.seller }),
      ].map(async (one) => (await prepare([one], null)).outcome),
    )
    expect(refusals.map((one) => ('code' in one ? one.code : one.status))).toEqual([
      'quantity-unavailable',
      'quantity-unavailable',
      'own-order',
    ])
  })
})

describe('many listings', () => {
  test('are one transaction for as many as can be selected, after one approval per collection', async () => {
    const { friend } = accounts
    const own: DraftItem[] = []
    while (own.length < 6) own.push(await mint())
    await editions.send(accounts.seller, 'setApprovalForAll', [SEAPORT, false])
    await objects.send(accounts.seller, 'setApprovalForAll', [SEAPORT, false])
    const units = await mint('ERC1155', 51n)
    const single = { ...units, quantity: 1n }
    const drafts = await Promise.all([
      ...own.map((item, index) => draft([item], { startPrice: (ETHER * BigInt(index + 1)) as Wei })),
      draft([{ ...units, quantity: 9n }], { parts: 9n, reservedFor: null }),
      draft([own[0] as DraftItem], { reservedFor: friend }),
      ...Array.from({ length: MAX_SELECTED - 8 }, (_, index) =>
        draft([single], { startPrice: (ETHER + BigInt(index)) as Wei }),
      ),
    ])
    const { orders, titles } = await publish(drafts)
    const approval = 'Approve Seaport to move your items of this collection when they sell'
    expect(titles).toEqual([approval, approval, `Publish ${MAX_SELECTED} listings`])
    const last = orders[MAX_SELECTED - 1]
    await buy(buyRequest([own[3] as DraftItem], orders[3], { total: (4n * ETHER) as Wei }))
    await buy(buyRequest([{ ...units, quantity: 4n }], orders[6], { total: (4n * ETHER) as Wei }))
    await buy(buyRequest([single], last, { total: (ETHER + BigInt(MAX_SELECTED - 9)) as Wei }))
  })

  test('are all rejected when one can’t be listed, each with its reason', async () => {
    const fine = await draft([await mint()])
    const gone = await mint()
    await objects.send(accounts.seller, 'transferFrom', [accounts.seller, accounts.friend, gone.identifier])
    const few = { ...(await mint('ERC1155', 1n)), quantity: 2n }
    const verdict = await prepare(
      [
        fine,
        await draft([gone]),
        await draft([few], { parts: 2n }),
        await draft([await mint()], { startPrice: 0n as Wei }),
      ],
      null,
    )
    expect(verdict.drafts.map((one) => (one.status === 'refused' ? one.because.code : one.status))).toEqual([
      'ready',
      'not-owner',
      'holds-too-few',
      'shares-exceed-price',
    ])
    expect(verdict.outcome).toMatchObject({ status: 'refused', code: 'not-owner' })
  })

  describe('fault: price differs between view and sign', () => {
    test('needs a new confirmation when the royalty differs from the one shown', async () => {
      const one = await draft([await mint()])
      const [terms] = toAllTerms(await prepare([one], null)) as [ListingTerms]
      const [seller, ...others] = terms.shares
      const shown: ListingTerms = {
        ...terms,
        shares: [{ ...seller, start: (seller.start + 1n) as Wei }, ...others],
      }
      expect(await prepare([one], [shown])).toMatchObject({
        drafts: [{ status: 'changed', terms }],
        outcome: { status: 'changed' },
      })
    })
  })
})

describe('an edition with decimals', () => {
  const unit = 10n ** 18n
  const scale = { decimals: 18 }

  /** Mints and lists as the form does, at a price per display unit. */
  async function listUnits(quantity: bigint, unitPrice: bigint) {
    const item = await mint('ERC1155', quantity)
    const { parts, prices } = orderParts(quantity, [unitPrice as Wei], scale)
    const startPrice = prices[0] ?? (0n as Wei)
    const { orders } = await publish([await draft([item], { parts, startPrice, endPrice: startPrice })])
    return { item, order: orders[0] }
  }

  test.each([
    { listed: 1234n * unit, bought: 3n * unit, price: ETHER / 1000n },
    // Half units, as Sequence's currencies with two decimals are often counted.
    { listed: (25n * unit) / 10n, bought: unit / 2n, price: ETHER / 100n },
    // As much as fits into 120 bits, in which Seaport keeps the parts.
    { listed: 10n ** 36n, bought: 7n * unit, price: 100n },
  ])(
    'sells $listed units in display units, exactly, and then the rest',
    async ({ listed, bought, price }) => {
      const { item, order } = await listUnits(listed, price)
      for (const quantity of [bought, listed - bought]) {
        const total = ((quantity * price) / unit) as Wei
        const held = await editions.read('balanceOf', [accounts.buyer, item.identifier])
        const cost = buyRequest([{ ...item, quantity }], order, { total })
        const { plan, gains } = await buyAndCount(cost)
        expect(gains).toEqual(summarize(plan))
        expect(plan.total).toBe(total)
        expect(await editions.read('balanceOf', [accounts.buyer, item.identifier])).toBe(held + quantity)
      }
    },
  )

  test('listed as a whole price elsewhere sells in the steps that divide it', async () => {
    // One ETH for 1,234 units, as other marketplaces write it: the smallest part pays one wei for 1,234 of the
    // contract's units.
    const item = await mint('ERC1155', 1234n * unit)
    config = { ...config, fee: null }
    const { orders } = await publish([
      await draft([item], { parts: ETHER, startPrice: 1n as Wei, endPrice: 1n as Wei }),
    ])
    const step = 1234n
    const quantity = getUsualUnits({ most: 1234n * unit, step }, scale)
    expect(quantity % step).toBe(0n)
    const { plan } = await buy(
      buyRequest([{ ...item, quantity }], orders[0], { total: (quantity / step) as Wei }),
    )
    expect(plan.total).toBe(displayUnitPrice(ETHER as Wei, 1234n * unit, scale).amount)
    const uneven = buyRequest([{ ...item, quantity: unit }], orders[0], { total: (unit / step) as Wei })
    expect(await prepareBuy(uneven)).toMatchObject({ status: 'refused' })
  })
})
