// What is said beforehand about the time that indexing takes.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeIndexingTime, describeSeconds, MEASURED_EVENTS_A_SECOND } from './reindexTime.ts'

test('the rate is the one that was measured', () => {
  const row = /^\| Logs indexed per second +\| (\d+) /m.exec(readFileSync('docs/performance.md', 'utf8'))
  expect(row?.[1]).toBe(String(MEASURED_EVENTS_A_SECOND))
})

test.each([
  [0, '1 second'],
  [1.4, '1 second'],
  [90, '90 seconds'],
  [125, '2 minutes'],
  [5_400, '90 minutes'],
  [100_000, '28 hours'],
])('%d seconds are %s', (seconds, text) => expect(describeSeconds(seconds)).toBe(text))

test('says how many events there are, and what isn’t counted', () => {
  const text = describeIndexingTime(3_720_000)
  expect(text).toContain('3,720,000 transfers and sales take about 3 hours at 372 events a second')
  expect(text).toContain('Orders and approvals come on top')
})

test('says how long a million take where none can be counted', () => {
  expect(describeIndexingTime(undefined)).toContain('a million take 45 minutes')
})
