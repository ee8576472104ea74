// Follows the app from the index to the chain: it buys, accepts and replaces what its own documents show.
import { writesTexts } from '../../src/messages/en/writes.ts'
import { currentTranslate } from '../../src/messages/translate.ts'
import type { ApolloClient } from '@apollo/client'
import { ItemType } from '@opensea/seaport-js/lib/constants.js'
import type { CreateOrderInput, OrderWithCounter } from '@opensea/seaport-js/lib/types.js'
import { Interface, type JsonRpcProvider } from 'ethers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localSite } from '../../local/web/local-site.ts'
import { parseSite } from '../../operate/config/readSite.ts'
import { ZERO_ADDRESS, type Address } from '../../src/domain/address.ts'
import type { NetworkConfig } from '../../src/domain/config.ts'
import { parseTraitKey, traitKey, type Trait } from '../../src/domain/traits.ts'
import { ZERO_WEI, type Wei } from '../../src/domain/wei.ts'
import { defineCheckout } from '../../src/trading/cart/write.ts'
import { toCartItem } from '../../src/orders/cartItem.ts'
import type { ListDraft } from '../../src/trading/list/form.ts'
import type { Listing } from '../../src/orders/listing.ts'
import { priceForUnits } from '../../src/orders/listingPrice.ts'
import {
  type ShownTerms,
  defineListing,
  previewListings,
  defineReplacement,
} from '../../src/trading/list/write.ts'
import { fetchReactivated } from '../../src/trading/reactivation/reactivated.ts'
import { previewPurchase, definePurchase } from '../../src/trading/buy/write.ts'
import { loadOrder } from '../../src/trading/dialog/loadOrder.ts'
import { defineAcceptance, previewAcceptance } from '../../src/trading/accept/write.ts'
import type { Offer } from '../../src/orders/offer.ts'
import type { TradeContext } from '../../src/trading/dialog/tradeContext.ts'
import { createApolloClient } from '../../src/graphql/client.ts'
import { getFollower } from '../../src/graphql/indexFollower.ts'
import type { ListingTerms } from '../../src/seaport/listings/draft.ts'
import { traitHash } from '../../src/seaport/offers/criteria.ts'
import { parseOutcome } from '../../src/seaport/chain.ts'
import { wrappedNative } from '../../src/seaport/contracts.ts'
import { parseOrder } from '../../src/seaport/parseOrder.ts'
import { decodeRevert } from '../../src/seaport/reverts.ts'
import type { Call, Hex, TokenStandard } from '../../src/seaport/types.ts'
import type { WriteDefinition } from '../../src/transactions/definition.ts'
import { openItemPage, type OpenedItem } from './market/itemPage.ts'
import { asPlain, openProvider, plainSeaport, publishPlain } from './market/plain.ts'
import { startTradingStack, type TradingStack } from './market/tradingStack.ts'

const DAY = 86_400
/** Price of one unit: its fees are not round numbers, but divide by the units. */
const PRICE = 123_456_789_012_340_000n
const FEES = [500n, 123n] as const
const UNITS = 3n

interface Item {
  readonly standard: TokenStandard
  readonly token: Address
  readonly identifier: bigint
}

let market: TradingStack
let network: NetworkConfig
let client: ApolloClient
let provider: JsonRpcProvider
/** The first owner of all items. */
let holder: Address
let trader: Address
/** The recipient of the collections' royalties, and one that only orders of others pay. */
let studio: Address
let house: Address
let nouns: readonly Item[]
/** Items of another collection. */
let drawings: readonly Item[]
let editions: readonly Item[]

beforeAll(async () => {
  market = await startTradingStack()
  const { stack } = market
  network = parseSite(JSON.stringify(localSite(stack))).network
  client = createApolloClient({ graphqlUrl: stack.graphqlUrl })
  provider = openProvider(stack.rpcUrl)
  studio = stack.contracts.studio as Address
  const people = market.people.filter((person) => person !== studio)
  const { balances } = await market.query<{
    balances: readonly {
      amount: string
      account: { id: Address }
      token: { tokenId: string; standard: TokenStandard; collection: { id: Address } }
    }[]
  }>(
    `query ($people: [String!]!) {
      balances(
        first: 1000
        where: { account_in: $people, amount_gt: 0, token_: { openAskCount: 0, metadata_not: null } }
      ) { amount account { id } token { tokenId standard collection { id } } }
    }`,
    { people },
  )
  const heldItems = (who: Address, standard: TokenStandard, units: bigint): readonly Item[] =>
    balances
      .filter(({ account, amount, token }) => {
        return account.id === who && token.standard === standard && BigInt(amount) >= units
      })
      .map(({ token }) => ({ standard, token: token.collection.id, identifier: BigInt(token.tokenId) }))
  const held = (who: Address) => {
    const objects = heldItems(who, 'ERC721', 1n)
    const { collection } = stack.contracts.notable.dutch
    return {
      nouns: objects.filter(({ token }) => token === collection),
      drawings: objects.filter(({ token }) => token !== collection),
      editions: heldItems(who, 'ERC1155', UNITS),
    }
  }
  holder = people.find((who) => {
    const { nouns, drawings, editions } = held(who)
    return nouns.length >= 4 && drawings.length >= 2 && editions.length >= 2
  }) as Address
  ;({ nouns, drawings, editions } = held(holder))
  ;[trader, house] = people.filter((person) => person !== holder) as [Address, Address]
  const data = wrappedNative.encodeFunctionData('deposit') as Hex
  await market.mine(trader, { to: market.weth, data, value: 100n * PRICE })
})

afterAll(async () => {
  provider.destroy()
  await market.stack.stop()
})

const makeContext = (account: Address): TradeContext => {
  const { send, config } = market
  return { client, send, config, account }
}

/** Opens an item's page, which follows the index. */
async function openItem(item: Item): Promise<OpenedItem> {
  await getFollower(client).look()
  return openItemPage({ client, network, now: await market.now() }, item)
}

/** Sends a transaction as the page does, each step prepared again, and returns the network fees of all. */
async function carryOut(write: WriteDefinition): Promise<bigint> {
  let fees = 0n
  for (;;) {
    const next = await write.prepare()
    if (next.status === 'stopped') throw new Error(currentTranslate()(next.reason.sentence))
    fees += (await market.mine(write.account, next.call)).fee
    if (!next.step.last) continue
    await market.stack.indexed()
    return fees
  }
}

/** Returns how much each account gained of a currency by what one account sent, without the network fee. */
async function measureGains(currency: Address, sender: Address, send: () => Promise<bigint>) {
  const accounts = [holder, trader, studio, house]
  const held = () => Promise.all(accounts.map((account) => market.balanceOf(currency, account)))
  const before = await held()
  const fees = await send()
  const after = await held()
  const gains = accounts.map((account, index) => {
    const back = account === sender && currency === ZERO_ADDRESS ? fees : 0n
    return [account, (after[index] ?? 0n) - (before[index] ?? 0n) + back] as const
  })
  return Object.fromEntries(gains.filter(([, gain]) => gain !== 0n))
}

const byRecipient = (lines: readonly { readonly recipient: string; readonly amount: bigint }[]) =>
  Object.fromEntries(lines.map(({ recipient, amount }) => [recipient, amount]))

/** Publishes orders with plain seaport-js, with fees for other accounts, and returns once the index has them. */
async function publish(
  maker: Address,
  inputs: readonly Omit<CreateOrderInput, 'fees' | 'startTime'>[],
): Promise<readonly OrderWithCounter[]> {
  const startTime = `${await market.now()}`
  const fees = [studio, house].map((recipient, index) => ({ recipient, basisPoints: Number(FEES[index]) }))
  const orders = await publishPlain(
    provider,
    maker,
    inputs.map((input) => ({ ...input, startTime, fees })),
  )
  await market.stack.indexed()
  return orders
}

/** Returns what a plain order pays each recipient for a part of it, computed without our own code. */
function due({ parameters }: OrderWithCounter, units = 1n, of = 1n): Record<string, bigint> {
  const money = parameters.consideration.filter(({ itemType }) => Number(itemType) < 2)
  return byRecipient(
    money.map(({ recipient, startAmount }) => ({
      recipient: recipient.toLowerCase(),
      amount: (BigInt(startAmount) * units) / of,
    })),
  )
}

const sumAmounts = (amounts: Record<string, bigint>) =>
  Object.values(amounts).reduce((sum, amount) => sum + amount, 0n)

async function hashOrders(orders: readonly OrderWithCounter[]) {
  const seaport = await plainSeaport(provider, holder)
  return orders.map(({ parameters }) => seaport.getOrderHash(parameters))
}

const fetchStatus = async (orderHash: string) => {
  const { order } = await market.query<{ order: Record<string, unknown> }>(
    'query ($id: ID!) { order(id: $id) { status live remaining sales { price proceeds side buyer { id } } } }',
    { id: orderHash },
  )
  return order
}

/** Buys what a page shows, and expects its dialog to show what every account gains. */
async function buy(listing: Listing, units = 1n) {
  const context = makeContext(trader)
  const total = priceForUnits(listing, units, await market.now())
  const { shown, changes, verdict } = await previewPurchase(context, { listing, quantity: units, total })
  if (verdict.status !== 'executable') throw new Error(currentTranslate()(verdict.detail))
  expect(changes).toEqual([])
  const gains = await measureGains(listing.currency.address, trader, () =>
    carryOut(definePurchase(context, listing, { shown, committed: ZERO_WEI, wrapped: ZERO_WEI, first: [] })),
  )
  expect(gains).toEqual({ ...byRecipient(verdict.plan.lines), [trader]: -verdict.plan.total })
  return gains
}

/** Accepts what a page shows, and expects its dialog to show what every account gains. */
async function accept(offer: Offer, item: OpenedItem, units = 1n) {
  const context = makeContext(holder)
  const acceptance = { offer, item: item.item, quantity: units }
  const { shown, changes, verdict } = await previewAcceptance(context, acceptance)
  if (verdict.status !== 'executable') throw new Error(currentTranslate()(verdict.detail))
  expect(changes).toEqual([])
  const { others, proceeds, total, steps } = verdict.plan
  const approves = steps.length > 1
  const gains = await measureGains(offer.currency.address, holder, () =>
    carryOut(defineAcceptance(context, acceptance, { shown, approves, first: [] })),
  )
  expect(gains).toEqual({ ...byRecipient(others), [holder]: proceeds, [trader]: -total })
  return gains
}

describe('listings made by plain seaport-js', () => {
  const priced = (amount: bigint) => [{ amount: `${amount}`, recipient: holder }]
  const whole = ({ token, identifier }: Item) =>
    ({ itemType: ItemType.ERC721, token, identifier: `${identifier}` }) as const
  /** A listing without an end, one of an edition, and a bundle, with their hashes. */
  let made: Record<'single' | 'units' | 'pair', { order: OrderWithCounter; orderHash: string }>

  beforeAll(async () => {
    const [edition] = editions as readonly [Item]
    const [drawing, further] = drawings as readonly [Item, Item]
    const [noun] = nouns as readonly [Item]
    const { token, identifier } = edition
    const orders = await publish(holder, [
      { offer: [whole(drawing)], consideration: priced(PRICE) },
      {
        offer: [{ itemType: ItemType.ERC1155, token, identifier: `${identifier}`, amount: `${UNITS}` }],
        consideration: priced(PRICE * UNITS),
        allowPartialFills: true,
      },
      {
        offer: [whole(noun), whole(further)],
        consideration: priced(PRICE),
        endTime: `${(await market.now()) + DAY}`,
      },
    ])
    const hashes = await hashOrders(orders)
    const at = (index: number) => ({
      order: orders[index] as OrderWithCounter,
      orderHash: hashes[index] ?? '',
    })
    made = { single: at(0), units: at(1), pair: at(2) }
  })

  test('one without an end is shown on its item’s page and bought from there', async () => {
    const [item] = drawings as readonly [Item]
    const { order, orderHash } = made.single
    const { listings } = await openItem(item)
    expect(listings).toMatchObject([
      {
        orderHash,
        seller: holder,
        startPrice: PRICE,
        endPrice: PRICE,
        quantity: 1n,
        endsAtSeconds: 2n ** 256n - 1n,
        open: true,
        inactiveReason: undefined,
        reservedFor: null,
      },
    ])
    const [listing] = listings as [Listing]
    const paid = due(order)
    expect(sumAmounts(paid)).toBe(PRICE)
    expect(await buy(listing)).toEqual({ ...paid, [trader]: -PRICE })
    expect(await fetchStatus(orderHash)).toMatchObject({
      status: 'FILLED',
      live: false,
      sales: [{ price: `${PRICE}`, proceeds: `${paid[holder]}`, side: 'ASK', buyer: { id: trader } }],
    })
    expect((await openItem(item)).listings).toEqual([])
  })

  test('an edition is bought in part, then completely', async () => {
    const [edition] = editions as readonly [Item]
    const { order, orderHash } = made.units
    const listed = async () => (await openItem(edition)).listings.find((one) => one.orderHash === orderHash)
    const listing = (await listed()) as Listing
    expect(listing).toMatchObject({ kind: 'edition', quantity: UNITS, remaining: UNITS, unitPrice: PRICE })
    expect(await buy(listing)).toEqual({ ...due(order, 1n, UNITS), [trader]: -PRICE })
    const rest = (await listed()) as Listing
    expect(rest).toMatchObject({ quantity: UNITS, remaining: UNITS - 1n })
    expect(await buy(rest, 2n)).toEqual({ ...due(order, 2n, UNITS), [trader]: -2n * PRICE })
    expect(await fetchStatus(orderHash)).toMatchObject({ status: 'FILLED', remaining: '0' })
    expect(await listed()).toBeUndefined()
  })

  test('a bundle is shown on the page of each item, and bought as one', async () => {
    const [one, other] = [nouns[0], drawings[1]] as [Item, Item]
    const { order, orderHash } = made.pair
    const pages = await Promise.all([one, other].map(openItem))
    for (const { bundles, listings } of pages) {
      expect(listings).toEqual([])
      expect(bundles).toMatchObject([
        {
          orderHash,
          kind: 'bundle',
          startPrice: PRICE,
          items: pages.map(({ item }) => ({ item, quantity: 1n })),
        },
      ])
    }
    const [bundle] = (pages[0]?.bundles ?? []) as readonly [Listing]
    expect(await buy(bundle)).toEqual({ ...due(order), [trader]: -PRICE })
    expect(await fetchStatus(orderHash)).toMatchObject({ status: 'FILLED', live: false })
  })
})

test('a price that declines until 2^64 is what its page shows, and is paid without a second question', async () => {
  // Bought above, and sold back here.
  const [item] = drawings as readonly [Item]
  const endTime = 2n ** 64n
  const [startPrice, endPrice] = [90n * 10n ** 18n, 10n ** 18n]
  await publishPlain(provider, trader, [
    {
      offer: [{ itemType: ItemType.ERC721, token: item.token, identifier: `${item.identifier}` }],
      consideration: [{ amount: `${startPrice}`, endAmount: `${endPrice}`, recipient: trader }],
      startTime: `${(await market.now()) - 365 * DAY}`,
      endTime: `${endTime}`,
    },
  ])
  await market.stack.indexed()
  const [listing] = (await openItem(item)).listings as [Listing]
  expect(listing).toMatchObject({ startPrice, endPrice, endsAtSeconds: endTime, open: true })
  const context = makeContext(holder)
  const total = priceForUnits(listing, 1n, await market.now())
  const { shown, changes, verdict } = await previewPurchase(context, { listing, quantity: 1n, total })
  expect(changes).toEqual([])
  expect(verdict).toMatchObject({ status: 'executable', plan: { total } })
  await carryOut(
    definePurchase(context, listing, { shown, committed: ZERO_WEI, wrapped: ZERO_WEI, first: [] }),
  )
  const { sales } = await market.query<{ sales: readonly { price: string; timestampSeconds: string }[] }>(
    'query ($id: String!) { sales(where: { order: $id }) { price timestampSeconds } }',
    { id: listing.orderHash },
  )
  const [{ timestampSeconds }] = sales as [(typeof sales)[number]]
  expect(sales).toMatchObject([{ price: `${priceForUnits(listing, 1n, BigInt(timestampSeconds))}` }])
})

describe('offers made by plain seaport-js', () => {
  test('on an item, a collection and a trait are shown on the pages of matching items and accepted from there', async () => {
    const [, first, second] = nouns as readonly [Item, Item, Item]
    const [, edition] = editions as readonly [Item, Item]
    const collection = first.token
    const trait = parseTraitKey((await openItem(first)).traits[0] ?? '') as Trait
    const { tokens } = await market.query<{ tokens: readonly { tokenId: string }[] }>(
      `query ($collection: String!, $key: String!) {
        tokens(first: 1000, where: { collection: $collection, supply_gt: "0", metadata_: { traits_contains: [$key] } }) {
          tokenId
        }
      }`,
      { collection, key: traitKey(trait) },
    )
    const paying = (amount: bigint) => [{ token: market.weth, amount: `${amount}` }]
    const orders = await publish(trader, [
      {
        offer: paying(2n * PRICE),
        consideration: [
          {
            itemType: ItemType.ERC1155,
            token: edition.token,
            identifier: `${edition.identifier}`,
            amount: '2',
            recipient: trader,
          },
        ],
        allowPartialFills: true,
      },
      {
        offer: paying(3n * PRICE),
        consideration: [
          { itemType: ItemType.ERC721, token: collection, criteria: '0', amount: '3', recipient: trader },
        ],
        allowPartialFills: true,
      },
      {
        offer: paying(PRICE + 10_000n),
        consideration: [
          {
            itemType: ItemType.ERC721,
            token: collection,
            identifiers: tokens.map(({ tokenId }) => tokenId),
            recipient: trader,
          },
        ],
        zoneHash: traitHash(collection, trait),
      },
    ])
    const [onItem, onCollection, onTrait] = orders as [OrderWithCounter, OrderWithCounter, OrderWithCounter]
    const [itemHash = '', collectionHash = '', traitOrderHash = ''] = await hashOrders(orders)
    const ours = ({ offers }: OpenedItem) => offers.filter(({ buyer }) => buyer === trader)

    const editionPage = await openItem(edition)
    const [forItem] = ours(editionPage) as [Offer]
    expect(forItem).toMatchObject({
      orderHash: itemHash,
      subject: { kind: 'token', item: editionPage.item },
      unitPrice: PRICE,
      quantity: 2n,
      divisible: true,
      open: true,
    })
    const firstPage = await openItem(first)
    expect(ours(firstPage)).toMatchObject([
      { orderHash: traitOrderHash, subject: { kind: 'trait' }, unitPrice: PRICE + 10_000n, quantity: 1n },
      { orderHash: collectionHash, subject: { kind: 'collection' }, unitPrice: PRICE, quantity: 3n },
    ])
    const [forTrait, forCollection] = ours(firstPage) as [Offer, Offer]

    const net = (order: OrderWithCounter, price: bigint, units = 1n, of = 1n) => {
      const fees = due(order, units, of)
      return { ...fees, [holder]: price - sumAmounts(fees), [trader]: -price }
    }
    expect(await accept(forItem, editionPage)).toEqual(net(onItem, PRICE, 1n, 2n))
    expect(await fetchStatus(itemHash)).toMatchObject({ status: 'PARTIAL', live: true, remaining: '1' })
    expect(await accept(forTrait, firstPage)).toEqual(net(onTrait, PRICE + 10_000n))
    expect(await fetchStatus(traitOrderHash)).toMatchObject({ status: 'FILLED', live: false })
    expect(await accept(forCollection, await openItem(second))).toEqual(net(onCollection, PRICE, 1n, 3n))
    expect(await fetchStatus(collectionHash)).toMatchObject({
      status: 'PARTIAL',
      remaining: '2',
      sales: [{ price: `${PRICE}`, side: 'BID', buyer: { id: trader } }],
    })
  })
})

/** A listing of the item for one day, at the price. */
async function createDraft(item: Item): Promise<ListDraft> {
  return {
    item: (await openItem(item)).item,
    quantity: 1n,
    rest: [],
    unitPrice: PRICE as Wei,
    unitEndPrice: PRICE as Wei,
    currency: network.nativeCurrency,
    startsAtSeconds: null,
    expiresAtSeconds: (await market.now()) + DAY,
    reservedFor: null,
  }
}

async function prepareTerms(draft: ListDraft, seller = holder): Promise<ShownTerms<ListingTerms>> {
  const {
    drafts: [verdict],
  } = await previewListings(makeContext(seller), [draft])
  if (verdict?.status !== 'ready') throw new Error(verdict?.status)
  return { shown: verdict.terms, unapproved: verdict.unapproved, first: [] }
}

describe('an item bought back', () => {
  const transfers = new Interface(['function transferFrom(address from, address to, uint256 tokenId)'])

  test('can’t be sold at the price of its buyer’s own older listing, which is canceled first', async () => {
    const [, , , item] = nouns as readonly [Item, Item, Item, Item]
    const draft = await createDraft(item)
    await carryOut(defineListing(makeContext(holder), draft, await prepareTerms(draft)))
    const [old] = (await openItem(item)).listings as [Listing]
    const data = transfers.encodeFunctionData('transferFrom', [holder, trader, item.identifier]) as Hex
    await market.mine(holder, { to: item.token, data, value: 0n })
    await market.stack.indexed()
    await carryOut(defineListing(makeContext(trader), draft, await prepareTerms(draft, trader)))
    const listing = (await openItem(item)).listings.find(({ seller }) => seller === trader) as Listing

    const context = makeContext(holder)
    const cause = { kind: 'purchase', items: [listing.item] } as const
    const { listings: older } = await fetchReactivated(context, cause, network)
    expect(older.map(({ orderHash }) => orderHash)).toEqual([old.orderHash])
    const purchase = { listing, quantity: 1n, total: PRICE as Wei }
    const { shown } = await previewPurchase(context, purchase)
    await carryOut(
      definePurchase(context, listing, { shown, committed: ZERO_WEI, wrapped: ZERO_WEI, first: older }),
    )
    expect(await fetchStatus(old.orderHash)).toMatchObject({ status: 'CANCELLED', live: false })
    expect((await openItem(item)).listings).toEqual([])
  })
})

describe('a changed price', () => {
  const LOWER = (PRICE / 2n) as Wei

  /** Returns the error with which the call reverts now, and expects it to revert when mined. */
  async function reverting(from: Address, call: Call): Promise<string> {
    const value = `0x${call.value.toString(16)}`
    const [reply] = await market.send([
      { method: 'eth_call', params: [{ from, to: call.to, data: call.data, value }, 'latest'] },
    ])
    const outcome = parseOutcome(reply)
    if (outcome.ok) return 'nothing'
    await expect(market.mine(from, call)).rejects.toThrow('The transaction reverted.')
    return decodeRevert(outcome.data).name
  }

  test('leaves no one a way to buy at the old price, and plain seaport-js fills the new listing', async () => {
    const [, , , item] = nouns as readonly [Item, Item, Item, Item]
    const context = makeContext(holder)
    const draft = await createDraft(item)
    await carryOut(defineListing(context, draft, await prepareTerms(draft)))
    const [old] = (await openItem(item)).listings as [Listing]

    // These purchases are prepared while the listing is live, by two buyers in two ways, and sent after it is canceled.
    const { shown } = await previewPurchase(makeContext(trader), {
      listing: old,
      quantity: 1n,
      total: PRICE as Wei,
    })
    const purchases = [trader, house].map((by) =>
      definePurchase(makeContext(by), old, { shown, committed: ZERO_WEI, wrapped: ZERO_WEI, first: [] }),
    )
    const late = [
      ...purchases,
      defineCheckout(makeContext(house), [{ cartItem: toCartItem(old), shown }], {
        committed: ZERO_WEI,
        wrapped: ZERO_WEI,
        first: [],
      }),
    ]
    const calls = await Promise.all(
      late.map(async (write) => {
        const next = await write.prepare()
        if (next.status === 'stopped') throw new Error(currentTranslate()(next.reason.sentence))
        return { from: write.account, call: next.call }
      }),
    )
    const { components } = parseOrder(await loadOrder(client, old.orderHash))

    const lower = { ...draft, unitPrice: LOWER, unitEndPrice: LOWER }
    const terms = await prepareTerms(lower)
    const change = defineReplacement(context, { replaced: old, canceled: false, draft: lower, ...terms })
    const first = await change.prepare()
    if (first.status === 'stopped') throw new Error(currentTranslate()(first.reason.sentence))
    expect(first.step).toMatchObject({ name: writesTexts.steps.cancelOldName, last: false })
    await market.transact(holder, first.call)
    expect((await openItem(item)).listings).toEqual([])
    await carryOut(change)
    const { listings } = await openItem(item)
    expect(listings).toMatchObject([{ startPrice: LOWER, seller: holder }])
    expect(await fetchStatus(old.orderHash)).toMatchObject({ status: 'CANCELLED', live: false, sales: [] })

    const reasons: string[] = []
    for (const { from, call } of calls) reasons.push(await reverting(from, call))
    expect(reasons).toEqual(['OrderIsCancelled', 'OrderIsCancelled', 'NoSpecifiedOrdersAvailable'])
    for (const write of late) {
      expect(await write.prepare()).toMatchObject({ status: 'stopped', reason: { code: 'canceled' } })
    }
    const seaport = await plainSeaport(provider, trader)
    const plainly = async (order: OrderWithCounter) => {
      const { executeAllActions } = await seaport.fulfillOrder({ order, accountAddress: trader })
      const receipt = await (await executeAllActions()).wait()
      return (receipt?.gasUsed ?? 0n) * (receipt?.gasPrice ?? 0n)
    }
    await expect(plainly(asPlain(components))).rejects.toThrow()

    const [now] = listings as [Listing]
    const replaced = parseOrder(await loadOrder(client, now.orderHash)).components
    const gains = await measureGains(ZERO_ADDRESS, trader, () => plainly(asPlain(replaced)))
    const promised = terms.shown.shares.map(({ recipient, start }) => ({ recipient, amount: start }))
    expect(gains).toEqual({ ...byRecipient(promised), [trader]: -LOWER })
    await market.stack.indexed()
    expect(await fetchStatus(now.orderHash)).toMatchObject({
      status: 'FILLED',
      sales: [{ price: `${LOWER}`, buyer: { id: trader } }],
    })
  })
})
