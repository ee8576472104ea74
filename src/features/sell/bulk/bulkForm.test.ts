// The form for several items reads prices and quantities for separate listings and for a bundle.
import { bulkListing } from '../../../messages/en/bulkListing.ts'
import { amountErrors } from '../../../messages/en/amountErrors.ts'
import { describe, expect, test } from 'vitest'
import { ETH } from '../../../../tests/support/currencies.ts'
import { createItem } from '../../../../tests/support/listing.ts'
import { ZERO_ADDRESS } from '../../../domain/address.ts'
import { tradeForm } from '../../../messages/en/tradeForm.ts'
import { tokenIdFromBigInt } from '../../../domain/tokenId.ts'
import type { Wei } from '../../../domain/wei.ts'
import {
  emptyBulkValues,
  isPricedAlone,
  readBulkForm,
  type BulkContext,
  type BulkValues,
} from './bulkForm.ts'

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
  floors: undefined,
}
const [one, two, three] = context.items.map(({ item }) => item.path) as [string, string, string]

const read = (change: Partial<BulkValues>, floors?: BulkContext['floors']) =>
  readBulkForm({ ...emptyBulkValues(ZERO_ADDRESS), ...change }, { ...context, floors })

function readDrafts(change: Partial<BulkValues>, floors?: BulkContext['floors']) {
  const result = read(change, floors)
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
      errors: { prices: { [three]: amountErrors.empty }, quantities: {} },
    })
    const drafts = readDrafts({ pricing: 'each', prices: { [one]: '1', [two]: '2', [three]: '3' } })
    expect(drafts.map(({ unitPrice }) => unitPrice / ETHER)).toEqual([1n, 2n, 3n])
  })

  test('reject more units than are held, and zero', () => {
    expect(read({ price: '1', quantities: { [two]: '6' } })).toEqual({
      errors: { prices: {}, quantities: { [two]: bulkListing.tooMany({ held: 5n }) } },
    })
    expect(read({ price: '1', quantities: { [two]: '0' } })).toEqual({
      errors: { prices: {}, quantities: { [two]: tradeForm.enterOne } },
    })
  })

  test('report an invalid common price once, at its own field', () => {
    expect(read({ price: 'much' })).toEqual({
      errors: { price: amountErrors.notNumber, prices: {}, quantities: {} },
    })
  })

  test('take the trait floor if there is one, and a typed price otherwise', () => {
    const floor = { amount: (7n * ETHER) as Wei, exact: true, trait: { type: 'Head', value: 'Crab' } }
    const floors = new Map([
      [one, floor],
      [two, floor],
    ])
    const values: BulkValues = { ...emptyBulkValues(ZERO_ADDRESS), pricing: 'trait' }
    expect([one, two, three].map((path) => isPricedAlone(values, path, floors))).toEqual([false, false, true])
    expect(read({ pricing: 'trait' }, floors)).toEqual({
      errors: { prices: { [three]: amountErrors.empty }, quantities: {} },
    })
    const drafts = readDrafts({ pricing: 'trait', prices: { [one]: '1', [three]: '3' } }, floors)
    // A price typed for another pricing is ignored for an item with a floor.
    expect(drafts.map(({ unitPrice }) => unitPrice / ETHER)).toEqual([7n, 7n, 3n])
  })

  test('are no drafts before the trait floors load', () => {
    expect(read({ pricing: 'trait' })).toEqual({ errors: { prices: {}, quantities: {} } })
  })
})

describe('a bundle', () => {
  test('is one draft with every item at one price', () => {
    const [draft, ...others] = readDrafts({ sale: 'together', price: '12', quantities: { [two]: '2' } })
    expect(others).toEqual([])
    expect(draft).toMatchObject({ item: { name: 'Work 1' }, quantity: 1n, unitPrice: 12n * ETHER })
    expect(draft?.rest.map(({ item, quantity }) => [item.name, quantity])).toEqual([
      ['Work 2', 2n],
      ['Work 3', 1n],
    ])
  })

  test('needs its own price, whatever was typed for each item', () => {
    expect(
      read({ sale: 'together', pricing: 'each', prices: { [one]: '1', [two]: '1', [three]: '1' } }),
    ).toEqual({
      errors: { price: amountErrors.empty, prices: {}, quantities: {} },
    })
  })
})
