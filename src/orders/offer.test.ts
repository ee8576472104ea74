// The order of offers: by the configuration's units of account, the native coin's first, then by price.
import { expect, test } from 'vitest'
import { parseAddress } from '../domain/address.ts'
import type { Currency } from '../domain/currency.ts'
import { sortOffers, type Offer } from './offer.ts'

const currency = (number: number): Currency => ({
  address: parseAddress(`0x${number.toString(16).padStart(40, '0')}`),
  symbol: `C${number}`,
  decimals: 18,
})
const offer = (of: number, unitPrice: bigint) =>
  ({ currency: currency(of), unitPrice, orderHash: `0x${of}${unitPrice}` }) as Offer

test('sorts offers by the place of their unit, with unlisted ones last, and then by price', () => {
  const listed = Array.from({ length: 12 }, (_, index) => currency(30 - index))
  const sorted = [
    ...[offer(30, 2n), offer(30, 1n)],
    ...Array.from({ length: 11 }, (_, index) => offer(29 - index, 5n)),
    ...[offer(2, 9n), offer(3, 10n)],
  ]
  const wrapped = { ...currency(1), wrapsNative: true }
  const inWrapped = { ...offer(1, 1n), currency: wrapped }
  sorted.unshift(inWrapped)
  listed.push(wrapped)
  expect(sortOffers(sorted.toReversed(), { nativeCurrency: currency(0), currencies: listed })).toEqual(sorted)
})
