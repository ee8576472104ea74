// The health of listings: each issue on its own, and a well one without any.
import { expect, it } from 'vitest'
import { DAY_SECONDS } from '../../domain/time.ts'
import { listingIssues, needsAttention, SOON_DAYS } from './listingHealth.ts'

const NOW = 1_000_000
const HEALTHY = {
  makerHolds: true,
  makerApproved: true,
  unrestricted: true,
  defective: false,
  startsAtSeconds: BigInt(NOW - 5),
  endsAtSeconds: BigInt(NOW + 30 * DAY_SECONDS),
  reactivated: false,
  unitPrice: 10n,
  unitEndPrice: 10n,
  othersFloor: 10n,
}

it('finds no issues with a listing at the floor', () => {
  expect(listingIssues(HEALTHY, NOW)).toEqual([])
  expect(listingIssues({ ...HEALTHY, othersFloor: undefined }, NOW)).toEqual([])
})

it('reports each issue', () => {
  const only = (change: Partial<typeof HEALTHY>) => listingIssues({ ...HEALTHY, ...change }, NOW)
  expect(only({ unitPrice: 9n })).toEqual(['below-floor'])
  expect(only({ unitEndPrice: 9n })).toEqual(['will-fall-below-floor'])
  expect(only({ unitPrice: 9n, unitEndPrice: 8n })).toEqual(['below-floor'])
  expect(only({ reactivated: true })).toEqual(['reactivated'])
  expect(only({ endsAtSeconds: BigInt(NOW + SOON_DAYS * DAY_SECONDS) })).toEqual(['expires-soon'])
  expect(only({ endsAtSeconds: BigInt(NOW + SOON_DAYS * DAY_SECONDS + 1) })).toEqual([])
  expect(only({ makerHolds: false })).toEqual(['not-held'])
  expect(only({ makerApproved: false })).toEqual(['approval-missing'])
  expect(only({ unrestricted: false })).toEqual(['restricted'])
  expect(only({ startsAtSeconds: BigInt(NOW + 1) })).toEqual(['scheduled'])
})

it('reports only the defect of a listing that can never be bought', () => {
  expect(listingIssues({ ...HEALTHY, defective: true, unitPrice: 0n, makerHolds: false }, NOW)).toEqual([
    'defective',
  ])
})

it('does not report a listing that nobody can buy as below floor', () => {
  expect(listingIssues({ ...HEALTHY, unitPrice: 1n, makerHolds: false }, NOW)).toEqual(['not-held'])
})

it('asks for no attention to a listing that only starts later', () => {
  const later = listingIssues({ ...HEALTHY, startsAtSeconds: BigInt(NOW + 1) }, NOW)
  const unapproved = listingIssues(
    { ...HEALTHY, startsAtSeconds: BigInt(NOW + 1), makerApproved: false },
    NOW,
  )
  expect([later, unapproved].map((issues) => issues.some(needsAttention))).toEqual([false, true])
})
