// The price of a sale, as far as the log of its fulfillment shows: tips, and bounds in a match.
import { describe, expect, test } from 'vitest'
import { type Address, parseAddress } from '../domain/address.ts'
import { maySellByOffers } from './matchPrice.ts'
import { allowsPrice, salesIn } from './saleCheck.ts'
import { SEAPORT } from './seaportLogs.ts'
import {
  SELLER,
  BUYER,
  OTHER,
  TOKEN,
  DUST,
  NATIVE,
  subject,
  type Item,
  makeMatch,
  makePayment,
  makeSale,
  makeReceipt,
} from '../../tests/support/saleReceipts.ts'

const BASIC = '0xfb0f3ee1'
const MATCH = '0xa8174404'
const AVAILABLE = '0x87201b41'
const EARLIER = [
  '0x00000000000000adc04c56bf30ac9d3c0aaf14dc',
  '0x00000000000001ad428e4906ae43d8f9852d0dd6',
  '0x00000000006c3852cbef3e08e8df289169ede581',
] as const
const priced = (price: bigint, currency = NATIVE) => ({
  from: SELLER,
  to: BUYER,
  quantity: 1n,
  price,
  currency,
  bundleSize: 1,
})

type Selector = Parameters<typeof salesIn>[2]
type Receipt = ReturnType<typeof makeSale>

/** The receipt's first sale, of any order or of one side. */
function readSale(receipt: Receipt, selector: Selector, side?: 'ASK' | 'BID') {
  const sale = salesIn(receipt, subject, selector).find((one) => side === undefined || one.side === side)
  if (sale === undefined) throw new Error('No sale was read')
  return sale
}

/** The prices that the sale may have had, of these. */
const allowed = (sale: ReturnType<typeof readSale>, prices: readonly bigint[], currency = NATIVE) =>
  prices.filter((price) => allowsPrice(sale, priced(price, currency)))

/** The receipt as of a Seaport at another address. */
const movedTo = (address: string, receipt: Receipt): Receipt => ({
  ...receipt,
  logs: receipt.logs.map((log) =>
    log.address === SEAPORT ? { ...log, address: parseAddress(address) } : log,
  ),
})

describe('a listing that requested 100', () => {
  const requested: readonly Item[] = [
    [0n, NATIVE, 0n, 90n, SELLER],
    [0n, NATIVE, 0n, 10n, OTHER],
  ]
  test.each<readonly [string, readonly Item[]]>([
    ['without a tip', []],
    ['with a tip in the same currency', [[0n, NATIVE, 0n, 500n, OTHER]]],
    ['with a tip in another currency', [[1n, DUST, 0n, 1n, OTHER]]],
    ['with an item for a tip', [[2n, TOKEN, 8n, 1n, OTHER]]],
    ['with a tip that the buyer gives himself', [[0n, NATIVE, 0n, 500n, BUYER]]],
  ])('%s may have cost that, and no other sum', (_, tips) => {
    const sale = readSale(makeReceipt(...requested, ...tips), BASIC)
    expect(allowed(sale, [0n, 99n, 100n, 101n, 599n, 601n])).toEqual([100n])
  })

  test('never cost what went back to the buyer', () => {
    const sale = readSale(makeReceipt(...requested, [0n, NATIVE, 0n, 500n, BUYER]), BASIC)
    expect(allowed(sale, [600n])).toEqual([])
  })
})

describe('a listing that was not published', () => {
  const third = parseAddress(`0x${'4'.repeat(40)}`)
  const native = (amount: bigint, to: typeof SELLER): Item => [0n, NATIVE, 0n, amount, to]
  // As subgraph/src/orders/tips.ts counts them.
  test.each<readonly [string, bigint, readonly Item[]]>([
    [
      'a payment beyond the limit for others, but those after it',
      10_001n,
      [native(9_750n, SELLER), native(250n, OTHER), native(5_000n, third), native(1n, OTHER)],
    ],
    ['a payment beyond the limit before the seller’s', 100n, [native(500n, OTHER), native(100n, SELLER)]],
    [
      'what the filler paid to itself, but a payment after it',
      101n,
      [native(100n, SELLER), native(20n, third), native(1n, OTHER)],
    ],
    ['a payment in another currency', 100n, [[1n, DUST, 0n, 1n, OTHER], native(100n, SELLER)]],
  ])('may have cost a price without %s', (_, price, payments) => {
    const sale = readSale(makeReceipt(...payments), BASIC)
    expect(allowed(sale, [price, price + 1n])).toEqual([price])
    expect(allowed(sale, [price], DUST)).toEqual([])
  })
})

test('a matched listing that was not published may have cost a price without what went to its sender and its buyer', () => {
  const [sender, third] = ['4', '5'].map((digit) => parseAddress(`0x${digit.repeat(40)}`)) as [
    Address,
    Address,
  ]
  const pay = (amount: bigint, to: Address): Item => [1n, DUST, 0n, amount, to]
  const match = makeMatch(
    {
      ...{ offerer: SELLER, recipient: OTHER, offer: [[2n, TOKEN, 7n, 1n]] },
      consideration: [pay(100n, SELLER), pay(50n, OTHER), pay(20n, BUYER), pay(20n, sender), pay(16n, third)],
    },
    {
      ...{ offerer: BUYER, recipient: OTHER, offer: [[1n, DUST, 0n, 206n]] },
      consideration: [[2n, TOKEN, 7n, 1n, BUYER]],
    },
  )
  // As subgraph/src/orders/tips.ts counts them.
  expect(allowed(readSale(match, MATCH, 'ASK'), [115n, 116n, 117n], DUST)).toEqual([116n])
})

test.each<readonly [string, boolean, Item]>([
  ['a payment in the same currency', true, [0n, NATIVE, 0n, 1n, OTHER]],
  ['the item for its buyer', true, [2n, TOKEN, 7n, 1n, BUYER]],
  ['a payment in a second currency', false, [1n, DUST, 0n, 1n, SELLER]],
  ['another item', false, [2n, TOKEN, 8n, 1n, SELLER]],
])('a fulfillment that also names %s is certainly a sale: %s', (_, isCertain, item) => {
  expect(readSale(makeReceipt([0n, NATIVE, 0n, 9n, SELLER], item), BASIC).certain).toBe(isCertain)
})

test('an offer that was not published may have cost less by money that went back after a tip', () => {
  const sold = makeSale({
    offerer: BUYER,
    recipient: SELLER,
    offer: [[1n, DUST, 0n, 100n]],
    consideration: [
      [2n, TOKEN, 7n, 1n, BUYER],
      [0n, NATIVE, 0n, 5n, OTHER],
      [1n, DUST, 0n, 30n, BUYER],
    ],
  })
  expect(allowed(readSale(sold, BASIC), [69n, 70n, 71n, 99n, 100n], DUST)).toEqual([70n, 100n])
})

describe('in a match, a listing that requested 100', () => {
  const listing = {
    offerer: SELLER,
    offer: [[2n, TOKEN, 7n, 1n]],
    consideration: [
      [1n, DUST, 0n, 90n, SELLER],
      [1n, DUST, 0n, 10n, OTHER],
    ],
  } as const
  /** An offer for an item, the token by default, that pays so much to others. */
  const offer = (pays: readonly Item[], item: Item = [2n, TOKEN, 7n, 1n, BUYER], currency = DUST) => ({
    offerer: BUYER,
    offer: [[1n, currency, 0n, 10_000n]] as const,
    consideration: [item, ...pays],
  })
  const pay = (amount: bigint, to = OTHER, currency = DUST): Item => [1n, currency, 0n, amount, to]

  test.each<readonly [string, bigint, readonly ReturnType<typeof offer>[]]>([
    ['an offer without fees', 100n, [offer([])]],
    ['what the offer pays the seller', 150n, [offer([pay(50n, SELLER)])]],
    ['what the offer pays others', 120n, [offer([pay(20n)])]],
    ['at most a quarter of the price for others', 133n, [offer([pay(5_000n)])]],
    ['nothing that goes back to the buyer', 100n, [offer([pay(50n, BUYER)])]],
    ['nothing that an offer for another item pays', 100n, [offer([pay(50n)], [2n, TOKEN, 8n, 1n, BUYER])]],
    ['nothing that an offer for another account pays', 100n, [offer([pay(50n)], [2n, TOKEN, 7n, 1n, OTHER])]],
    [
      'nothing in another currency',
      100n,
      [offer([pay(10n ** 30n, OTHER, TOKEN)], [2n, TOKEN, 7n, 1n, BUYER], TOKEN)],
    ],
    [
      'all that an offer pays for its item, when the filler added another item as a tip',
      120n,
      [offer([pay(20n), [2n, TOKEN, 8n, 1n, OTHER]])],
    ],
    [
      'what an offer pays for each place in which it names the item',
      120n,
      [offer([[2n, TOKEN, 7n, 1n, BUYER], [2n, TOKEN, 7n, 1n, BUYER], pay(30n)], [2n, TOKEN, 8n, 1n, BUYER])],
    ],
  ])('counts %s', (_, most, offers) => {
    const sale = readSale(makeMatch(listing, ...offers), MATCH)
    expect(allowed(sale, [89n, 100n, most + 1n], DUST)).toEqual([100n])
    expect(allowed(sale, [most], DUST)).toEqual([most])
  })

  test('may be none, so that an offer costs what it gives, if it may request a second currency', () => {
    const other = {
      ...listing,
      consideration: [...listing.consideration, [0n, NATIVE, 0n, 5n, SELLER]],
    } as const
    const prices = (order: typeof listing | typeof other) =>
      allowed(
        readSale(makeMatch(order, { ...offer([]), recipient: OTHER }), MATCH, 'BID'),
        [100n, 10_000n],
        DUST,
      )
    expect(prices(listing)).toEqual([100n])
    expect(prices(other)).toEqual([100n, 10_000n])
  })

  // The node names the called function, which nothing proves; that orders were matched is in the logs.
  test.each([
    ['that calls a match', MATCH],
    ['that the node says calls something else', BASIC],
  ] as const)('gives its price to an offer in its currency, in a transaction %s', (_, selector) => {
    const sale = readSale(makeMatch(listing, offer([pay(20n)])), selector, 'BID')
    expect(allowed(sale, [89n, 100n, 120n, 121n, 9_980n, 10_000n], DUST)).toEqual([100n, 120n])
  })

  test('does not count as one in the currency of a tip before its own payments', () => {
    const tipped = {
      ...listing,
      consideration: [[1n, TOKEN, 0n, 1n, OTHER], ...listing.consideration],
    } as const
    const { good, match = [] } = readSale(makeMatch(tipped, offer([])), MATCH, 'BID')
    expect(maySellByOffers({ good, from: SELLER, to: BUYER }, match)).toBe(true)
  })

  test('is not raised by an offer that the transaction filled outside of the match', () => {
    const { logs, ...receipt } = makeMatch(listing, { ...listing, offerer: OTHER })
    const after = makeSale(offer([pay(30n)])).logs.map((log, index) => ({
      ...log,
      logIndex: logs.length + index,
    }))
    const sale = readSale({ ...receipt, logs: [...logs, ...after] }, undefined)
    expect(allowed(sale, [130n], DUST)).toEqual([])
  })
})

describe('an offer outside of a match', () => {
  test.each([
    ['a price when its money goes to the filler', SELLER, 100n, 0n],
    ['none when its money goes back to its maker', BUYER, 0n, 100n],
  ] as const)('has %s', (_, recipient, price, other) => {
    const filled = makeSale({
      offerer: BUYER,
      recipient,
      offer: [[1n, DUST, 0n, 100n]],
      consideration: [[2n, TOKEN, 7n, 1n, BUYER]],
    })
    expect(allowed(readSale(filled, AVAILABLE), [price, other], DUST)).toEqual([price])
  })
})

describe('a fulfillment', () => {
  const payment: Item = [0n, NATIVE, 0n, 90n, SELLER]
  const countSales = (receipt: Receipt) => salesIn(receipt, subject, BASIC).length

  test('whose item moves to the buyer is a sale; one whose item stays with its giver is none', () => {
    const { logs, ...receipt } = makeReceipt(payment)
    const stays = logs.filter(({ address }) => address === SEAPORT)
    expect(countSales({ ...receipt, logs })).toBe(1)
    expect(countSales({ ...receipt, logs: stays })).toBe(0)
  })

  test.each(EARLIER)('on an earlier version of Seaport is a sale: %s', (address) => {
    expect(countSales(movedTo(address, makeReceipt(payment)))).toBe(1)
  })

  test('on an earlier version is none when its money stays where it is', () => {
    const inCoins = makeReceipt([1n, DUST, 0n, 90n, SELLER])
    const countWith = (...payments: readonly Receipt['logs'][number][]) =>
      countSales(movedTo(EARLIER[0], { ...inCoins, logs: [...inCoins.logs, ...payments] }))
    expect(countWith()).toBe(0)
    expect(countWith(makePayment(BUYER, BUYER, 90n))).toBe(0)
    expect(countWith(makePayment(BUYER, SELLER, 89n))).toBe(0)
    expect(countWith(makePayment(BUYER, SELLER, 90n))).toBe(1)
    // 1.6 moves all of it, or reverts.
    expect(countSales(inCoins)).toBe(1)
  })

  test('on an earlier version may cost what moved, where the offer of a match gives more', () => {
    const match = makeMatch(
      { offerer: SELLER, offer: [[2n, TOKEN, 7n, 1n]], consideration: [[1n, DUST, 0n, 100n, SELLER]] },
      {
        ...{ offerer: BUYER, recipient: OTHER, offer: [[1n, DUST, 0n, 150n]] },
        consideration: [[2n, TOKEN, 7n, 1n, BUYER]],
      },
    )
    const allows = (paid: bigint) => {
      const logs = [...match.logs, { ...makePayment(BUYER, SELLER, paid), logIndex: 9 }]
      const sales = salesIn(movedTo(EARLIER[0], { ...match, logs }), subject, MATCH)
      return sales.map((sale) => allowsPrice(sale, priced(100n, DUST)))
    }
    expect(allows(100n)).toEqual([true, true])
    expect(allows(99n)).toEqual([false, false])
  })

  test('that another contract claims is none', () => {
    expect(countSales(movedTo(OTHER, makeReceipt(payment)))).toBe(0)
  })
})

test('a listing that was not published costs nothing when all that it requests goes to its filler', () => {
  const [sale] = salesIn(makeReceipt([0n, NATIVE, 0n, 100n, OTHER]), subject, BASIC)
  if (sale === undefined) throw new Error('No sale was read')
  expect([0n, 1n, 100n].map((price) => allowsPrice(sale, priced(price)))).toEqual([true, false, true])
})

test('an order for more items than the index follows is no sale', () => {
  const sell = (count: number) =>
    makeSale({
      offerer: SELLER,
      offer: Array.from({ length: count }, (_, id) => [2n, TOKEN, BigInt(id), 1n]),
      consideration: [[0n, NATIVE, 0n, 100n, SELLER]],
    })
  expect(salesIn(sell(100), subject, BASIC)).toHaveLength(1)
  expect(salesIn(sell(101), subject, BASIC)).toEqual([])
})

test('orders of a match with hundreds of payments are compared at once', () => {
  const payments: readonly Item[] = Array.from({ length: 300 }, (_, place) => {
    return [1n, DUST, 0n, 1n, parseAddress(`0x${String(place).padStart(40, '7')}`)]
  })
  const match = makeMatch(
    {
      offerer: SELLER,
      offer: [[2n, TOKEN, 7n, 1n]],
      consideration: [[1n, DUST, 0n, 9_000n, SELLER], ...payments],
    },
    {
      offerer: BUYER,
      offer: [[1n, DUST, 0n, 10_000n]],
      consideration: [[2n, TOKEN, 7n, 1n, BUYER], ...payments],
    },
  )
  const sales = salesIn(match, subject, MATCH)
  expect(sales.map((sale) => allowsPrice(sale, priced(1n, DUST)))).toEqual([false, false])
}, 5_000)
