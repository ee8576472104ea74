// The health of listings: each ailment on its own, and a well one without any.
import { expect, it } from 'vitest'
import { DAY_SECONDS } from '../../domain/time.ts'
import { ailmentsOf, SOON_DAYS } from './listingHealth.ts'

const NOW = 1_000_000
const WELL = {
  makerHolds: true,
  makerApproved: true,
  unrestricted: true,
  defective: false,
  startsAtSeconds: NOW - 5,
  endsAtSeconds: NOW + 30 * DAY_SECONDS,
  revived: false,
  unitPrice: 10n,
  unitEndPrice: 10n,
  othersFloor: 10n,
}

it('finds nothing amiss with a listing at the floor', () => {
  expect(ailmentsOf(WELL, NOW)).toEqual([])
  expect(ailmentsOf({ ...WELL, othersFloor: undefined }, NOW)).toEqual([])
})

it('tells each ailment', () => {
  const only = (change: Partial<typeof WELL>) => ailmentsOf({ ...WELL, ...change }, NOW)
  expect(only({ unitPrice: 9n })).toEqual(['under-floor'])
  expect(only({ unitEndPrice: 9n })).toEqual(['falls-under-floor'])
  expect(only({ unitPrice: 9n, unitEndPrice: 8n })).toEqual(['under-floor'])
  expect(only({ revived: true })).toEqual(['revived'])
  expect(only({ endsAtSeconds: NOW + SOON_DAYS * DAY_SECONDS })).toEqual(['ends-soon'])
  expect(only({ endsAtSeconds: NOW + SOON_DAYS * DAY_SECONDS + 1 })).toEqual([])
  expect(only({ makerHolds: false })).toEqual(['not-held'])
  expect(only({ makerApproved: false })).toEqual(['not-approved'])
  expect(only({ unrestricted: false })).toEqual(['restricted'])
  expect(only({ startsAtSeconds: NOW + 1 })).toEqual(['not-begun'])
})

it('gives a listing that can never be bought that one reason alone', () => {
  expect(ailmentsOf({ ...WELL, defective: true, unitPrice: 0n, makerHolds: false }, NOW)).toEqual([
    'defective',
  ])
})

it('does not call a listing cheap that nobody can buy', () => {
  expect(ailmentsOf({ ...WELL, unitPrice: 1n, makerHolds: false }, NOW)).toEqual(['not-held'])
})
