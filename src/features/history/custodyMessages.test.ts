// Custody as text: durations, periods, and the accessible name of a segment of the timeline.
import { expect, test } from 'vitest'
import { shortAddress } from '../../domain/checksum.ts'
import { historyTexts } from '../../messages/en/history.ts'
import { currentTranslate } from '../../messages/translate.ts'
import { buildCustody, getHops } from './custody.ts'
import type { CustodySegment } from './custody.ts'
import type { SaleFlag } from '../../domain/saleFlag.ts'
import {
  acquiredMessage,
  heldDuration,
  heldMessage,
  periodMessage,
  segmentMessage,
} from './custodyMessages.ts'
import { person, row } from '../../../tests/support/historyRows.ts'

const t = currentTranslate()

test('shows durations in their largest useful unit, and never a minute that has not passed', () => {
  expect([59, 60, 7_200, 86_400, 41 * 86_400].map((seconds) => t(heldDuration(seconds)))).toEqual([
    'less than a minute',
    '1 minute',
    '2 hours',
    '1 day',
    '41 days',
  ])
})

test('shows the price, as short as elsewhere, of a bought segment, and says that a burned item has no owner', () => {
  const parties = { from: person(1), to: person(2), block: 2_000 }
  const rows = [
    row({ type: 'MINT', to: person(1), block: 1, log: 0 }),
    row({ type: 'SALE', ...parties, log: 1, price: 123_456_789_012_345_678n }),
    row({ type: 'TRANSFER', ...parties, log: 2 }),
    row({ type: 'BURN', from: person(2), block: 4_000, log: 0 }),
  ]
  const { segments } = buildCustody(getHops(rows), undefined)
  const texts = segments.map((segment, index) =>
    t(
      segmentMessage({
        segment,
        index,
        count: segments.length,
        nowSeconds: 4_000 * 60,
        shownAtSeconds: undefined,
        getName: shortAddress,
      }),
    ),
  )
  expect(texts[1]).toBe('2 of 3: 0x0000…0003. Bought for 0.1235 ETH. Held: 1 day.')
  expect(texts[2]).toMatch(/^3 of 3: Burned, /)
})

test('says that a price is of a flagged sale', () => {
  const parties = { from: person(1), to: person(2), block: 2 }
  const flag: SaleFlag = { rule: 'SAME_ACCOUNT', days: 0, accounts: [], unpaid: false }
  const rows = [
    row({ type: 'SALE', ...parties, log: 1, price: 10n ** 18n, flag }),
    row({ type: 'TRANSFER', ...parties, log: 2 }),
  ]
  const last = buildCustody(getHops(rows), person(2)).segments.at(-1)
  if (last === undefined) throw new Error('A sale starts a segment.')
  expect(t(acquiredMessage(last))).toBe('Bought for 1 ETH in a flagged sale')
})

test('names an account in transit', () => {
  const rows = [
    row({ type: 'MINT', to: person(1), block: 1, log: 0 }),
    row({ type: 'TRANSFER', from: person(1), to: person(2), block: 2_000, log: 2 }),
  ]
  const [, segment] = buildCustody(getHops(rows), person(2), (account) =>
    account === person(2) ? 'Auction house' : undefined,
  ).segments
  if (segment === undefined) throw new Error('there are two holdings')
  expect(
    t(
      segmentMessage({
        segment,
        index: 1,
        count: 2,
        nowSeconds: 2_000 * 60,
        shownAtSeconds: undefined,
        getName: shortAddress,
      }),
    ),
  ).toBe(
    '2 of 2: 0x0000…0003 (Auction house, in transit). Received without a sale. Held so far: less than a minute.',
  )
})

test('shows no duration for a holding with an unknown start', () => {
  const [segment] = buildCustody([], person(1)).segments
  if (segment === undefined) throw new Error('there is one holding')
  expect(heldMessage(segment, 99)).toEqual(historyTexts.provenance.heldBefore)
  expect(acquiredMessage(segment)).toEqual(historyTexts.provenance.beforeRecord)
})

test('ends a current holding today, or at the block of time travel', () => {
  const day = 86_400
  const stretch = { sinceSeconds: 20_000 * day, untilSeconds: undefined } as CustodySegment
  expect(t(periodMessage(stretch, undefined))).toBe('Oct 4, 2024 – today')
  expect(t(periodMessage(stretch, 20_003 * day))).toBe('Oct 4, 2024 – Oct 7, 2024')
  expect(t(periodMessage(stretch, 20_000 * day + 60))).toBe('Oct 4, 2024')
})
