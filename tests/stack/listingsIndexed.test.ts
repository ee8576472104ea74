// Listings made by the app's own code on a whole stack: the index shows each kind correctly, before and after trades.
import { currentTranslate } from '../../src/messages/translate.ts'
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client'
import { Interface } from 'ethers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ZERO_ADDRESS, type Address } from '../../src/domain/address.ts'
import { parseOrderHash } from '../../src/domain/hashes.ts'
import { tokenIdFromBigInt } from '../../src/domain/tokenId.ts'
import { toWei, type Wei } from '../../src/domain/wei.ts'
import { expiredListingsFilter, reservedListingsFilter } from '../../src/orders/orderFilters.ts'
import { loadOrder } from '../../src/trading/dialog/loadOrder.ts'
import {
  sumShares,
  type ListingDraft,
  type ListingTerms,
  type DraftItem,
} from '../../src/seaport/listings/draft.ts'
import { preparePublish } from '../../src/seaport/listings/publish.ts'
import { prepareCart } from '../../src/seaport/cart/cart.ts'
import { reconcile } from '../../src/seaport/cart/reconcile.ts'
import { prepareBuy, type BuyPlan } from '../../src/seaport/buy.ts'
import { prepareCancel } from '../../src/seaport/cancel.ts'
import type { ShownListing } from '../../src/seaport/checks.ts'
import { wrappedNative } from '../../src/seaport/contracts.ts'
import { newSalt } from '../../src/seaport/salt.ts'
import type { Hex, TokenStandard } from '../../src/seaport/types.ts'
import { startTradingStack, type TradingStack } from './market/tradingStack.ts'

const HOUR = 3_600
const DAY = 86_400
const PRICE = 10n ** 18n + 7n
const LOWEST = 10n ** 17n + 1n
const EDITION_PARTS = 3n

/** Every kind of listing; each is made twice, once to be canceled and once to be bought. */
const KINDS = ['fixed', 'token', 'scheduled', 'declining', 'private', 'bundle', 'edition'] as const
type Kind = (typeof KINDS)[number]

interface Made {
  readonly kind: Kind
  readonly orderHash: string
  readonly draft: ListingDraft
  readonly terms: ListingTerms
}

interface SaleRow {
  readonly orderHash: string
  readonly price: string
  readonly proceeds: string
  readonly royaltyAmount: string
  readonly method: string
  readonly bundleSize: number
  readonly quantity: string
  readonly currency: { readonly id: string }
  readonly buyer: { readonly id: string }
  readonly token: { readonly id: string; readonly owner: { readonly id: string } | null }
}

let market: TradingStack
let client: ApolloClient
let seller: Address
let buyer: Address
/** The buyer of the private sale. */
let friend: Address
let items: readonly DraftItem[]
let edition: DraftItem

/** Number of ERC-721 items that the listings of all kinds need together. */
const OBJECTS = 7
const TRANSFERS = new Interface(['function transferFrom(address from, address to, uint256 tokenId)'])

beforeAll(async () => {
  market = await startTradingStack()
  client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new HttpLink({ uri: market.stack.graphqlUrl }),
  })
  const { balances, listed, orders } = await market.query<{
    orders: readonly { collection: { id: Address } }[]
    listed: readonly { offerer: { id: Address }; token: { id: string } | null }[]
    balances: readonly {
      amount: string
      account: { id: Address }
      token: {
        id: string
        tokenId: string
        standard: TokenStandard
        collection: { id: Address }
      }
    }[]
  }>(
    `query ($people: [String!]!) {
      balances(first: 1000, where: { account_in: $people, amount_gt: 0 }) {
        amount account { id } token { id tokenId standard collection { id } }
      }
      listed: orders(first: 1000, where: { side: ASK, status_in: [OPEN, PARTIAL], offerer_in: $people }) {
        offerer { id } token { id }
      }
      orders(first: 1, where: { side: ASK, royaltyAmount_gt: 0, token_: { standard: ERC721 } }) { collection { id } }
    }`,
    { people: market.people },
  )
  /** Returns whether the balance's owner does not list the token. */
  const isUnlisted = ({ account, token }: (typeof balances)[number]) =>
    !listed.some((order) => order.offerer.id === account.id && order.token?.id === token.id)
  const draftItems = (who: Address, standard: TokenStandard, units: bigint): readonly DraftItem[] =>
    balances
      .filter(isUnlisted)
      .filter(({ account, amount, token }) => {
        return account.id === who && token.standard === standard && BigInt(amount) >= units
      })
      .map(({ token }) => ({
        standard,
        token: token.collection.id,
        identifier: BigInt(token.tokenId),
        quantity: units,
      }))
  const hasRoyalty = ({ token }: DraftItem) => token === orders[0]?.collection.id
  const countObjects = (who: Address) => draftItems(who, 'ERC721', 1n).length
  const suits = (who: Address) =>
    draftItems(who, 'ERC721', 1n).some(hasRoyalty) && draftItems(who, 'ERC1155', EDITION_PARTS).length > 0
  seller = market.people
    .filter(suits)
    .toSorted((one, other) => countObjects(other) - countObjects(one))[0] as Address
  // Other accounts give the seller the missing items.
  const gifts = market.people
    .filter((person) => person !== seller)
    .flatMap((person) => draftItems(person, 'ERC721', 1n).map((item) => ({ person, item })))
    .slice(0, Math.max(0, OBJECTS - countObjects(seller)))
  for (const { person, item } of gifts) {
    const data = TRANSFERS.encodeFunctionData('transferFrom', [person, seller, item.identifier])
    await market.transact(person, { to: item.token, data: data as `0x${string}`, value: 0n })
  }
  // Items with a royalty come first.
  items = [...draftItems(seller, 'ERC721', 1n), ...gifts.map(({ item }) => item)].toSorted(
    (one, other) => Number(hasRoyalty(other)) - Number(hasRoyalty(one)),
  )
  edition = draftItems(seller, 'ERC1155', EDITION_PARTS)[0] as DraftItem
  ;[buyer, friend] = market.people.filter((person) => person !== seller) as [Address, Address]
})

afterAll(() => market.stack.stop())

async function makeDraft(kind: Kind, now: number): Promise<ListingDraft> {
  const [paidInToken, fixed, scheduled, declining, reserved, lead, further] = items as readonly [
    DraftItem,
    DraftItem,
    DraftItem,
    DraftItem,
    DraftItem,
    DraftItem,
    DraftItem,
  ]
  const plain = {
    parts: 1n,
    startPrice: PRICE as Wei,
    endPrice: PRICE as Wei,
    currency: ZERO_ADDRESS,
    startsAtSeconds: null,
    expiresAtSeconds: now + DAY,
    reservedFor: null,
    salt: newSalt(),
  }
  switch (kind) {
    case 'fixed':
      return { ...plain, items: [fixed] }
    case 'token':
      return { ...plain, items: [paidInToken], currency: market.weth }
    case 'scheduled':
      return { ...plain, items: [scheduled], startsAtSeconds: now + HOUR }
    case 'declining':
      return { ...plain, items: [declining], endPrice: LOWEST as Wei }
    case 'private':
      return { ...plain, items: [reserved], reservedFor: friend }
    case 'bundle':
      return { ...plain, items: [lead, further] }
    case 'edition':
      return { ...plain, items: [edition], parts: EDITION_PARTS }
  }
}

/** Publishes listings in one transaction, after an approval for each collection. */
async function publish(maker: Address, drafts: readonly ListingDraft[]) {
  const { send, config } = market
  const request = { send, config, seller: maker, drafts }
  const terms = (await preparePublish({ ...request, shown: null })).drafts.map((one) => {
    if (one.status === 'refused') throw new Error(currentTranslate()(one.because.detail))
    return one.terms
  })
  const { plan } = await market.carryOut(
    maker,
    async () => (await preparePublish({ ...request, shown: terms })).outcome,
  )
  return drafts.map((draft, index) => ({
    orderHash: plan.orderHashes[index] ?? '',
    draft,
    terms: terms[index] as ListingTerms,
  }))
}

/** Publishes one listing of each kind. */
async function publishAll(): Promise<readonly Made[]> {
  const now = await market.now()
  const drafts = await Promise.all(KINDS.map((kind) => makeDraft(kind, now)))
  const published = await publish(seller, drafts)
  return published.map((one, index) => ({ ...one, kind: KINDS[index] as Kind }))
}

/** The hashes of the listings that an account's page selects by one of its filters. */
async function fetchHashes(filter: typeof expiredListingsFilter, account: Address) {
  const { orders } = await market.query<{ orders: readonly { id: string }[] }>(
    'query ($where: Order_filter!) { orders(first: 1000, where: $where) { id } }',
    { where: filter(account, await market.now()) },
  )
  return orders.map(({ id }) => id)
}

async function fetchOrder({ orderHash }: Pick<Made, 'orderHash'>) {
  const { order } = await market.query<{ order: Record<string, unknown> }>(
    `query ($id: ID!) {
      order(id: $id) {
        side scope status live unrestricted remaining quantity startPrice endPrice unitPrice unitEndPrice
        proceeds royaltyAmount feeAmount startsAtSeconds endsAtSeconds offeredItemCount
        offerer { id } openFor { id } privateTaker { id } token { tokenId } currency { id }
      }
    }`,
    { id: orderHash },
  )
  return order
}

async function salesIn(transactionHash: string): Promise<readonly SaleRow[]> {
  const { sales } = await market.query<{ sales: readonly SaleRow[] }>(
    `query ($hash: Bytes!) {
      sales(orderBy: id, where: { transactionHash: $hash }) {
        orderHash price proceeds royaltyAmount method bundleSize quantity currency { id } buyer { id }
        token { id owner { id } }
      }
    }`,
    { hash: transactionHash },
  )
  return sales
}

/** Returns the index's expected fields of a new listing. */
function asDrafted({ kind, draft, terms }: Made) {
  const { parts, items: offered } = draft
  const { proceeds, royalty, fee } = sumShares(terms, 'start')
  const [start, end] = [draft.startPrice * parts, draft.endPrice * parts]
  const [lead] = offered
  // A bundle of several collections has no single royalty recipient.
  const mixed = offered.some(({ token }) => token !== lead.token)
  return {
    side: 'ASK',
    scope: kind === 'bundle' ? 'BUNDLE' : 'ITEM',
    status: 'OPEN',
    live: kind !== 'scheduled' && kind !== 'private',
    unrestricted: kind !== 'private',
    remaining: `${parts}`,
    quantity: `${parts}`,
    startPrice: `${start}`,
    endPrice: `${end}`,
    unitPrice: `${draft.startPrice}`,
    unitEndPrice: `${draft.endPrice}`,
    proceeds: `${proceeds}`,
    royaltyAmount: `${mixed ? 0n : royalty}`,
    feeAmount: `${mixed ? royalty + fee : fee}`,
    endsAtSeconds: `${draft.expiresAtSeconds}`,
    offeredItemCount: offered.length,
    offerer: { id: seller },
    openFor: { id: seller },
    privateTaker: kind === 'private' ? { id: friend } : null,
    token: kind === 'bundle' ? null : { tokenId: `${lead.identifier}` },
    currency: { id: draft.currency },
    ...(draft.startsAtSeconds === null ? {} : { startsAtSeconds: `${draft.startsAtSeconds}` }),
  }
}

/** Buys as the interface does: the order from the index, at the chain's current price. */
async function buy({ orderHash, draft }: Made, { by = buyer, units = draft.parts } = {}) {
  const { send, config } = market
  const [lead, ...rest] = draft.items
  const shownItem = ({ token, identifier, standard, quantity }: DraftItem) => ({
    collection: token,
    tokenId: tokenIdFromBigInt(identifier),
    standard,
    quantity,
  })
  const order = await loadOrder(client, parseOrderHash(orderHash))
  let shown: ShownListing = {
    ...shownItem(lead),
    quantity: draft.parts === 1n ? lead.quantity : units,
    rest: rest.map(shownItem),
    currency: draft.currency,
    total: (draft.startPrice * units) as Wei,
  }
  const balances = () => Promise.all([seller, by].map((account) => market.balanceOf(draft.currency, account)))
  const before = await balances()
  const { plan, mined } = await market.carryOut<BuyPlan>(by, async () => {
    const request = { send, config, order, buyer: by }
    const firstVerdict = await prepareBuy({ ...request, shown })
    if (firstVerdict.status !== 'changed' || firstVerdict.change.what !== 'price') return firstVerdict
    shown = { ...shown, total: firstVerdict.change.to }
    return prepareBuy({ ...request, shown, acceptLess: true })
  })
  const after = await balances()
  const [got = 0n, lost = 0n] = after.map((balance, index) => balance - (before[index] ?? 0n))
  const fee = draft.currency === ZERO_ADDRESS ? mined.fee : 0n
  return { plan, got, paid: -lost - fee, sales: await salesIn(mined.hash) }
}

const sum = (sales: readonly SaleRow[], part: 'price' | 'proceeds') =>
  sales.reduce((total, sale) => total + BigInt(sale[part]), 0n)

test('indexes one sale for each item of a cart, at the price shown', async () => {
  const { orders } = await market.query<{
    orders: readonly {
      id: string
      startPrice: string
      offerer: { id: string }
      token: { id: string; tokenId: string; collection: { id: Address } }
    }[]
  }>(
    `query ($currency: String!, $now: BigInt!) {
      orders(first: 20, orderBy: unitPrice, where: {
        side: ASK, scope: ITEM, live: true, priceType: FIXED, quantity: 1, currency: $currency, endsAtSeconds_gt: $now,
        token_: { standard: ERC721 }
      }) { id startPrice offerer { id } token { id tokenId collection { id } } }
    }`,
    { currency: ZERO_ADDRESS, now: `${(await market.now()) + HOUR}` },
  )
  const sweepListings = orders
    .filter(({ token }, at) => orders.findIndex((other) => other.token.id === token.id) === at)
    .slice(0, 3)
  expect(sweepListings.length).toBeGreaterThan(1)
  const stranger = market.people.find((person) =>
    sweepListings.every(({ offerer }) => offerer.id !== person),
  ) as Address
  const cartItems = await Promise.all(
    sweepListings.map(async ({ id, startPrice, token }) => ({
      order: await loadOrder(client, parseOrderHash(id)),
      shown: {
        collection: token.collection.id,
        tokenId: tokenIdFromBigInt(BigInt(token.tokenId)),
        standard: 'ERC721' as const,
        currency: ZERO_ADDRESS,
        quantity: 1n,
        total: toWei(startPrice),
      },
    })),
  )
  const { send, config } = market
  const verdict = await prepareCart({ send, config, cartItems, buyer: stranger })
  if (verdict.outcome.status !== 'executable') throw new Error(currentTranslate()(verdict.outcome.detail))
  expect(verdict.cartItems.map(({ status }) => status)).toEqual(sweepListings.map(() => 'included'))
  const { hash, logs } = await market.transact(stranger, verdict.outcome.plan.steps[0].call)
  const wanted = sweepListings.map(({ id }) => parseOrderHash(id))
  expect(reconcile(logs, { cartItems: wanted, buyer: stranger })).toEqual(
    sweepListings.map(({ id, startPrice }) => ({
      orderHash: id,
      status: 'bought',
      paid: BigInt(startPrice),
      units: 1n,
    })),
  )
  const sales = await salesIn(hash)
  expect(sales).toHaveLength(sweepListings.length)
  for (const { id, startPrice, token } of sweepListings) {
    expect(sales.find(({ orderHash }) => orderHash === id)).toMatchObject({
      price: startPrice,
      method: 'AVAILABLE',
      buyer: { id: stranger },
      token: { id: token.id, owner: { id: stranger } },
    })
  }
  const { orders: after } = await market.query<{ orders: readonly { status: string }[] }>(
    'query ($ids: [Bytes!]!) { orders(where: { id_in: $ids }) { status } }',
    { ids: wanted },
  )
  expect(after.map(({ status }) => status)).toEqual(sweepListings.map(() => 'FILLED'))
})

describe('listings in the index', () => {
  let made: readonly Made[]
  const of = (kind: Kind) => made.find((one) => one.kind === kind) as Made

  test('of every kind are indexed as drafted when they are published together', async () => {
    made = await publishAll()
    expect(await Promise.all(made.map(fetchOrder))).toMatchObject(made.map(asDrafted))
    const { orderHash } = of('private')
    expect(await fetchHashes(reservedListingsFilter, friend)).toContain(orderHash)
    expect(await fetchHashes(reservedListingsFilter, buyer)).not.toContain(orderHash)
  })

  test('of every kind are not live for anyone after they are canceled together', async () => {
    const { send, config } = market
    const orders = await Promise.all(
      made.map(({ orderHash }) => loadOrder(client, parseOrderHash(orderHash))),
    )
    const { outcome, leftOut } = await prepareCancel({ send, config, orders, maker: seller })
    if (outcome.status !== 'executable') throw new Error(currentTranslate()(outcome.detail))
    expect(leftOut).toEqual([])
    await market.transact(seller, outcome.plan.steps[0].call)
    const canceled = { status: 'CANCELLED', live: false, openFor: null }
    expect(await Promise.all(made.map(fetchOrder))).toMatchObject(made.map(() => canceled))
    expect(await fetchHashes(reservedListingsFilter, friend)).not.toContain(of('private').orderHash)
  })

  describe('bought', () => {
    beforeAll(async () => {
      made = await publishAll()
    })

    test.each([
      ['fixed', 'BASIC'],
      ['private', 'MATCH'],
      ['bundle', 'ADVANCED'],
    ] as const)('a %s one is a sale to who paid, for what they paid', async (kind, method) => {
      const one = of(kind)
      const by = kind === 'private' ? friend : buyer
      const { paid, got, sales } = await buy(one, { by })
      const { proceeds } = sumShares(one.terms, 'start')
      expect([paid, got]).toEqual([PRICE, proceeds])
      expect(await fetchOrder(one)).toMatchObject({
        status: 'FILLED',
        live: false,
        remaining: '0',
        openFor: null,
      })
      expect(sales).toHaveLength(one.draft.items.length)
      expect([sum(sales, 'price'), sum(sales, 'proceeds')]).toEqual([PRICE, proceeds])
      for (const sale of sales) {
        expect(sale).toMatchObject({
          orderHash: one.orderHash,
          method,
          bundleSize: one.draft.items.length,
          buyer: { id: by },
          token: { owner: { id: by } },
        })
      }
    })

    test('one in an ERC-20 pays price and royalty only in it, and is a sale in it', async () => {
      const one = of('token')
      const { weth, stack } = market
      const studio = stack.contracts.studio as Address
      const { proceeds, royalty } = sumShares(one.terms, 'start')
      await market.mine(buyer, {
        to: weth,
        data: wrappedNative.encodeFunctionData('deposit') as Hex,
        value: PRICE,
      })
      const before = await Promise.all(
        [weth, ZERO_ADDRESS].map((currency) => market.balanceOf(currency, studio)),
      )
      const native = await market.nativeBalance(seller)
      const { paid, got, sales, plan } = await buy(one)
      expect([paid, got]).toEqual([PRICE, proceeds])
      const after = await Promise.all(
        [weth, ZERO_ADDRESS].map((currency) => market.balanceOf(currency, studio)),
      )
      expect(after.map((balance, index) => balance - (before[index] ?? 0n))).toEqual([royalty, 0n])
      expect(royalty).toBeGreaterThan(0n)
      expect(proceeds + royalty).toBe(PRICE)
      expect([plan.steps[0].call.value, await market.nativeBalance(seller)]).toEqual([0n, native])
      expect(sales).toMatchObject([
        {
          orderHash: one.orderHash,
          price: `${PRICE}`,
          proceeds: `${proceeds}`,
          royaltyAmount: `${royalty}`,
          currency: { id: weth },
          method: 'BASIC',
          buyer: { id: buyer },
          token: { owner: { id: buyer } },
        },
      ])
      expect(await fetchOrder(one)).toMatchObject({ status: 'FILLED', live: false, remaining: '0' })
    })

    test('an edition stays live after a partial sale, and is filled by the rest', async () => {
      const one = of('edition')
      const { proceeds } = sumShares(one.terms, 'start')
      const part = await buy(one, { units: 1n })
      expect([part.paid, part.got]).toEqual([PRICE, proceeds / EDITION_PARTS])
      expect(part.sales).toMatchObject([{ price: `${PRICE}`, quantity: '1', buyer: { id: buyer } }])
      expect(await fetchOrder(one)).toMatchObject({ status: 'PARTIAL', live: true, remaining: '2' })
      const rest = await buy(one, { units: 2n })
      expect([rest.paid, rest.got]).toEqual([2n * PRICE, (2n * proceeds) / EDITION_PARTS])
      expect(rest.sales).toMatchObject([{ price: `${2n * PRICE}`, quantity: '2' }])
      expect(await fetchOrder(one)).toMatchObject({ status: 'FILLED', live: false, remaining: '0' })
    })

    test('a scheduled one is live from its start, and a declining one sells at its current price', async () => {
      const [scheduled, declining] = [of('scheduled'), of('declining')]
      await market.rpc('evm_increaseTime', [2 * HOUR])
      await market.rpc('evm_mine')
      await market.stack.indexed()
      expect(await fetchOrder(scheduled)).toMatchObject({ status: 'OPEN', live: true })
      const started = await buy(scheduled)
      expect([started.paid, started.got]).toEqual([PRICE, sumShares(scheduled.terms, 'start').proceeds])
      expect(started.sales).toMatchObject([{ price: `${PRICE}`, buyer: { id: buyer } }])
      expect(await fetchOrder(scheduled)).toMatchObject({ status: 'FILLED', live: false })

      const fallen = await buy(declining)
      expect(fallen.paid).toBeLessThan(PRICE)
      expect(fallen.paid).toBeGreaterThan(LOWEST)
      expect(fallen.sales).toMatchObject([
        { price: `${fallen.paid}`, proceeds: `${fallen.got}`, buyer: { id: buyer } },
      ])
      expect(await fetchOrder(declining)).toMatchObject({ status: 'FILLED', live: false, remaining: '0' })
    })

    test('one that expired is found among its seller’s, who lists the item again for a new time', async () => {
      const now = await market.now()
      const draft = { ...(await makeDraft('fixed', now)), expiresAtSeconds: now + HOUR }
      const [expired] = await publish(buyer, [draft])
      const orderHash = expired?.orderHash ?? ''
      expect(await fetchHashes(expiredListingsFilter, buyer)).not.toContain(orderHash)
      await market.rpc('evm_increaseTime', [2 * HOUR])
      await market.rpc('evm_mine')
      await market.stack.indexed()
      expect(await fetchHashes(expiredListingsFilter, buyer)).toContain(orderHash)
      expect(await fetchOrder({ orderHash })).toMatchObject({ status: 'EXPIRED', live: false })
      const fresh = { ...draft, expiresAtSeconds: (await market.now()) + DAY, salt: newSalt() }
      const [again] = await publish(buyer, [fresh])
      expect(await fetchOrder({ orderHash: again?.orderHash ?? '' })).toMatchObject({
        status: 'OPEN',
        live: true,
        startPrice: `${PRICE}`,
      })
    })
  })
})
