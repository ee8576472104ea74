// The examples in the specification's market rules: both the page and reconcile compute the figures in the text.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { priceAt } from '../../src/domain/priceSchedule.ts'
import { toWei } from '../../src/domain/wei.ts'
import { findCheapest, type ListingPrice, unitPriceAt } from '../../src/orders/cheapestListing.ts'
import type { Fulfilled, Item } from '../../reconcile/events.ts'
import { priceOfNow } from '../../reconcile/orders/terms.ts'
import type { Hex } from '../../reconcile/rpc.ts'
import { splitUnsigned, splitSigned, readMoved } from '../../reconcile/sales/tips.ts'
import { computeMoney } from '../../reconcile/sales/money.ts'

const chapter = readFileSync('docs/specification/10-market.md', 'utf8')
const expectInText = (amount: bigint) => {
  expect(chapter).toContain(amount.toLocaleString('en'))
}

const ETHER = 10n ** 18n
const START = 1_767_225_600
const END = START + 86_400
const AT = 1_767_309_200

const listing = (unitPrice: bigint, unitEndPrice = unitPrice): ListingPrice => ({
  unitPrice: `${unitPrice}`,
  unitEndPrice: `${unitEndPrice}`,
  startsAtSeconds: `${START}`,
  endsAtSeconds: `${END}`,
})
const b = listing(100n * ETHER, ETHER)
const d = listing(8n * ETHER, (425n * ETHER) / 100n)

describe('the declining price', () => {
  test('is the sum of three payments, each rounded up, and one less when computed as a whole', () => {
    const payment = (start: bigint) =>
      priceAt(
        {
          startPrice: toWei(start),
          endPrice: toWei(start / 100n),
          startsAtSeconds: BigInt(START),
          endsAtSeconds: BigInt(END),
        },
        AT,
      )
    const payments = [payment(95n * ETHER), payment((25n * ETHER) / 10n), payment((25n * ETHER) / 10n)]
    const paid = payments.reduce<bigint>((sum, amount) => sum + amount, 0n)
    const terms = { startPrice: 100n * ETHER, endPrice: ETHER, quantity: 1n }
    const times = { startTime: BigInt(START), endTime: BigInt(END) }
    expect(unitPriceAt(b, AT)).toBe(paid - 1n)
    expect(priceOfNow(terms, times, BigInt(AT))).toBe(paid - 1n)
    for (const amount of [...payments, paid, paid - 1n]) expectInText(amount)
  })
})

describe('the floor among four listings', () => {
  const candidates = {
    fixed: [listing((42n * ETHER) / 10n), listing(5n * ETHER)],
    declining: [b, d],
  }

  test('is the fixed unit price until the declining price falls below it', () => {
    const crossing = 1_767_309_208
    expect(findCheapest(candidates, AT)).toMatchObject({ price: (42n * ETHER) / 10n, exact: true })
    expect(findCheapest(candidates, crossing - 1)?.listing).toBe(candidates.fixed[0])
    expect(findCheapest(candidates, crossing)).toMatchObject({ listing: b, exact: true })
    expectInText(BigInt(crossing))
    expectInText(unitPriceAt(b, crossing))
    expect(`${unitPriceAt(d, AT)}`.slice(0, 5)).toBe('43715')
  })
})

describe('the fill with tips', () => {
  const account = (digit: string): Hex => `0x${digit.repeat(40)}`
  const [seller, buyer, receiver, house, friend, collection, weth] = ['1', '2', '3', '4', '5', '6', '7'].map(
    account,
  ) as [Hex, Hex, Hex, Hex, Hex, Hex, Hex]
  const money = (amount: bigint, recipient: Hex, token: Hex = account('0')): Item => ({
    ...{ itemType: token === account('0') ? 0 : 1, token, identifier: 0n },
    ...{ startAmount: amount, endAmount: amount, recipient },
  })
  const signedPayments = [
    money((95n * ETHER) / 100n, seller),
    money((25n * ETHER) / 1_000n, receiver),
    money((25n * ETHER) / 1_000n, house),
  ]
  const tips = [money(1n, friend, weth), money(100n * ETHER, buyer)]
  const fill = (...appended: readonly Item[]) =>
    ({
      ...{
        kind: 'fulfilled',
        offerer: seller,
        recipient: buyer,
        consideration: [...signedPayments, ...appended],
      },
      offer: [
        { itemType: 2, token: collection, identifier: 1n, startAmount: 1n, endAmount: 1n, recipient: null },
      ],
    }) as unknown as Fulfilled
  const moneyIn = (event: Fulfilled, parts: ReturnType<typeof splitSigned>) => {
    const terms = readMoved(event, parts)
    if (terms === null) throw new Error('The fill makes no sale.')
    const part = { seller, buyer, units: 1n }
    const whole = { event, terms, match: null, matchedFills: [] } as unknown as Parameters<
      typeof computeMoney
    >[0]
    return computeMoney(whole, parts.items, 0, 0n, part)
  }

  test('is one sale at the price of the signed order', () => {
    const event = fill(...tips)
    const parts = splitSigned(event, 3n)
    expect(parts.tips.map(({ place }) => place)).toEqual([3, 4])
    expect(moneyIn(event, parts)).toMatchObject({ price: ETHER, proceeds: (95n * ETHER) / 100n })
  })

  test('costs the same if its order was never published, except for a tip in its currency to a third party', () => {
    expect(moneyIn(fill(...tips), splitUnsigned(fill(...tips), [buyer])).price).toBe(ETHER)
    const more = fill(...tips, money(ETHER / 10n, friend))
    expect(moneyIn(more, splitUnsigned(more, [buyer])).price).toBe((11n * ETHER) / 10n)
  })
})
