// A price is too low if it is far enough below any market price, and too high only if it is far above all of them.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ETH, WETH } from '../../../tests/support/currencies.ts'
import { createItem } from '../../../tests/support/listing.ts'
import { nowSeconds } from '../../domain/time.ts'
import { tokenIdFromBigInt } from '../../domain/tokenId.ts'
import { toWei, type Wei } from '../../domain/wei.ts'
import type { OfferAim } from '../../orders/offer.ts'
import type { Mark, Marks } from './marks.ts'
import {
  findConfirmation,
  listWarnings,
  offerWarnings,
  saleWarnings,
  type PricedDraft,
  type PriceWarning,
} from './rules.ts'

const [item, second] = [1n, 2n].map((number) => createItem({ tokenId: tokenIdFromBigInt(number) })) as [
  PricedDraft['item'],
  PricedDraft['item'],
]
const TIMES = { startsAtSeconds: null, expiresAtSeconds: nowSeconds() + 3600 }
const FLOOR = 280_000_000_000_000_000n

const mark = (amount: bigint): Mark => ({ amount: amount as Wei, currency: ETH })

interface MarkAmounts {
  readonly floor?: bigint
  readonly lastSale?: bigint
  readonly offer?: bigint
  readonly listing?: bigint
  readonly traitFloor?: bigint
}

function createMarks({ floor, lastSale, offer, listing, traitFloor }: MarkAmounts): Marks {
  const optional = (amount: bigint | undefined) => (amount === undefined ? undefined : mark(amount))
  const trait = { type: 'Head', value: 'Hat' }
  return {
    ...{ isEdition: false, traits: [], floor: optional(floor), lastSale: optional(lastSale) },
    ...(listing !== undefined && { listingAt: () => mark(listing) }),
    ...(traitFloor !== undefined && { traitFloor: { ...mark(traitFloor), trait } }),
    offer: optional(offer),
  }
}

const draft = (price: bigint, endPrice = price, fields: Partial<PricedDraft> = {}): PricedDraft => ({
  ...{ item, quantity: 1n, rest: [], currency: ETH, ...TIMES },
  ...{ unitPrice: price as Wei, unitEndPrice: endPrice as Wei },
  ...fields,
})
const listed = (one: PricedDraft, marks: Marks, trade: 'list' | 'changePrice' = 'list') =>
  listWarnings(one, new Map([[item.path, marks]]), trade)
const brief = (warnings: readonly PriceWarning[]) =>
  warnings.map(({ against, amount, times }) =>
    times === undefined ? [against, amount] : [against, amount, times],
  )
const warn = (price: bigint, amounts: MarkAmounts, endPrice?: bigint) =>
  brief(listed(draft(price, endPrice), createMarks(amounts)))

describe('the price of a listing', () => {
  test.each<[string, bigint, MarkAmounts, ReturnType<typeof brief>]>([
    ['at its best offer, which it could be sold to at once', 12n, { offer: 12n }, [['offer', 12n]]],
    ['above its best offer', 13n, { offer: 12n }, []],
    [
      'below offer and floor',
      9n,
      { floor: 10n, offer: 12n },
      [
        ['offer', 12n],
        ['floor', 10n],
      ],
    ],
    ['at the floor', 10n, { floor: 10n }, []],
    ['below its cheapest listing', 9n, { listing: 10n }, [['listing', 10n]]],
    ['below its last sale', 9n, { lastSale: 10n }, [['lastSale', 10n]]],
    ['at twenty times the floor', 20n * FLOOR, { floor: FLOOR }, [['floor', FLOOR, 20n]]],
    ['one wei below that', 20n * FLOOR - 1n, { floor: FLOOR }, []],
    [
      'of 1000 ETH, a multiple that is rounded down',
      10n ** 21n,
      { floor: FLOOR },
      [['floor', FLOOR, 3_571n]],
    ],
    ['far above the floor, but not the last sale', 100n, { floor: 1n, lastSale: 6n }, []],
    ['far above the last sale, but not the floor', 100n, { floor: 6n, lastSale: 1n }, []],
    ['far above both', 100n, { floor: 1n, lastSale: 4n }, [['lastSale', 4n, 25n]]],
    ['far above its last sale alone', 100n, { lastSale: 4n }, [['lastSale', 4n, 25n]]],
    ['far above its cheapest listing', 100n, { listing: 5n }, [['listing', 5n, 20n]]],
    ['justified by a high offer', 100n, { floor: 1n, offer: 6n }, []],
    ['not justified by a low offer', 100n, { floor: 1n, offer: 5n }, [['floor', 1n, 100n]]],
    ['far above a low offer alone', 100n, { offer: 1n }, []],
    ['without market prices', 100n, {}, []],
    ['above market prices of zero', 100n, { floor: 0n, lastSale: 0n }, []],
    [
      'far above a last sale, with a floor of zero',
      100n,
      { floor: 0n, lastSale: 5n },
      [['lastSale', 5n, 20n]],
    ],
  ])('%s has the right warnings', (_, price, amounts, expected) => {
    expect(warn(price, amounts)).toEqual(expected)
  })

  test('has the floor’s warning alone say that the floor may be lower', () => {
    const marks = createMarks({ floor: 2n, lastSale: 3n })
    const warnings = listed(draft(1n), { ...marks, floor: { ...mark(2n), mayBeLower: true } })
    expect(warnings.map(({ against, mayBeLower }) => [against, mayBeLower])).toEqual([
      ['floor', true],
      ['lastSale', undefined],
    ])
  })

  test.each<[string, bigint, MarkAmounts, bigint | undefined]>([
    ['half of its cheapest listing', 50n, { listing: 100n }, undefined],
    ['under half of its cheapest listing', 49n, { listing: 100n }, 100n],
    ['half of its best offer', 50n, { offer: 100n }, undefined],
    ['under half of its best offer', 49n, { offer: 100n }, 100n],
    ['half of its last sale', 50n, { lastSale: 100n }, undefined],
    ['under half of its last sale', 49n, { lastSale: 100n }, 100n],
    ['under half of several', 1n, { lastSale: 100n, listing: 120n, offer: 90n }, 120n],
    ['a hundredth of the collection’s floor', 1n, { floor: 100n }, undefined],
    ['far above the floor', 2_000n, { floor: 100n }, undefined],
  ])('of %s needs the right confirmation', (_, price, amounts, confirmed) => {
    expect(findConfirmation(listed(draft(price), createMarks(amounts)))?.amount).toBe(confirmed)
  })

  test('that declines can be too high at its start and too low at its end', () => {
    const warnings = listed(draft(40n, 1n), createMarks({ floor: 2n }))
    expect(brief(warnings)).toEqual([
      ['floor', 2n],
      ['floor', 2n, 20n],
    ])
    expect(warnings.map(({ at }) => at)).toEqual(['end', 'start'])
  })

  test('that declines is compared at its start and its end with the listing at that time', () => {
    const listingAt = (atSeconds: number) => mark(atSeconds < TIMES.expiresAtSeconds ? 100n : 10n)
    const confirmed = (price: bigint, endPrice: bigint) => {
      const found = findConfirmation(listed(draft(price, endPrice), { ...createMarks({}), listingAt }))
      return found && [found.amount, found.at]
    }
    // By its end, the listing that it is compared with has declined too.
    expect(confirmed(60n, 5n)).toBeUndefined()
    expect(confirmed(60n, 4n)).toEqual([10n, 'end'])
    expect(confirmed(49n, 5n)).toEqual([100n, 'start'])
  })

  test('may be below that of the listing it replaces, but not under half of it unnoticed', () => {
    const marks = createMarks({ listing: 100n })
    expect(listed(draft(50n), marks, 'changePrice')).toEqual([])
    expect(brief(listed(draft(49n), marks, 'changePrice'))).toEqual([['listing', 100n]])
  })
})

describe('the price of a bundle', () => {
  const rest = [{ item: second, quantity: 3n }]
  const bundled = (price: bigint, other: MarkAmounts) =>
    brief(
      listWarnings(
        draft(price, price, { quantity: 2n, rest }),
        new Map([
          [item.path, createMarks({ floor: 10n })],
          [second.path, createMarks(other)],
        ]),
      ),
    )

  test.each<[string, bigint, MarkAmounts, ReturnType<typeof brief>]>([
    ['below its floors together', 319n, { floor: 100n }, [['floors', 320n]]],
    ['at its floors together', 320n, { floor: 100n }, []],
    ['below them, with the listing of an edition', 319n, { listing: 100n }, [['floors', 320n]]],
    ['far above its floors', 6_400n, { floor: 100n }, [['floors', 320n, 20n]]],
    ['less far above its floors', 6_399n, { floor: 100n }, []],
    ['justified by the high last sale of one item', 6_400n, { floor: 100n, lastSale: 101n }, []],
    ['low, but without a floor for every item', 1n, {}, []],
    ['high, but without a floor for every item', 10n ** 30n, {}, []],
  ])('%s has the right warning', (_, price, other, expected) => {
    expect(bundled(price, other)).toEqual(expected)
  })

  test('needs a confirmation under half of its floors', () => {
    const marks = new Map([item, second].map(({ path }) => [path, createMarks({ floor: 100n })]))
    const confirmed = (price: bigint) =>
      findConfirmation(listWarnings(draft(price, price, { rest: [{ item: second, quantity: 1n }] }), marks))
    expect(confirmed(100n)).toBeUndefined()
    expect(confirmed(99n)).toMatchObject({ against: 'floors', amount: 200n })
  })
})

describe('a sale to an offer', () => {
  const all = { floor: 1000n, listing: 1000n, lastSale: 900n, offer: 950n }
  const sell = (unitPrice: bigint, unitProceeds: bigint, amounts: MarkAmounts) =>
    saleWarnings({ unitPrice: toWei(unitPrice), unitProceeds: toWei(unitProceeds) }, createMarks(amounts))

  test('has warnings where the proceeds are over 10% below a market price, and where another offer is higher', () => {
    expect(brief(sell(950n, 900n, all))).toEqual([])
    expect(brief(sell(949n, 899n, { floor: 1000n, offer: 950n }))).toEqual([
      ['offer', 950n],
      ['floor', 1000n],
    ])
    expect(brief(sell(950n, 800n, { floor: 1000n, lastSale: 900n }))).toEqual([
      ['floor', 1000n],
      ['lastSale', 900n],
    ])
    expect(brief(sell(1n, 1n, {}))).toEqual([])
  })

  test.each<[bigint, MarkAmounts, PriceWarning['against'] | undefined]>([
    [500n, { listing: 1000n }, undefined],
    [499n, { listing: 1000n }, 'listing'],
    [475n, { offer: 950n }, undefined],
    [474n, { offer: 950n }, 'offer'],
    [450n, { lastSale: 900n }, undefined],
    [449n, { lastSale: 900n }, 'lastSale'],
    [100n, { listing: 1000n, offer: 950n }, 'listing'],
    // The collection's floor is the price of another item.
    [1n, { floor: 1000n }, undefined],
  ])('at %d, with %o, needs the right confirmation', (amount, amounts, against) => {
    expect(findConfirmation(sell(amount, amount, amounts))?.against).toBe(against)
  })

  test('compares the price, not the proceeds, with another offer, whose fees are unknown', () => {
    expect(findConfirmation(sell(475n, 100n, { offer: 950n }))).toBeUndefined()
    expect(findConfirmation(sell(475n, 100n, { offer: 950n, listing: 300n }))).toMatchObject({
      against: 'listing',
      price: 100n,
    })
  })
})

describe('an offer', () => {
  const warned = (
    price: bigint,
    { aim = 'collection', for: lowest, ...amounts }: MarkAmounts & { aim?: OfferAim['kind']; for?: bigint },
  ) =>
    offerWarnings({
      unitPrice: toWei(price),
      aim: { kind: aim },
      cheapestListing: lowest === undefined ? undefined : { ...mark(lowest), currency: WETH },
      marks: createMarks(amounts),
    })

  test.each(['token', 'collection', 'trait'] as const)(
    'for a %s names the listing that costs no more',
    (aim) => {
      expect(warned(10n, { aim, for: 8n })).toMatchObject([
        { code: `${aim}-for-sale`, amount: 8n, currency: WETH, needsConfirmation: false },
      ])
    },
  )

  test.each<[string, bigint, Parameters<typeof warned>[1], ReturnType<typeof brief>]>([
    ['more than a quarter above the cheapest listing', 126n, { for: 100n }, [['listing', 100n]]],
    ['twenty times the highest market price', 200n, { floor: 10n }, [['floor', 10n, 20n]]],
    ['three times all prices of a sold item', 30n, { offer: 4n, lastSale: 10n }, [['lastSale', 10n, 3n]]],
    ['far above a high offer', 200n, { offer: 10n, floor: 4n }, [['offer', 10n, 20n]]],
  ])('at %s has to be confirmed', (_, price, market, expected) => {
    const warnings = warned(price, market)
    expect(brief(warnings)).toEqual(expected)
    expect(findConfirmation(warnings)).toBe(warnings[0])
  })

  test.each<[string, bigint, Parameters<typeof warned>[1]]>([
    ['a quarter above the cheapest listing', 125n, { for: 100n }],
    ['less than twenty times the floor', 199n, { floor: 10n }],
    ['less than three times the last sale', 29n, { lastSale: 10n }],
    ['an item that was sold for nothing', 59n, { floor: 10n, lastSale: 0n }],
    ['an item whose trait is dear', 200n, { floor: 10n, traitFloor: 100n }],
    ['an item without market prices', 200n, {}],
  ])('at %s needs no confirmation', (_, price, market) => {
    expect(findConfirmation(warned(price, market))).toBeUndefined()
  })

  test('has no warning where market prices couldn’t be read', () => {
    const request = { unitPrice: toWei(9n), aim: { kind: 'token' }, cheapestListing: undefined } as const
    expect(offerWarnings({ ...request, marks: undefined })).toEqual([])
  })
})

describe('of prices of any length', () => {
  const amount = fc.bigInt({ min: 1n, max: 2n ** 256n - 1n })
  const amounts = fc.record(
    { floor: amount, lastSale: amount, offer: amount, listing: amount },
    { requiredKeys: [] },
  ) as fc.Arbitrary<MarkAmounts>

  test('none is both below a market price and far above it, and multiples are exact', () => {
    fc.assert(
      fc.property(amount, amounts, (price, { listing: _, ...known }) => {
        const warnings = listed(draft(price), createMarks(known))
        const above = warnings.filter(({ times }) => times !== undefined)
        expect(above.length === 0 || above.length === warnings.length).toBe(true)
        for (const { amount: marked, times = 0n } of above) {
          expect(times).toBeGreaterThanOrEqual(20n)
          expect(marked * times <= price && price < marked * (times + 1n)).toBe(true)
        }
      }),
    )
  })

  test('every one under half of an item’s own market price has to be confirmed, and no other', () => {
    fc.assert(
      fc.property(amount, amounts, (price, known) => {
        const own = [known.offer, known.listing, known.lastSale]
        const isUnderHalf = own.some((one) => one !== undefined && price * 2n < one)
        const confirmed = [
          findConfirmation(listed(draft(price), createMarks(known))),
          findConfirmation(listed(draft(price), createMarks(known), 'changePrice')),
          findConfirmation(
            saleWarnings({ unitPrice: price as Wei, unitProceeds: price as Wei }, createMarks(known)),
          ),
        ]
        const most = own.reduce((one = 0n, other = 0n) => (one > other ? one : other))
        for (const found of confirmed) expect(found?.amount).toBe(isUnderHalf ? most : undefined)
      }),
    )
  })

  test('a lower one never has fewer warnings that it is too low', () => {
    fc.assert(
      fc.property(amount, amount, amounts, (one, other, known) => {
        const tooLow = (price: bigint) =>
          listed(draft(price), createMarks(known)).flatMap(({ against, times }) =>
            times === undefined ? [against] : [],
          )
        const [lower, higher] = one < other ? [one, other] : [other, one]
        expect(tooLow(lower)).toEqual(expect.arrayContaining(tooLow(higher)))
      }),
    )
  })

  test('every one more than a quarter above a listing has to be confirmed, and no other', () => {
    fc.assert(
      fc.property(amount, amount, (price, lowest) => {
        const cheapestListing = mark(lowest)
        const warnings = offerWarnings({
          ...{ unitPrice: price as Wei, aim: { kind: 'token' }, cheapestListing, marks: undefined },
        })
        expect(findConfirmation(warnings) !== undefined).toBe(4n * price > 5n * lowest)
      }),
    )
  })
})
