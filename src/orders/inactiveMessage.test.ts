// Why a listing is inactive is said to its seller as what they did, and to everyone else as what the seller did.
import { expect, test } from 'vitest'
import type { Address } from '../domain/address.ts'
import { currentTranslate } from '../messages/translate.ts'
import { inactiveMessage, type InactiveReason } from './listing.ts'

const seller = `0x${'a1'.repeat(20)}` as Address
const buyer = `0x${'b0'.repeat(20)}` as Address

const cases: readonly (readonly [InactiveReason, string, string])[] = [
  ['approval-missing', 'The seller revoked the approval to sell it.', 'You revoked the approval to sell it.'],
  ['not-held', 'The seller doesn’t hold the item now.', 'You don’t hold the item now.'],
  ['expired', 'Expired.', 'Expired.'],
  ['ZERO_PRICE', 'Can’t be filled: its price is zero.', 'Can’t be filled: its price is zero.'],
]

test.each(cases)('%s', (inactiveReason, toAnyone, toSeller) => {
  const told = (reader?: Address) =>
    currentTranslate()(inactiveMessage({ inactiveReason, seller }, reader) ?? '')
  expect(told(seller)).toBe(toSeller)
  expect(told(buyer)).toBe(toAnyone)
  expect(told()).toBe(toAnyone)
})

test('nothing where nothing is in the way', () => {
  expect(inactiveMessage({ inactiveReason: undefined, seller }, seller)).toBeUndefined()
})
