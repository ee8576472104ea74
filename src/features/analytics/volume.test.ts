// Volume by day: the bars add up to the whole, and adjusted and flagged to raw.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAY_SECONDS } from '../../domain/time.ts'
import { daysPerBar, spanStart } from './period.ts'
import { volumeBars, sumVolume } from './volume.ts'

const START = 20_000 * DAY_SECONDS
const NOW = START + 29 * DAY_SECONDS + 4_000
const FLAG = { rule: 'SAME_ACCOUNT', days: 0, accounts: [], unpaid: false } as const

const sales = fc.array(
  fc.record({
    price: fc.bigInt({ min: 0n, max: 10n ** 24n }),
    atSeconds: fc.integer({ min: START, max: NOW + 500 }),
    flag: fc.constantFrom(undefined, FLAG),
  }),
  { maxLength: 40 },
)

it('adds up over any division into bars', () => {
  fc.assert(
    fc.property(sales, fc.constantFrom(1, 7, 30), (some, days) => {
      const bars = volumeBars(some, { startSeconds: START, nowSeconds: NOW, daysPerBar: days })
      const whole = sumVolume(some)
      for (const figure of ['raw', 'flagged', 'adjusted'] as const) {
        expect(bars.reduce((sum, bar) => sum + bar[figure], 0n)).toBe(whole[figure])
      }
      expect(whole.adjusted + whole.flagged).toBe(whole.raw)
      expect(bars.reduce((sum, bar) => sum + bar.sales, 0)).toBe(some.length)
      expect(bars).toHaveLength(Math.ceil(30 / days))
    }),
  )
})

it('begins a span at midnight, and counts today', () => {
  expect(spanStart('30d', NOW, 0)).toBe(START)
  expect(spanStart('7d', NOW, 0)).toBe(START + 23 * DAY_SECONDS)
  expect(spanStart('all', NOW, START + 5)).toBe(START)
  expect(daysPerBar(START, NOW)).toBe(1)
})
