// The list form reads its fields, or says which field to change and how.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ETH } from '../../../tests/support/currencies.ts'
import { createItem, createListing } from '../../../tests/support/listing.ts'
import { ZERO_ADDRESS, type Address } from '../../domain/address.ts'
import { formatExact, toWei, type Wei } from '../../domain/wei.ts'
import { controlsTexts } from '../../messages/en/controls.ts'
import { listTexts } from '../../messages/en/list.ts'
import { currentTranslate } from '../../messages/translate.ts'
import {
  parseListForm as readForm,
  type ListFormContext,
  initialListValues,
  relistValues,
  type ListValues,
} from './form.ts'
import { parseAccountText } from '../../wallet/names/accountText.ts'
import { parseUnits, formatLocalTime, USUAL_EXPIRY } from '../dialog/formFields.ts'

const coin = `0x${'c'.repeat(40)}` as Address
const NOW = 1_800_000_000

type Context = Omit<ListFormContext, 'buyerInput'>

/** Reads a form whose buyer is typed as an address. */
const parseListForm = (values: ListValues, of: Context) =>
  readForm(values, { ...of, buyerInput: parseAccountText(values.reservedFor, { demoWallet: undefined }) })

const context: Context = {
  item: createItem({ standard: 'ERC1155' }),
  currencies: [ETH, { address: coin, symbol: 'COIN', decimals: 6 }],
  held: 5n,
  seller: `0x${'5'.repeat(40)}` as Address,
  nowSeconds: NOW,
}

const valid: ListValues = {
  ...initialListValues([ETH], undefined, NOW),
  price: '0.42',
  currency: ZERO_ADDRESS,
  quantity: '2',
  expiry: '604800',
}

const readErrors = (values: Partial<ListValues>, of: Context = context) => {
  const read = parseListForm({ ...valid, ...values }, of)
  const errors = 'errors' in read ? read.errors : {}
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, currentTranslate()(error)]),
  )
}

describe('a valid form', () => {
  test('has the typed price, quantity and expiry', () => {
    expect(parseListForm(valid, context)).toEqual({
      draft: {
        item: context.item,
        rest: [],
        quantity: 2n,
        unitPrice: 420_000_000_000_000_000n,
        unitEndPrice: 420_000_000_000_000_000n,
        currency: context.currencies[0],
        startsAtSeconds: null,
        expiresAtSeconds: NOW + 604_800,
        reservedFor: null,
      },
    })
  })

  test('uses the decimals of its currency', () => {
    const read = parseListForm({ ...valid, currency: coin }, context)
    expect(read).toMatchObject({ draft: { unitPrice: 420_000n, currency: { symbol: 'COIN' } } })
  })

  test('keeps every exact price to the last digit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 36n }), (price) => {
        const read = parseListForm({ ...valid, price: formatExact(price as Wei, 18) }, context)
        expect(read).toMatchObject({ draft: { unitPrice: price } })
      }),
    )
  })

  test('accepts a custom expiry', () => {
    const at = NOW - (NOW % 60) + 86_400
    expect(parseListForm({ ...valid, expiry: 'custom', until: formatLocalTime(at) }, context)).toMatchObject({
      draft: { expiresAtSeconds: at },
    })
  })

  test('lists one ERC-721 token, whatever the quantity field holds', () => {
    const of = { ...context, held: undefined, item: { ...context.item, standard: 'ERC721' as const } }
    expect(parseListForm({ ...valid, quantity: 'many' }, of)).toMatchObject({ draft: { quantity: 1n } })
  })
})

describe('the less common options', () => {
  test('read a declining price, a later start, and one buyer', () => {
    const at = NOW - (NOW % 60) + 86_400
    const friend = `0x${'7'.repeat(40)}`
    const read = parseListForm(
      {
        ...valid,
        priceType: 'declining',
        endPrice: '0.1',
        start: 'later',
        startsAt: formatLocalTime(at),
        audience: 'one',
        reservedFor: ` ${friend}`,
      },
      context,
    )
    expect(read).toMatchObject({
      draft: {
        unitPrice: 420_000_000_000_000_000n,
        unitEndPrice: 100_000_000_000_000_000n,
        startsAtSeconds: at,
        // A duration counts from the start.
        expiresAtSeconds: at + 604_800,
        reservedFor: friend,
      },
    })
  })

  test('ignore the fields of options that are not selected', () => {
    const typed = { endPrice: 'x', startsAt: 'x', reservedFor: 'x' }
    expect(readErrors(typed)).toEqual({})
  })

  test('accept two prices that decline, and reject any others with one error', () => {
    const price = fc.bigInt({ min: 1n, max: 10n ** 36n })
    fc.assert(
      fc.property(price, price, (first, last) => {
        const typed = {
          priceType: 'declining' as const,
          price: formatExact(first as Wei, 18),
          endPrice: formatExact(last as Wei, 18),
        }
        const read = parseListForm({ ...valid, ...typed }, context)
        if (last < first) expect(read).toMatchObject({ draft: { unitPrice: first, unitEndPrice: last } })
        else expect(read).toEqual({ errors: { endPrice: listTexts.endPriceTooHigh } })
      }),
    )
  })

  test.each([
    [{ priceType: 'declining' as const }, { endPrice: 'Enter an amount.' }],
    [{ start: 'later' as const }, { startsAt: 'Select a date and a time.' }],
    [
      { start: 'later' as const, startsAt: formatLocalTime(NOW - 86_400) },
      { startsAt: 'This time has passed. Select a later one.' },
    ],
    [{ audience: 'one' as const }, { reservedFor: 'Enter the buyer’s address.' }],
    [
      { audience: 'one' as const, reservedFor: '0x12' },
      { reservedFor: 'An address is 0x followed by 40 characters from 0–9 and a–f.' },
    ],
    [
      {
        audience: 'one' as const,
        reservedFor: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'.replace('5aA', '5AA'),
      },
      { reservedFor: 'This address has a typo: its checksum doesn’t match.' },
    ],
    [
      { audience: 'one' as const, reservedFor: ZERO_ADDRESS },
      { reservedFor: 'Nobody can use the zero address.' },
    ],
    [{ audience: 'one' as const, reservedFor: context.seller }, { reservedFor: 'This is your own address.' }],
  ])('%o: %o', (change, errors) => {
    expect(readErrors(change)).toEqual(errors)
  })
})

describe('an invalid form', () => {
  test.each([
    ['', 'Enter an amount.'],
    ['0', 'The price must be above zero.'],
    ['1e18', 'Write the number out in full, without an exponent.'],
  ])('rejects the price “%s”: %s', (price, message) => {
    expect(readErrors({ price })).toEqual({ price: message })
  })

  test.each([
    ['', 'Enter a quantity.'],
    ['0', 'Enter at least 1.'],
    ['1.5', 'Enter a whole number.'],
    ['1e3', 'Enter a whole number.'],
    ['6', 'You have 5 of this item.'],
  ])('rejects the quantity “%s”: %s', (quantity, message) => {
    expect(readErrors({ quantity })).toEqual({ quantity: message })
  })

  test.each([
    ['', 'Select a date and a time.'],
    ['soon', 'Select a date and a time.'],
    [formatLocalTime(NOW - 86_400), 'This time has passed. Select a later one.'],
    [formatLocalTime(NOW + 120), 'Leave at least ten minutes.'],
    [formatLocalTime(NOW + 400 * 86_400), 'Select a date within one year.'],
  ])('rejects the time “%s”: %s', (until, message) => {
    expect(readErrors({ expiry: 'custom', until })).toEqual({ until: message })
  })

  test('has an error for each invalid field', () => {
    expect(Object.keys(readErrors({ price: 'x', quantity: 'y', expiry: 'custom' }))).toEqual([
      'price',
      'quantity',
      'until',
    ])
  })

  test('rejects a total price that is too large', () => {
    const price = `${10n ** 59n - 1n}`
    expect(readErrors({ price, quantity: '5' })).toEqual({
      price: 'The total price is too large.',
    })
  })

  test('rejects more units than are left', () => {
    expect(parseUnits('4', { decimals: 0, most: 3n })).toEqual({
      error: controlsTexts.fields.tooMany({ most: 3n }),
    })
    expect(parseUnits(' 3 ', { decimals: 0, most: 3n })).toEqual({ value: 3n })
  })

  test('rejects units that aren’t a multiple of the step', () => {
    expect(parseUnits('4', { decimals: 0, most: 9n, step: 3n })).toEqual({
      error: controlsTexts.fields.notMultiple({ step: 3n }),
    })
    expect(parseUnits('6', { decimals: 0, most: 9n, step: 3n })).toEqual({ value: 6n })
  })
})

describe('a price change', () => {
  const wei = 123_456_789_012_345_678n
  const old = createListing({
    kind: 'edition',
    quantity: 3n,
    remaining: 2n,
    startPrice: toWei(3n * wei),
    endPrice: toWei(3n * wei),
    endsAtSeconds: BigInt(NOW + 86_400),
  })
  const declining = { ...old, endPrice: toWei(3n * (wei - 1n)) }
  const currencies = [ETH, { address: coin, symbol: 'COIN', decimals: 18 }] as const
  const change = (from: typeof old, values: Partial<ListValues> = {}) =>
    readErrors(
      { ...initialListValues(currencies, from, NOW), ...values },
      { ...context, currencies, replaced: from },
    )
  const unchanged = { price: 'Nothing has changed. Enter a new price, or change other terms.' }

  test('starts with the old price of one unit, to the last digit', () => {
    expect(initialListValues(currencies, old, NOW)).toMatchObject({
      price: '0.123456789012345678',
      priceType: 'fixed',
      quantity: '2',
    })
    expect(initialListValues(currencies, declining, NOW)).toMatchObject({
      price: '0.123456789012345678',
      priceType: 'declining',
      endPrice: '0.123456789012345677',
    })
  })

  test('starts empty if the old price can’t be divided by the quantity', () => {
    const lot = { ...old, startPrice: toWei(3n * wei + 1n), endPrice: toWei(3n * wei + 1n) }
    expect(initialListValues(currencies, lot, NOW).price).toBe('')
  })

  test('starts empty if the site no longer trades in the old currency', () => {
    const values = initialListValues([ETH], { ...old, currency: currencies[1] }, NOW)
    expect(values).toMatchObject({ price: '', currency: ETH.address })
  })

  test('can’t be to the old price, however it is written', () => {
    expect(change(old)).toEqual(unchanged)
    expect(change(old, { price: '00,123456789012345678' })).toEqual(unchanged)
    expect(change({ ...declining, startsAtSeconds: BigInt(NOW + 7_200) })).toEqual(unchanged)
  })

  test('may be the old declining price, which starts again', () => {
    expect(change(declining)).toEqual({})
  })

  test('may be of the amount, the end of a declining price, or the currency', () => {
    expect(change(old, { price: '0.123456789012345677' })).toEqual({})
    expect(change(declining, { endPrice: '0.1' })).toEqual({})
    expect(change(declining, { priceType: 'fixed' })).toEqual({})
    expect(change(old, { currency: coin })).toEqual({})
  })

  test('keeps the start of a listing that hasn’t started, which may change alone', () => {
    const later = { ...old, startsAtSeconds: BigInt(NOW + 7_200), endsAtSeconds: BigInt(NOW + 86_400) }
    const values = { ...initialListValues(currencies, later, NOW), price: '0.2' }
    const read = parseListForm(values, { ...context, currencies, replaced: later })
    expect(read).toMatchObject({ draft: { startsAtSeconds: NOW + 7_200 } })
    expect(change(later)).toEqual(unchanged)
    expect(change(later, { start: 'now' })).toEqual({})
    expect(change({ ...old, startsAtSeconds: BigInt(NOW + 30) }, { price: '0.2' })).toEqual({})
  })

  test('may keep the price for another quantity, duration or buyer', () => {
    expect(change(old, { quantity: '1' })).toEqual({})
    expect(change(old, { expiry: USUAL_EXPIRY, until: '' })).toEqual({})
    expect(change(old, { audience: 'one', reservedFor: `0x${'22'.repeat(20)}` })).toEqual({})
  })
})

describe('an expired listing', () => {
  const item = createItem({ standard: 'ERC1155' })
  const expired = createListing({
    kind: 'edition',
    item,
    quantity: 8n,
    remaining: 6n,
    startPrice: toWei(8n * 10n ** 17n),
    endPrice: toWei(4n * 10n ** 17n),
    startsAtSeconds: BigInt(NOW - 7_200),
    endsAtSeconds: BigInt(NOW - 3_600),
    reservedFor: `0x${'7'.repeat(40)}` as Address,
  })

  test.each([
    ['what was not sold', 9n, 6n],
    ['what the seller still holds', 4n, 4n],
    ['what was not sold while the holding is unknown', undefined, 6n],
  ])('is listed again as it was, for the usual time from now: %s', (_, held, quantity) => {
    const values = relistValues([ETH], expired, { held, nowSeconds: NOW })
    expect(parseListForm(values, { ...context, item, held })).toEqual({
      draft: {
        item,
        quantity,
        rest: [],
        unitPrice: 10n ** 17n,
        unitEndPrice: 5n * 10n ** 16n,
        currency: ETH,
        startsAtSeconds: null,
        expiresAtSeconds: NOW + Number(USUAL_EXPIRY),
        reservedFor: expired.reservedFor,
      },
    })
  })
})
