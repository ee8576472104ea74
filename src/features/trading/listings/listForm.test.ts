// The list form understands what was typed, or says beside which field what to change.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ZERO_ADDRESS, type Address } from '../../../domain/address.ts'
import { tokenIdFromBigInt } from '../../../domain/tokenId.ts'
import { formatExact, type Wei } from '../../../domain/wei.ts'
import { readListForm, readUnits, type ListFormContext, type ListValues } from './listForm.ts'

const coin = `0x${'c'.repeat(40)}` as Address
const NOW = 1_800_000_000

const context: ListFormContext = {
  item: {
    collection: `0x${'d'.repeat(40)}` as Address,
    collectionName: 'Editions',
    tokenId: tokenIdFromBigInt(1n),
    standard: 'ERC1155',
    name: 'Edition 1',
    image: null,
    path: '/item/0xd/1',
  },
  currencies: [
    { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 },
    { address: coin, symbol: 'COIN', decimals: 6 },
  ],
  held: 5n,
  nowSeconds: NOW,
}

const good: ListValues = { price: '0.42', currency: ZERO_ADDRESS, quantity: '2', expiry: '604800', until: '' }

const errorsOf = (values: Partial<ListValues>, of: ListFormContext = context) => {
  const read = readListForm({ ...good, ...values }, of)
  return 'errors' in read ? read.errors : {}
}

/** What a `datetime-local` field holds for a moment, in the reader's zone. */
function localText(seconds: number): string {
  const date = new Date(seconds * 1000)
  const pad = (value: number) => `${value}`.padStart(2, '0')
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`
}

describe('what can be listed', () => {
  test('price, quantity and expiry as they were typed', () => {
    expect(readListForm(good, context)).toEqual({
      draft: {
        item: context.item,
        quantity: 2n,
        unitPrice: 420_000_000_000_000_000n,
        currency: context.currencies[0],
        expiresAtSeconds: NOW + 604_800,
      },
    })
  })

  test('in another currency, with its own decimals', () => {
    const read = readListForm({ ...good, currency: coin }, context)
    expect(read).toMatchObject({ draft: { unitPrice: 420_000n, currency: { symbol: 'COIN' } } })
  })

  test('every exact price comes back to the last digit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 36n }), (price) => {
        const read = readListForm({ ...good, price: formatExact(price as Wei, 18) }, context)
        expect(read).toMatchObject({ draft: { unitPrice: price } })
      }),
    )
  })

  test('until a moment of one’s own', () => {
    const at = NOW - (NOW % 60) + 86_400
    expect(readListForm({ ...good, expiry: 'custom', until: localText(at) }, context)).toMatchObject({
      draft: { expiresAtSeconds: at },
    })
  })

  test('one ERC-721 token, whatever the quantity field held', () => {
    const of = { ...context, held: undefined, item: { ...context.item, standard: 'ERC721' as const } }
    expect(readListForm({ ...good, quantity: 'many' }, of)).toMatchObject({ draft: { quantity: 1n } })
  })
})

describe('what has to change', () => {
  test.each([
    ['', 'Enter an amount.'],
    ['0', 'The price must be above zero.'],
    ['0.000', 'The price must be above zero.'],
    ['1e18', 'Write the number out in full, without an exponent.'],
    ['1,5', 'Use a point for decimals: 1.5'],
    ['-1', 'The amount must be above zero.'],
    ['0.1234567890123456789', 'ETH has at most 18 decimals.'],
    ['ten', 'Enter a number, such as 0.42'],
    ['1'.repeat(90), 'This amount is too large.'],
  ])('the price “%s”: %s', (price, message) => {
    expect(errorsOf({ price })).toEqual({ price: message })
  })

  test.each([
    ['', 'Enter how many.'],
    ['0', 'Enter at least 1.'],
    ['1.5', 'Enter a whole number.'],
    ['1e3', 'Enter a whole number.'],
    ['6', 'You have 5 of this item.'],
  ])('the quantity “%s”: %s', (quantity, message) => {
    expect(errorsOf({ quantity })).toEqual({ quantity: message })
  })

  test.each([
    ['', 'Choose a date and a time.'],
    ['soon', 'Choose a date and a time.'],
    [localText(NOW - 86_400), 'This moment has passed. Choose a later one.'],
    [localText(NOW + 120), 'Leave at least ten minutes.'],
    [localText(NOW + 400 * 86_400), 'Choose a date within one year.'],
  ])('the moment “%s”: %s', (until, message) => {
    expect(errorsOf({ expiry: 'custom', until })).toEqual({ until: message })
  })

  test('every field speaks for itself', () => {
    expect(Object.keys(errorsOf({ price: 'x', quantity: 'y', expiry: 'custom' }))).toEqual([
      'price',
      'quantity',
      'until',
    ])
  })

  test('a price that only the quantity makes too large', () => {
    const price = `${10n ** 59n - 1n}`
    expect(errorsOf({ price, quantity: '5' })).toEqual({
      price: 'The price of all units together is too large.',
    })
  })

  test('more units than are left', () => {
    expect(readUnits('4', 3n)).toEqual({ error: 'There are 3 at most.' })
    expect(readUnits(' 3 ', 3n)).toEqual({ value: 3n })
  })
})
