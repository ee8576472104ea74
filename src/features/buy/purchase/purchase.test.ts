// What a purchase tells as changed: nothing of a falling price whose newest block is a little older than the page; and
// what is written down of it.
import { toWei, type Wei } from '../../../domain/wei.ts'
import { createItem, createListing } from '../../../../tests/support/listing.ts'
import type { ApolloClient } from '@apollo/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LOCAL_CHAIN_ID, localSeaportCode } from '../../../../tests/support/localSeaport.ts'
import { LOCAL_PROTOCOL } from '../../../../tests/support/orderLies.ts'
import { ZERO_ADDRESS, type Address } from '../../../domain/address.ts'
import type { SendBatch } from '../../../domain/rpc.ts'
import { tokenIdFromBigInt } from '../../../domain/tokenId.ts'
import { erc1155, seaport, ZERO_BYTES32 } from '../../../market/contracts.ts'
import { hashOrder } from '../../../market/orderHash.ts'
import type { ShownListing } from '../../../market/checks.ts'
import type { OrderComponents } from '../../../market/types.ts'
import type { TradeContext } from '../../../trade/tradeContext.ts'
import { defineCheckout } from '../cart/checkout.ts'
import { toCartItem } from '../../../orders/cartItem.ts'
import { priceOf, type Listing } from '../../../orders/listing.ts'
import { previewPurchase, definePurchase } from './purchase.ts'

const account = (digit: string) => `0x${digit.repeat(40)}` as Address
const [seller, buyer, artist, house, collection] = ['1', '2', '3', '4', '5'].map(account) as [
  Address,
  Address,
  Address,
  Address,
  Address,
]

/** The page's clock. */
const NOW = 1_800_000_000
const HOUR = 3_600
const ether = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 }

/** So many thousandths of what all four cost: 4 ether at first, 2 in the end. */
const falling = (recipient: Address, thousandths: bigint) => ({
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
  consideration: [falling(seller, 925n), falling(artist, 50n), falling(house, 25n)],
  orderType: 1,
  startTime: BigInt(NOW - 5 * HOUR),
  // A length by which no part divides, so that each is rounded up.
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
  currency: ether,
  startPrice: toWei(4n * 10n ** 18n),
  endPrice: toWei(2n * 10n ** 18n),
  quantity: 4n,
  startsAtSeconds: Number(components.startTime),
  endsAtSeconds: Number(components.endTime),
})

/** What the page shows for two of the four. */
const quantity = 2n
const quoted = priceOf(listing, quantity, NOW)

const ITEM_TYPES = ['NATIVE', 'ERC20', 'ERC721', 'ERC1155']

/** The index, which has the order. */
const query = () => {
  const { offer, consideration, offerer, startTime, endTime, ...rest } = components
  const rows = (side: string, items: readonly { readonly itemType: number; readonly token: Address }[]) =>
    items.map(({ itemType, token, ...item }, index) => ({
      ...item,
      side,
      index,
      itemType: ITEM_TYPES[itemType],
      contract: token,
    }))
  const order = {
    ...rest,
    id: listing.orderHash,
    offerer: { id: offerer },
    startsAtSeconds: startTime,
    endsAtSeconds: endTime,
    items: [...rows('OFFER', offer), ...rows('CONSIDERATION', consideration)],
  }
  const wire = JSON.stringify(order, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))
  return Promise.resolve({ data: { order: JSON.parse(wire) as unknown } })
}

const { version, domainSeparator, conduitController } = LOCAL_PROTOCOL
const ANSWERS = new Map(
  (
    [
      [seaport, 'information', [version, domainSeparator, conduitController]],
      [seaport, 'getOrderStatus', [true, false, 0n, 0n]],
      [seaport, 'getCounter', [5n]],
      [erc1155, 'balanceOf', [4n]],
      [erc1155, 'isApprovedForAll', [true]],
    ] as const
  ).map(([contract, name, values]) => [
    contract.getFunction(name)?.selector,
    contract.encodeFunctionResult(name, values),
  ]),
)

/** A node whose newest block is of that time, and on which the seller has all four and the buyer has money. */
function nodeAt(seconds: number): SendBatch {
  const results: Readonly<Record<string, unknown>> = {
    eth_chainId: `0x${LOCAL_CHAIN_ID.toString(16)}`,
    eth_getBlockByNumber: {
      number: '0x10',
      hash: `0x${'b'.repeat(64)}`,
      timestamp: `0x${seconds.toString(16)}`,
    },
    eth_getCode: localSeaportCode(),
    eth_getBalance: `0x${(10n ** 20n).toString(16)}`,
    eth_estimateGas: '0x5208',
    eth_gasPrice: '0x1',
  }
  return (requests) =>
    Promise.resolve(
      requests.map(({ method, params }) => {
        const [call] = params as [{ to: string; data: string }]
        // A collection without royalties, and a trial run that goes through, answer with nothing.
        const result = method === 'eth_call' ? (ANSWERS.get(call.data.slice(0, 10)) ?? '0x') : results[method]
        if (result === undefined) throw new Error(`The node was asked something unexpected: ${method}`)
        return { ok: true, result }
      }),
    )
}

const contextAt = (blockSeconds: number): TradeContext => ({
  client: { query } as unknown as ApolloClient,
  send: nodeAt(blockSeconds),
  account: buyer,
  config: { chainId: LOCAL_CHAIN_ID, currencies: [ether], fee: null },
})

const previewAt = (blockSeconds: number, total: Wei = quoted) =>
  previewPurchase(contextAt(blockSeconds), { listing, quantity, total })

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1_000, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a falling price', () => {
  test.each([0, 7, 120])('of a newest block %i seconds older than the page is no news', async (age) => {
    const { changes, shown, verdict } = await previewAt(NOW - age)
    expect(changes).toEqual([])
    expect(verdict).toMatchObject({ status: 'executable', plan: { quantity, total: shown.total } })
    // Each part is rounded up by itself, and an older block has the higher price.
    expect(shown.total).toBeGreaterThan(quoted)
  })

  test('of a newest block an hour older is told, from what the page shows', async () => {
    const { changes, shown, verdict } = await previewAt(NOW - HOUR)
    expect(changes).toEqual([{ what: 'price', currency: ZERO_ADDRESS, from: quoted, to: shown.total }])
    expect(shown.total).toBeGreaterThan(quoted)
    expect(verdict).toMatchObject({ status: 'executable', plan: { total: shown.total } })
  })

  test('of a newest block an hour ahead is that of the page’s own clock', async () => {
    const { shown } = await previewAt(NOW)
    expect(await previewAt(NOW + HOUR)).toMatchObject({ changes: [], shown: { total: shown.total } })
  })
})

describe('what is written down of a purchase, for the page that tells how it ended', () => {
  const asked = (units: bigint, fields: Partial<Listing>) => {
    const shown: ShownListing = { ...listing.item, quantity: units, currency: ZERO_ADDRESS, total: quoted }
    const whole: Listing = { ...listing, ...fields } as Listing
    return { whole, shown }
  }
  const describeOf = (units: bigint, fields: Partial<Listing> = {}) => {
    const { whole, shown } = asked(units, fields)
    return definePurchase(contextAt(NOW), whole, shown).describe
  }
  /** Of a cart that holds so many of these. */
  const describeCart = (count: number, units: bigint, fields: Partial<Listing> = {}) => {
    const { whole, shown } = asked(units, fields)
    const agreed = Array.from({ length: count }, () => ({ cartItem: toCartItem(whole, units), shown }))
    return defineCheckout(contextAt(NOW), agreed).describe
  }

  test('of a part: how many units were asked for, as fewer may come', () => {
    expect(describeOf(2n)).toMatchObject({
      done: { id: 'writes.yours' },
      wanted: { order: listing.orderHash, units: '2', currency: ZERO_ADDRESS },
    })
  })

  test.each<[string, bigint, Partial<Listing>]>([
    ['one unit', 1n, {}],
    ['what is only sold whole', 4n, { kind: 'lot' }],
    ['what is reserved for the buyer', 4n, { reservedFor: buyer }],
    ['a bundle', 1n, { kind: 'bundle', items: [] }],
  ])('of %s: nothing, as it comes or does not', (_, units, fields) => {
    expect(describeOf(units, fields).wanted).toBeUndefined()
  })

  test('of a cart of one part: the same as of the part alone', () => {
    expect(describeCart(1, 2n)).toEqual(describeOf(2n))
  })

  test.each<[string, number, bigint, Partial<Listing>]>([
    ['one unit', 1, 1n, {}],
    ['what is only sold whole', 1, 4n, { kind: 'lot' }],
    ['several listings', 2, 2n, {}],
  ])('of a cart of %s: nothing', (_, count, units, fields) => {
    expect(describeCart(count, units, fields).wanted).toBeUndefined()
  })
})
