// Custody in words: spans, periods, and the sentence that stands for a segment of the line.
import { expect, test } from 'vitest'
import { custodyOf, hopsOf } from './custody.ts'
import type { CustodySegment } from './custody.ts'
import { acquiredInWords, heldInWords, periodInWords, segmentInWords, spanInWords } from './custodyWords.ts'
import { person, row } from './testing.ts'

test('spans are told in their largest whole unit, one of it in the singular', () => {
  expect([59, 60, 7_200, 86_400, 41 * 86_400].map(spanInWords)).toEqual([
    'less than a minute',
    '1 minute',
    '2 hours',
    '1 day',
    '41 days',
  ])
})

test('a bought segment says its exact price, a burnt one that nobody has it', () => {
  const parties = { from: person(1), to: person(2), block: 2_000 }
  const rows = [
    row({ type: 'MINT', to: person(1), block: 1, log: 0 }),
    row({ type: 'SALE', ...parties, log: 1, price: 123_456_789_012_345_678n }),
    row({ type: 'TRANSFER', ...parties, log: 2 }),
    row({ type: 'BURN', from: person(2), block: 4_000, log: 0 }),
  ]
  const { segments } = custodyOf(hopsOf(rows), undefined)
  const words = segments.map((segment, index) =>
    segmentInWords({ segment, index, count: segments.length, nowSeconds: 4_000 * 60 }),
  )
  expect(words[1]).toMatch(/^2 of 3: 0x0000…0003, bought for 0\.123456789012345678 ETH, held it for 1 day$/)
  expect(words[2]).toMatch(/^3 of 3: burnt, /)
})

test('an account on the way is named in the sentence', () => {
  const rows = [
    row({ type: 'MINT', to: person(1), block: 1, log: 0 }),
    row({ type: 'TRANSFER', from: person(1), to: person(2), block: 2_000, log: 2 }),
  ]
  const [, segment] = custodyOf(hopsOf(rows), person(2), (account) =>
    account === person(2) ? 'Auction house' : undefined,
  ).segments
  if (segment === undefined) throw new Error('there are two holdings')
  expect(segmentInWords({ segment, index: 1, count: 2, nowSeconds: 2_000 * 60 })).toMatch(
    /^2 of 2: 0x0000…0003 \(Auction house, on the way\), received without a sale, /,
  )
})

test('a holding of unknown beginning does not claim a length', () => {
  const [segment] = custodyOf([], person(1)).segments
  if (segment === undefined) throw new Error('there is one holding')
  expect(heldInWords(segment, 99)).toBe('since before the record')
  expect(acquiredInWords(segment)).toBe('held before the record begins')
})

test('a stretch that lasts ends today, or at the moment of the past that is shown', () => {
  const day = 86_400
  const stretch = { sinceSeconds: 20_000 * day, untilSeconds: undefined } as CustodySegment
  expect(periodInWords(stretch, undefined)).toBe('4 Oct 2024 – today')
  expect(periodInWords(stretch, 20_003 * day)).toBe('4 Oct 2024 – 7 Oct 2024')
})
