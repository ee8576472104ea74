// Changes that a purchase reports: none for a declining price if the newest block is a little older than the page. Also
// the data that the transaction records about the units to buy.
import { toWei, ZERO_WEI, type Wei } from '../../domain/wei.ts'
import { createItem, createListing } from '../../../tests/support/listing.ts'
import type { ApolloClient } from '@apollo/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ETH } from '../../../tests/support/currencies.ts'
import { LOCAL_CHAIN_ID } from '../../../tests/support/localSeaport.ts'
import { localNodeResults, orderRow } from '../../../tests/support/sellerMarket.ts'
import { LOCAL_PROTOCOL } from '../../../tests/support/orderLies.ts'
import { ZERO_ADDRESS, type Address } from '../../domain/address.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import { tokenIdFromBigInt } from '../../domain/tokenId.ts'
import { erc1155, erc20, SEAPORT, seaport, ZERO_BYTES32 } from '../../seaport/contracts.ts'
import { hashOrder } from '../../seaport/orderHash.ts'
import type { ShownListing } from '../../seaport/checks.ts'
import type { MarketStep, OrderComponents } from '../../seaport/types.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { agreedCartItems, defineCheckout, previewCheckout } from '../cart/write.ts'
import { toCartItem } from '../../orders/cartItem.ts'
import type { Listing } from '../../orders/listing.ts'
import { priceForUnits } from '../../orders/listingPrice.ts'
import { previewPurchase, definePurchase } from './write.ts'

const account = (digit: string) => `0x${digit.repeat(40)}` as Address
const [seller, buyer, artist, house, collection, coin] = ['1', '2', '3', '4', '5', '6'].map(account) as [
  Address,
  Address,
  Address,
  Address,
  Address,
  Address,
]

const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`

/** The page's clock. */
const NOW = 1_800_000_000
const HOUR = 3_600
const ETHER = 10n ** 18n

/** A share, in thousandths, of the price of all four units: 4 ether at the start, 2 at the end. */
const declining = (recipient: Address, thousandths: bigint) => ({
  itemType: 0 as const,
  token: ZERO_ADDRESS,
  identifierOrCriteria: 0n,
  startAmount: 4n * 10n ** 15n * thousandths,
  endAmount: 2n * 10n ** 15n * thousandths,
  recipient,
})

const components: OrderComponents = {
  offerer: seller,
  zone: ZERO_ADDRESS,
  offer: [{ itemType: 3, token: collection, identifierOrCriteria: 9n, startAmount: 4n, endAmount: 4n }],
  consideration: [declining(seller, 925n), declining(artist, 50n), declining(house, 25n)],
  orderType: 1,
  startTime: BigInt(NOW - 5 * HOUR),
  // A duration that divides no part evenly, so that each part is rounded up.
  endTime: BigInt(NOW + 4 * HOUR + 14),
  zoneHash: ZERO_BYTES32,
  salt: 77n,
  conduitKey: ZERO_BYTES32,
  counter: 5n,
}

const listing = createListing({
  kind: 'edition',
  orderHash: hashOrder(components),
  seller,
  item: createItem({
    collection,
    tokenId: tokenIdFromBigInt(9n),
    standard: 'ERC1155',
    name: 'Edition 9',
    path: '/item/9',
  }),
  currency: ETH,
  startPrice: toWei(4n * 10n ** 18n),
  endPrice: toWei(2n * 10n ** 18n),
  quantity: 4n,
  startsAtSeconds: components.startTime,
  endsAtSeconds: components.endTime,
})

/** The price that the page shows for two of the four units. */
const quantity = 2n
const quoted = priceForUnits(listing, quantity, NOW)

/** The index, which has the order. */
const row = orderRow(components, listing.orderHash)
const query = () => Promise.resolve({ data: { order: row, orders: [row] } })

const { version, domainSeparator, conduitController } = LOCAL_PROTOCOL
const RESPONSES = new Map(
  (
    [
      [seaport, 'information', [version, domainSeparator, conduitController]],
      [seaport, 'getOrderStatus', [true, false, 0n, 0n]],
      [seaport, 'getCounter', [5n]],
      [seaport, 'fulfillAvailableAdvancedOrders', [[true], []]],
      [erc1155, 'balanceOf', [4n]],
      [erc1155, 'isApprovedForAll', [true]],
    ] as const
  ).map(([contract, name, values]) => [
    contract.getFunction(name)?.selector,
    contract.encodeFunctionResult(name, values),
  ]),
)

/** A node whose newest block has that time; the seller has all four units, and the buyer has funds. */
function nodeAt(seconds: number, responses: ReadonlyMap<string | undefined, string> = RESPONSES): SendBatch {
  const results = localNodeResults(seconds, 10n ** 20n)
  return (requests) =>
    Promise.resolve(
      requests.map(({ method, params }) => {
        const [call] = params as [{ to: string; data: string }]
        // A collection without royalties and a successful simulation return nothing.
        const result =
          method === 'eth_call' ? (responses.get(call.data.slice(0, 10)) ?? '0x') : results[method]
        if (method === 'eth_simulateV1')
          return { ok: false, code: -32601, message: 'not supported', data: undefined }
        if (result === undefined) throw new Error(`Unexpected request: ${method}`)
        return { ok: true, result }
      }),
    )
}

/** A node that has another block at each reading, a few seconds later than the last. */
function movingNode(seconds: number): SendBatch {
  let readings = 0
  return (requests) => {
    if (requests.some(({ method }) => method === 'eth_getBlockByNumber')) readings += 1
    if (readings > 5) throw new Error('The preview reads the chain without end.')
    return nodeAt(seconds + 12 * readings)(requests)
  }
}

const contextAt = (blockSeconds: number, send = nodeAt(blockSeconds)): TradeContext => ({
  client: { query } as unknown as ApolloClient,
  send,
  account: buyer,
  config: { chainId: LOCAL_CHAIN_ID, currencies: [ETH], fee: null },
})

const previewAt = (blockSeconds: number, total: Wei = quoted) =>
  previewPurchase(contextAt(blockSeconds), { listing, quantity, total })

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1_000, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a declining price', () => {
  test.each([0, 7, 120])(
    'is no change when the newest block is %i seconds older than the page',
    async (age) => {
      const { changes, shown, verdict } = await previewAt(NOW - age)
      expect(changes).toEqual([])
      expect(verdict).toMatchObject({ status: 'executable', plan: { quantity, total: shown.total } })
      // Each part is rounded up separately, and an older block has a higher price.
      expect(shown.total).toBeGreaterThan(quoted)
    },
  )

  test('is a change from the page’s price when the newest block is an hour older', async () => {
    const { changes, shown, verdict } = await previewAt(NOW - HOUR)
    expect(changes).toEqual([{ what: 'price', currency: ZERO_ADDRESS, from: quoted, to: shown.total }])
    expect(shown.total).toBeGreaterThan(quoted)
    expect(verdict).toMatchObject({ status: 'executable', plan: { total: shown.total } })
  })

  test('follows the page’s clock when the newest block is an hour ahead', async () => {
    const { shown } = await previewAt(NOW)
    expect(await previewAt(NOW + HOUR)).toMatchObject({ changes: [], shown: { total: shown.total } })
  })
})

describe('a fixed price that the index calls a declining one, nearly at its end', () => {
  const fixed = {
    ...components,
    consideration: components.consideration.map((item) => ({ ...item, endAmount: item.startAmount })),
  }
  const lie = {
    ...listing,
    orderHash: hashOrder(fixed),
    endPrice: toWei(4n),
    startsAtSeconds: BigInt(NOW - 1_000_000),
    endsAtSeconds: BigInt(NOW + 300),
  }
  const fixedRow = orderRow(fixed, lie.orderHash)
  const context = (): TradeContext => ({
    ...contextAt(NOW),
    client: {
      query: () => Promise.resolve({ data: { order: fixedRow, orders: [fixedRow] } }),
    } as unknown as ApolloClient,
  })
  const change = {
    ...{ what: 'price', currency: ZERO_ADDRESS },
    from: priceForUnits(lie, quantity, NOW),
    to: 2n * ETHER,
  }

  test('is a change from the page’s price', async () => {
    const { changes, shown } = await previewPurchase(context(), {
      listing: lie,
      quantity,
      total: change.from,
    })
    expect(changes).toEqual([change])
    expect(shown.total).toBe(2n * ETHER)
  })

  test('is one in a cart too', async () => {
    const { cartItems } = await previewCheckout(context(), [toCartItem(lie, quantity)])
    expect(cartItems).toMatchObject([{ checked: { status: 'included' }, changes: [change] }])
  })
})

describe('a declining price that every reading finds lower', () => {
  test.each([
    ['no change from the page’s price', NOW - 100, 0],
    ['a change from it to the latest reading', NOW - HOUR, 1],
  ])('is previewed as %s', async (_, blockSeconds, count) => {
    const context = contextAt(blockSeconds, movingNode(blockSeconds))
    const { changes, shown, verdict } = await previewPurchase(context, { listing, quantity, total: quoted })
    expect(verdict).toMatchObject({ status: 'executable', plan: { total: shown.total } })
    const change = { what: 'price', currency: ZERO_ADDRESS, from: quoted, to: shown.total }
    expect(changes).toEqual(count === 0 ? [] : [change])
  })

  test('is part of a cart, at the price of the latest reading', async () => {
    const context = contextAt(NOW - 100, movingNode(NOW - 100))
    const preview = await previewCheckout(context, [toCartItem(listing, quantity)])
    const [agreed] = agreedCartItems(preview)
    expect(preview.verdict).toMatchObject({ status: 'executable', plan: { total: agreed?.shown.total } })
    expect(preview.cartItems).toMatchObject([{ checked: { status: 'included' }, changes: [] }])
  })
})

describe('a purchase in an ERC-20 by someone with open offers', () => {
  const inCoin = {
    ...components,
    consideration: components.consideration.map((item) => ({ ...item, itemType: 1 as const, token: coin })),
  }
  const forCoin = createListing({
    ...listing,
    orderHash: hashOrder(inCoin),
    currency: { address: coin, symbol: 'WETH', decimals: 18 },
  })
  const row = orderRow(inCoin, forCoin.orderHash)
  const offers = [2n, 3n].map((price, index) => ({
    id: `0x${index}`,
    operator: SEAPORT,
    startPrice: `${price * ETHER}`,
    quantity: '1',
    remaining: '1',
  }))
  /** A conduit has an allowance of its own. */
  const throughConduit = { ...offers[0], id: '0x9', operator: `0x${'c'.repeat(40)}` }

  let results: Map<string | undefined, string>
  const allow = (amount: bigint) => results.set(erc20.getFunction('allowance')?.selector, word(amount))

  const hold = (amount: bigint) => results.set('0x70a08231', word(amount * ETHER))

  /** A page at the block's time, whose buyer has ten ether of the coin and allows Seaport that many. */
  const contextWith = (allowance: bigint, committing: readonly object[]): TradeContext => {
    results = new Map(RESPONSES)
    hold(10n)
    allow(allowance * ETHER)
    return {
      ...contextAt(NOW),
      client: {
        query: ({ variables: { where } }: { readonly variables: { readonly where?: object } }) =>
          Promise.resolve({
            data:
              where === undefined
                ? { order: row, orders: [row] }
                : { orders: [...committing, throughConduit] },
          }),
      } as unknown as ApolloClient,
      send: nodeAt(NOW, results),
      config: { chainId: LOCAL_CHAIN_ID, currencies: [ETH, forCoin.currency], fee: null },
    }
  }
  const shownAt = (total: Wei) => ({ listing: forCoin, quantity: 4n, total })
  const approvals = (steps: readonly MarketStep[]) =>
    steps.flatMap(({ kind, call }) =>
      kind === 'first' ? [BigInt(erc20.decodeFunctionData('approve', call.data)[1] as bigint)] : [],
    )

  test.each([
    ['approves the total and what they may take', 5n, offers, true],
    ['approves nothing more where that much is left', 10n, offers, false],
    ['approves nothing more without any', 5n, [], false],
  ])('%s', async (_, allowance, committing, allows) => {
    const context = contextWith(allowance, committing)
    const preview = await previewPurchase(context, shownAt(priceForUnits(forCoin, 4n, NOW)))
    if (preview.verdict.status !== 'executable') throw new Error('It can be bought.')
    const { steps, total } = preview.verdict.plan
    expect(approvals(steps)).toEqual(allows ? [total + 5n * ETHER] : [])
    const next = await definePurchase(context, forCoin, {
      ...preview,
      wrapped: ZERO_WEI,
      first: [],
    }).prepare()
    expect(next).toMatchObject({ status: 'ready', step: { last: !allows } })
  })

  test('is prompted once, even if the wallet approves no more than the price', async () => {
    const context = contextWith(0n, offers)
    const preview = await previewPurchase(context, shownAt(priceForUnits(forCoin, 4n, NOW)))
    if (preview.verdict.status !== 'executable') throw new Error('It can be bought.')
    const write = definePurchase(context, forCoin, { ...preview, wrapped: ZERO_WEI, first: [] })
    expect(await write.prepare()).toMatchObject({ status: 'ready', step: { last: false } })
    allow(preview.verdict.plan.total)
    expect(await write.prepare()).toMatchObject({ status: 'ready', step: { last: true } })
  })

  test.each([
    ['alone', 'buy'],
    ['in a cart', 'cart'],
  ])('wraps what is missing, %s, but never more than was shown', async (_, way) => {
    const wrapper = { ...forCoin.currency, wrapsNative: true }
    const inWrapper = { ...forCoin, currency: wrapper }
    const base = contextWith(10n, [])
    const context = { ...base, config: { ...base.config, currencies: [ETH, wrapper] } }
    hold(1n)
    const price = priceForUnits(forCoin, 4n, NOW)
    const preview =
      way === 'buy'
        ? await previewPurchase(context, { listing: inWrapper, quantity: 4n, total: price })
        : await previewCheckout(context, [toCartItem(inWrapper, 4n)])
    if (preview.verdict.status !== 'executable') throw new Error('It can be bought.')
    const { total, wrapped, steps } = preview.verdict.plan
    expect(wrapped).toBe(total - ETHER)
    expect(steps.map(({ call }) => call.value)).toEqual([wrapped, 0n])
    const shown = { committed: ZERO_WEI, wrapped, first: [] }
    const write =
      'shown' in preview
        ? definePurchase(context, inWrapper, { ...shown, shown: preview.shown })
        : defineCheckout(context, agreedCartItems(preview), shown)
    expect(write.key).toContain(way === 'buy' ? forCoin.orderHash : ZERO_ADDRESS)
    expect(await write.prepare()).toMatchObject({ status: 'ready', step: { last: false } })
    hold(0n)
    const reason = { kind: 'changed', code: 'changed-wrapping' }
    expect(await write.prepare()).toMatchObject({ status: 'stopped', reason })
    hold(10n)
    expect(await write.prepare()).toMatchObject({ status: 'ready', step: { last: true } })
  })

  test('approves the same for a cart', async () => {
    const context = contextWith(5n, offers)
    const preview = await previewCheckout(context, [toCartItem(forCoin, 4n)])
    if (preview.verdict.status !== 'executable') throw new Error('It can be bought.')
    const { steps, total } = preview.verdict.plan
    expect(approvals(steps)).toEqual([total + 5n * ETHER])
    const next = await defineCheckout(context, agreedCartItems(preview), {
      ...preview,
      wrapped: ZERO_WEI,
      first: [],
    }).prepare()
    expect(next).toMatchObject({ status: 'ready', step: { last: false } })
  })
})

describe('the units that a write records', () => {
  const createPurchase = (units: bigint, fields: Partial<Listing>) => {
    const shown: ShownListing = { ...listing.item, quantity: units, currency: ZERO_ADDRESS, total: quoted }
    const whole: Listing = { ...listing, ...fields } as Listing
    return { whole, shown }
  }
  const describePurchase = (units: bigint, fields: Partial<Listing> = {}) => {
    const { whole, shown } = createPurchase(units, fields)
    return definePurchase(contextAt(NOW), whole, { shown, committed: ZERO_WEI, wrapped: ZERO_WEI, first: [] })
      .describe
  }
  /** Describes the purchase of a cart with that many of these listings. */
  const describeCart = (count: number, units: bigint, fields: Partial<Listing> = {}) => {
    const { whole, shown } = createPurchase(units, fields)
    const agreed = Array.from({ length: count }, () => ({ cartItem: toCartItem(whole, units), shown }))
    return defineCheckout(contextAt(NOW), agreed, { committed: ZERO_WEI, wrapped: ZERO_WEI, first: [] })
      .describe
  }

  test('are those of a partial purchase, because fewer may be filled', () => {
    expect(describePurchase(2n)).toMatchObject({
      done: { id: 'writes.yours' },
      wanted: { order: listing.orderHash, units: '2', currency: ZERO_ADDRESS },
    })
  })

  test.each<[string, bigint, Partial<Listing>]>([
    ['one unit', 1n, {}],
    ['a lot', 4n, { kind: 'lot' }],
    ['a private sale', 4n, { reservedFor: buyer }],
    ['a bundle', 1n, { kind: 'bundle', items: [] }],
  ])('are undefined for %s, which is filled whole or not at all', (_, units, fields) => {
    expect(describePurchase(units, fields).wanted).toBeUndefined()
  })

  test('are the same for a cart with one partial purchase', () => {
    expect(describeCart(1, 2n)).toEqual(describePurchase(2n))
  })

  test.each<[string, number, bigint, Partial<Listing>]>([
    ['one unit', 1, 1n, {}],
    ['a lot', 1, 4n, { kind: 'lot' }],
    ['several listings', 2, 2n, {}],
  ])('are undefined for a cart of %s', (_, count, units, fields) => {
    expect(describeCart(count, units, fields).wanted).toBeUndefined()
  })
})
