// The form for several items reads prices and quantities for separate listings and for a bundle.
import { controlsTexts } from '../../messages/en/controls.ts'
import { listTexts } from '../../messages/en/list.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ETH } from '../../../tests/support/currencies.ts'
import { createItem, createListing } from '../../../tests/support/listing.ts'
import { ZERO_ADDRESS } from '../../domain/address.ts'
import { tokenIdFromBigInt } from '../../domain/tokenId.ts'
import { parsePrice } from '../../domain/parseAmount.ts'
import { formatExact, toWei } from '../../domain/wei.ts'
import type { MarketPrice } from '../prices/marks.ts'
import {
  emptyBulkValues,
  fillPrices,
  parseBulkForm,
  relistBulkValues,
  scalePrices,
  type BulkContext,
  type BulkValues,
} from './form.ts'

const NOW = 1_800_000_000
const ETHER = 10n ** 18n

function held(number: bigint, units = 1n) {
  const standard = units > 1n ? 'ERC1155' : 'ERC721'
  return { item: createItem({ tokenId: tokenIdFromBigInt(number), standard }), held: units }
}

const context: BulkContext = {
  items: [held(1n), held(2n, 5n), held(3n)],
  currencies: [ETH],
  nowSeconds: NOW,
}
const [one, two, three] = context.items.map(({ item }) => item.path) as [string, string, string]

const read = (change: Partial<BulkValues>) =>
  parseBulkForm({ ...emptyBulkValues(ZERO_ADDRESS), ...change }, context)

function readDrafts(change: Partial<BulkValues>) {
  const result = read(change)
  if ('errors' in result) throw new Error(JSON.stringify(result.errors))
  return result.drafts
}

describe('separate listings', () => {
  test('have the same price, and the typed quantity of an edition', () => {
    const drafts = readDrafts({ price: '0.5', quantities: { [two]: '4' } })
    expect(
      drafts.map(({ item, quantity, unitPrice, rest }) => [item.name, quantity, unitPrice, rest]),
    ).toEqual([
      ['Work 1', 1n, ETHER / 2n, []],
      ['Work 2', 4n, ETHER / 2n, []],
      ['Work 3', 1n, ETHER / 2n, []],
    ])
    expect(new Set(drafts.map(({ expiresAtSeconds }) => expiresAtSeconds))).toEqual(
      new Set([NOW + 2_592_000]),
    )
  })

  test('require a price for each item, and report only the missing ones', () => {
    expect(read({ pricing: 'each', prices: { [one]: '1', [two]: '2' } })).toEqual({
      errors: { prices: { [three]: controlsTexts.amounts.empty }, quantities: {} },
    })
    const drafts = readDrafts({ pricing: 'each', prices: { [one]: '1', [two]: '2', [three]: '3' } })
    expect(drafts.map(({ unitPrice }) => unitPrice / ETHER)).toEqual([1n, 2n, 3n])
  })

  test('reject more units than are held, and zero', () => {
    expect(read({ price: '1', quantities: { [two]: '6' } })).toEqual({
      errors: { prices: {}, quantities: { [two]: listTexts.bulk.tooMany({ held: 5n }) } },
    })
    expect(read({ price: '1', quantities: { [two]: '0' } })).toEqual({
      errors: { prices: {}, quantities: { [two]: controlsTexts.fields.enterOne } },
    })
  })

  test('report an invalid common price once, at its own field', () => {
    expect(read({ price: 'much' })).toEqual({
      errors: { price: controlsTexts.amounts.notNumber, prices: {}, quantities: {} },
    })
  })
})

describe('prices of several items', () => {
  const price = (kind: MarketPrice['kind'], amount: bigint): MarketPrice => ({
    ...{ kind, amount: toWei(amount), currency: ETH },
  })
  const market = new Map([
    [one, [price('floor', ETHER / 2n)]],
    [two, [price('floor', ETHER / 2n), price('editionFloor', 3n * ETHER)]],
  ])

  test('are filled in from a market price where there is one', () => {
    const typed = { [one]: '1', [three]: '3' }
    expect(fillPrices(typed, market, { kinds: ['floor'], currency: ETH })).toEqual({
      [one]: '0.5',
      [two]: '0.5',
      [three]: '3',
    })
    expect(fillPrices(typed, market, { kinds: ['traitFloor', 'editionFloor'], currency: ETH })).toEqual({
      [one]: '1',
      [two]: '3',
      [three]: '3',
    })
  })

  test('change by an exact share, never to nothing, and keep what isn’t a price', () => {
    const typed = { [one]: '0.5', [two]: '0.000000000000000001', [three]: 'much' }
    expect(scalePrices(typed, { percent: 95n, currency: ETH })).toEqual({
      [one]: '0.475',
      [two]: '0.000000000000000001',
      [three]: 'much',
    })
  })

  test('change by an exact share at any amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 30n }), fc.constantFrom(95n, 105n), (amount, percent) => {
        const typed = { [one]: formatExact(toWei(amount), ETH.decimals) }
        const { [one]: text = '' } = scalePrices(typed, { percent, currency: ETH })
        const scaled = parsePrice(text, ETH)
        expect(scaled * 100n).toBeLessThanOrEqual(amount * percent + (amount * percent < 100n ? 100n : 0n))
        expect(scaled * 100n).toBeGreaterThan(amount * percent - 100n)
      }),
    )
  })
})

describe('a bundle', () => {
  test('is one draft with every item at one price', () => {
    const [draft, ...others] = readDrafts({ sale: 'bundle', price: '12', quantities: { [two]: '2' } })
    expect(others).toEqual([])
    expect(draft).toMatchObject({ item: { name: 'Work 1' }, quantity: 1n, unitPrice: 12n * ETHER })
    expect(draft?.rest.map(({ item, quantity }) => [item.name, quantity])).toEqual([
      ['Work 2', 2n],
      ['Work 3', 1n],
    ])
  })

  test('needs its own price, whatever was typed for each item', () => {
    expect(
      read({ sale: 'bundle', pricing: 'each', prices: { [one]: '1', [two]: '1', [three]: '1' } }),
    ).toEqual({
      errors: { price: controlsTexts.amounts.empty, prices: {}, quantities: {} },
    })
  })
})

describe('an expired bundle', () => {
  const sold = [
    { item: held(1n).item, quantity: 1n },
    { item: held(2n, 5n).item, quantity: 3n },
  ]
  const expired = createListing({ kind: 'bundle', items: sold, startPrice: toWei(ETHER / 2n) })

  test('is listed again as it was, for the usual time from now', () => {
    const values = relistBulkValues(expired, [ETH])
    const items = [held(1n), held(2n, 5n)]
    expect(parseBulkForm(values, { ...context, items })).toMatchObject({
      drafts: [
        {
          item: sold[0]?.item,
          quantity: 1n,
          rest: [sold[1]],
          unitPrice: ETHER / 2n,
          unitEndPrice: ETHER / 2n,
          currency: ETH,
          expiresAtSeconds: NOW + 30 * 86_400,
        },
      ],
    })
  })

  test('has no price where the site no longer trades in its currency', () => {
    const currency = { address: `0x${'c'.repeat(40)}` as const, symbol: 'COIN', decimals: 6 }
    const values = relistBulkValues({ ...expired, currency } as typeof expired, [ETH])
    expect(values).toMatchObject({ price: '', currency: ZERO_ADDRESS, sale: 'bundle' })
  })
})
