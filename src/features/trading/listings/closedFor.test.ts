// Why a listing rests is said to its seller as what they did, and to everyone else as what the seller did.
import { expect, test } from 'vitest'
import type { Address } from '../../../domain/address.ts'
import { closedFor } from './listing.ts'

const seller = `0x${'a1'.repeat(20)}` as Address
const buyer = `0x${'b0'.repeat(20)}` as Address

test.each([
  ['The seller has withdrawn the permission to sell it.', 'You have withdrawn the permission to sell it.'],
  ['The seller does not hold the item now.', 'You do not hold the item now.'],
  ['Expired.', 'Expired.'],
  [undefined, undefined],
])('%s', (closedBecause, toSeller) => {
  expect(closedFor({ closedBecause, seller }, seller)).toBe(toSeller)
  expect(closedFor({ closedBecause, seller }, buyer)).toBe(closedBecause)
  expect(closedFor({ closedBecause, seller }, undefined)).toBe(closedBecause)
})
