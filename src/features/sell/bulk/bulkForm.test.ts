// The form for several items understands what was typed for all, for each, and for all together.
import { bulkListing } from '../../../messages/en/bulkListing.ts'
import { amountErrors } from '../../../messages/en/amountErrors.ts'
import { describe, expect, test } from 'vitest'
import { ZERO_ADDRESS, type Address } from '../../../domain/address.ts'
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
  const collection = `0x${'d'.repeat(40)}` as Address
  return {
    item: {
      collection,
      collectionName: 'Works',
      tokenId: tokenIdFromBigInt(number),
      standard: units > 1n ? ('ERC1155' as const) : ('ERC721' as const),
      name: `Work ${number}`,
      image: null,
      path: `/item/0xd/${number}`,
    },
    held: units,
  }
}

const context: BulkContext = {
  items: [held(1n), held(2n, 5n), held(3n)],
  currencies: [{ address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 }],
  nowSeconds: NOW,
  floors: undefined,
}
const [one, two, three] = context.items.map(({ item }) => item.path) as [string, string, string]

const read = (change: Partial<BulkValues>, floors?: BulkContext['floors']) =>
  readBulkForm({ ...emptyBulkValues(ZERO_ADDRESS), ...change }, { ...context, floors })

function draftsOf(change: Partial<BulkValues>, floors?: BulkContext['floors']) {
  const result = read(change, floors)
  if ('errors' in result) throw new Error(JSON.stringify(result.errors))
  return result.drafts
}

describe('one by one', () => {
  test('the same price for each, and as many units of an edition as were typed', () => {
    const drafts = draftsOf({ price: '0.5', quantities: { [two]: '4' } })
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

  test('a price for each: the field of one that has none says so, the others say nothing', () => {
    expect(read({ pricing: 'each', prices: { [one]: '1', [two]: '2' } })).toEqual({
      errors: { prices: { [three]: amountErrors.empty }, quantities: {} },
    })
    const drafts = draftsOf({ pricing: 'each', prices: { [one]: '1', [two]: '2', [three]: '3' } })
    expect(drafts.map(({ unitPrice }) => unitPrice / ETHER)).toEqual([1n, 2n, 3n])
  })

  test('more units than are held, or none, are refused beside their field', () => {
    expect(read({ price: '1', quantities: { [two]: '6' } })).toEqual({
      errors: { prices: {}, quantities: { [two]: bulkListing.tooMany({ held: 5n }) } },
    })
    expect(read({ price: '1', quantities: { [two]: '0' } })).toEqual({
      errors: { prices: {}, quantities: { [two]: tradeForm.enterOne } },
    })
  })

  test('a price that is none is said once, beside its own field', () => {
    expect(read({ price: 'much' })).toEqual({
      errors: { price: amountErrors.notNumber, prices: {}, quantities: {} },
    })
  })

  test('the trait floor where there is one, a typed price where there is none', () => {
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
    const drafts = draftsOf({ pricing: 'trait', prices: { [one]: '1', [three]: '3' } }, floors)
    // What was typed while another pricing was chosen is not taken for one that has a floor.
    expect(drafts.map(({ unitPrice }) => unitPrice / ETHER)).toEqual([7n, 7n, 3n])
  })

  test('nothing is a draft before the trait floors are known', () => {
    expect(read({ pricing: 'trait' })).toEqual({ errors: { prices: {}, quantities: {} } })
  })
})

describe('together', () => {
  test('one draft with everything in it, at the one price', () => {
    const [draft, ...others] = draftsOf({ sale: 'together', price: '12', quantities: { [two]: '2' } })
    expect(others).toEqual([])
    expect(draft).toMatchObject({ item: { name: 'Work 1' }, quantity: 1n, unitPrice: 12n * ETHER })
    expect(draft?.rest.map(({ item, quantity }) => [item.name, quantity])).toEqual([
      ['Work 2', 2n],
      ['Work 3', 1n],
    ])
  })

  test('needs its price, whatever was typed for each', () => {
    expect(
      read({ sale: 'together', pricing: 'each', prices: { [one]: '1', [two]: '1', [three]: '1' } }),
    ).toEqual({
      errors: { price: amountErrors.empty, prices: {}, quantities: {} },
    })
  })
})
