// The price of a sale, as far as the log of its fulfilment shows: tips, and bounds in a match.
import { describe, expect, test } from 'vitest'
import { parseAddress } from '../domain/address.ts'
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
    const [sale] = salesIn(makeReceipt(...requested, ...tips), subject, BASIC)
    if (sale === undefined) throw new Error('No sale was read')
    expect(allowsPrice(sale, priced(100n))).toBe(true)
    for (const other of [0n, 99n, 101n, 599n, 601n]) expect(allowsPrice(sale, priced(other))).toBe(false)
  })

  test('never cost what went back to the buyer', () => {
    const [sale] = salesIn(makeReceipt(...requested, [0n, NATIVE, 0n, 500n, BUYER]), subject, BASIC)
    expect(sale !== undefined && allowsPrice(sale, priced(600n))).toBe(false)
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
    const [sale] = salesIn(makeReceipt(...payments), subject, BASIC)
    if (sale === undefined) throw new Error('No sale was read')
    expect(allowsPrice(sale, priced(price))).toBe(true)
    expect(allowsPrice(sale, priced(price + 1n))).toBe(false)
    expect(allowsPrice(sale, priced(price, DUST))).toBe(false)
  })
})

test.each<readonly [string, boolean, readonly Item[]]>([
  [
    'payments in one currency',
    true,
    [
      [0n, NATIVE, 0n, 9n, SELLER],
      [0n, NATIVE, 0n, 1n, OTHER],
    ],
  ],
  [
    'the item for its buyer',
    true,
    [
      [0n, NATIVE, 0n, 9n, SELLER],
      [2n, TOKEN, 7n, 1n, BUYER],
    ],
  ],
  [
    'a second currency',
    false,
    [
      [0n, NATIVE, 0n, 9n, SELLER],
      [1n, DUST, 0n, 1n, SELLER],
    ],
  ],
  [
    'another item',
    false,
    [
      [0n, NATIVE, 0n, 9n, SELLER],
      [2n, TOKEN, 8n, 1n, SELLER],
    ],
  ],
])('a fulfillment with %s is certainly a sale: %s', (_, isCertain, payments) => {
  expect(salesIn(makeReceipt(...payments), subject, BASIC)[0]?.certain).toBe(isCertain)
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
  const [sale] = salesIn(sold, subject, BASIC)
  if (sale === undefined) throw new Error('No sale was read')
  for (const price of [70n, 100n]) expect(allowsPrice(sale, priced(price, DUST))).toBe(true)
  for (const price of [69n, 71n, 99n]) expect(allowsPrice(sale, priced(price, DUST))).toBe(false)
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
  ])('counts %s', (_, most, offers) => {
    const [sale] = salesIn(makeMatch(listing, ...offers), subject, MATCH)
    if (sale === undefined) throw new Error('No sale was read')
    for (const price of [100n, most]) expect(allowsPrice(sale, priced(price, DUST))).toBe(true)
    for (const price of [89n, most + 1n]) expect(allowsPrice(sale, priced(price, DUST))).toBe(false)
  })

  test('counts all that an offer pays for its item, when the filler added another item as a tip', () => {
    const tip: Item = [2n, TOKEN, 8n, 1n, OTHER]
    const [sale] = salesIn(makeMatch(listing, offer([pay(20n), tip])), subject, MATCH)
    if (sale === undefined) throw new Error('No sale was read')
    expect(allowsPrice(sale, priced(120n, DUST))).toBe(true)
    expect(allowsPrice(sale, priced(121n, DUST))).toBe(false)
  })

  test('counts what an offer pays for each place in which it names the item', () => {
    const wanted: readonly Item[] = [
      [2n, TOKEN, 8n, 1n, BUYER],
      [2n, TOKEN, 7n, 1n, BUYER],
      [2n, TOKEN, 7n, 1n, BUYER],
    ]
    const orders = [listing, { ...offer([]), consideration: [...wanted, pay(30n)] }]
    const [sale] = salesIn(makeMatch(...orders), subject, MATCH)
    if (sale === undefined) throw new Error('No sale was read')
    expect(allowsPrice(sale, priced(120n, DUST))).toBe(true)
    expect(allowsPrice(sale, priced(121n, DUST))).toBe(false)
  })

  test('may be none, so that an offer costs what it gives, if it may request a second currency', () => {
    const other = {
      ...listing,
      consideration: [...listing.consideration, [0n, NATIVE, 0n, 5n, SELLER]],
    } as const
    const costs = (price: bigint, order: typeof listing | typeof other) => {
      const sale = salesIn(makeMatch(order, { ...offer([]), recipient: OTHER }), subject, MATCH).find(
        ({ side }) => side === 'BID',
      )
      return sale !== undefined && allowsPrice(sale, priced(price, DUST))
    }
    expect([costs(100n, listing), costs(10_000n, listing)]).toEqual([true, false])
    expect([costs(100n, other), costs(10_000n, other)]).toEqual([true, true])
  })

  // The node names the called function, which nothing proves; that orders were matched is in the logs.
  test.each([
    ['that calls a match', MATCH],
    ['that the node says calls something else', BASIC],
  ] as const)('gives its price to an offer in its currency, in a transaction %s', (_, selector) => {
    const sale = salesIn(makeMatch(listing, offer([pay(20n)])), subject, selector).find(
      ({ side }) => side === 'BID',
    )
    if (sale === undefined) throw new Error('No sale was read')
    for (const price of [100n, 120n]) expect(allowsPrice(sale, priced(price, DUST))).toBe(true)
    for (const price of [89n, 121n, 9_980n, 10_000n])
      expect(allowsPrice(sale, priced(price, DUST))).toBe(false)
  })

  test('does not count as one in the currency of a tip before its own payments', () => {
    const tipped = {
      ...listing,
      consideration: [[1n, TOKEN, 0n, 1n, OTHER], ...listing.consideration],
    } as const
    const sale = salesIn(makeMatch(tipped, offer([])), subject, MATCH).find(({ side }) => side === 'BID')
    if (sale?.match === undefined) throw new Error('No sale was read')
    expect(maySellByOffers({ good: sale.good, from: SELLER, to: BUYER }, sale.match)).toBe(true)
  })

  test('is not raised by an offer that the transaction filled outside of the match', () => {
    const { logs, ...receipt } = makeMatch(listing, { ...listing, offerer: OTHER })
    const after = makeSale(offer([pay(30n)])).logs.map((log, index) => ({
      ...log,
      logIndex: logs.length + index,
    }))
    const [sale] = salesIn({ ...receipt, logs: [...logs, ...after] }, subject, undefined)
    expect(sale !== undefined && allowsPrice(sale, priced(130n, DUST))).toBe(false)
  })
})

describe('an offer outside of a match', () => {
  const fillFor = (recipient: typeof SELLER) =>
    salesIn(
      makeSale({
        offerer: BUYER,
        recipient,
        offer: [[1n, DUST, 0n, 100n]],
        consideration: [[2n, TOKEN, 7n, 1n, BUYER]],
      }),
      subject,
      '0x87201b41',
    )[0]

  test.each([
    ['a price when its money goes to the filler', SELLER, 100n, 0n],
    ['none when its money goes back to its maker', BUYER, 0n, 100n],
  ] as const)('has %s', (_, recipient, price, other) => {
    const sale = fillFor(recipient)
    if (sale === undefined) throw new Error('No sale was read')
    expect(allowsPrice(sale, priced(price, DUST))).toBe(true)
    expect(allowsPrice(sale, priced(other, DUST))).toBe(false)
  })
})

describe('a fulfillment', () => {
  const payment: Item = [0n, NATIVE, 0n, 90n, SELLER]
  const soldBy = (address: string) => {
    const receipt = makeReceipt(payment)
    const logs = receipt.logs.map((log) =>
      log.address === SEAPORT ? { ...log, address: parseAddress(address) } : log,
    )
    return salesIn({ ...receipt, logs }, subject, BASIC).length
  }

  test('whose item moves to the buyer is a sale; one whose item stays with its giver is none', () => {
    const { logs, ...receipt } = makeReceipt(payment)
    const stays = logs.filter(({ address }) => address === SEAPORT)
    expect(salesIn({ ...receipt, logs }, subject, BASIC)).toHaveLength(1)
    expect(salesIn({ ...receipt, logs: stays }, subject, BASIC)).toEqual([])
  })

  test.each(EARLIER)('on an earlier version of Seaport is a sale: %s', (address) => {
    expect(soldBy(address)).toBe(1)
  })

  test('on an earlier version is none when its money stays where it is', () => {
    const inCoins = makeReceipt([1n, DUST, 0n, 90n, SELLER])
    const on15 = (logs: typeof inCoins.logs) =>
      salesIn(
        {
          ...inCoins,
          logs: logs.map((log) =>
            log.address === SEAPORT ? { ...log, address: parseAddress(EARLIER[0]) } : log,
          ),
        },
        subject,
        BASIC,
      )
    expect(on15(inCoins.logs)).toEqual([])
    expect(on15([...inCoins.logs, makePayment(BUYER, BUYER, 90n)])).toEqual([])
    expect(on15([...inCoins.logs, makePayment(BUYER, SELLER, 89n)])).toEqual([])
    expect(on15([...inCoins.logs, makePayment(BUYER, SELLER, 90n)])).toHaveLength(1)
    // 1.6 moves all of it, or reverts.
    expect(salesIn(inCoins, subject, BASIC)).toHaveLength(1)
  })

  test('on an earlier version may cost what moved, where the offer of a match gives more', () => {
    const { logs, ...receipt } = makeMatch(
      { offerer: SELLER, offer: [[2n, TOKEN, 7n, 1n]], consideration: [[1n, DUST, 0n, 100n, SELLER]] },
      {
        ...{ offerer: BUYER, recipient: OTHER, offer: [[1n, DUST, 0n, 150n]] },
        consideration: [[2n, TOKEN, 7n, 1n, BUYER]],
      },
    )
    const earlier = logs.map((log) =>
      log.address === SEAPORT ? { ...log, address: parseAddress(EARLIER[0]) } : log,
    )
    const allows = (paid: bigint) => {
      const payment = { ...makePayment(BUYER, SELLER, paid), logIndex: 9 }
      const sales = salesIn({ ...receipt, logs: [...earlier, payment] }, subject, MATCH)
      return sales.map((sale) => allowsPrice(sale, priced(100n, DUST)))
    }
    expect(allows(100n)).toEqual([true, true])
    expect(allows(99n)).toEqual([false, false])
  })

  test('that another contract claims is none', () => {
    expect(soldBy(`0x${'5'.repeat(40)}`)).toBe(0)
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
