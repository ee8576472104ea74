// The reason why a listing is inactive addresses its seller directly, and mentions the seller to everyone else.
import { expect, test } from 'vitest'
import type { Address } from '../domain/address.ts'
import { currentTranslate } from '../messages/translate.ts'
import { inactiveMessage, type InactiveReason } from './inactiveListing.ts'

const seller = `0x${'a1'.repeat(20)}` as Address
const buyer = `0x${'b0'.repeat(20)}` as Address

const cases: readonly (readonly [InactiveReason, string, string])[] = [
  ['approval-missing', 'The seller revoked the approval to sell it.', 'You revoked the approval to sell it.'],
  ['not-held', 'The seller doesn’t hold the item now.', 'You don’t hold the item now.'],
  ['expired', 'Expired.', 'Expired.'],
  ['ZERO_PRICE', 'Can’t be filled: its price is zero.', 'Can’t be filled: its price is zero.'],
]

test.each(cases)('%s', (inactiveReason, toAnyone, toSeller) => {
  const message = (reader?: Address) =>
    currentTranslate()(inactiveMessage({ inactiveReason, seller }, reader) ?? '')
  expect(message(seller)).toBe(toSeller)
  expect(message(buyer)).toBe(toAnyone)
  expect(message()).toBe(toAnyone)
})

test('returns no message for an active listing', () => {
  expect(inactiveMessage({ inactiveReason: undefined, seller }, seller)).toBeUndefined()
})
