import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDay, formatDuration, formatExactTime, startOfMinute } from './time.ts'

describe('formatDuration', () => {
  it.each([
    [0, 'less than a minute'],
    [59, 'less than a minute'],
    [60, '1 min'],
    [3_540, '59 min'],
    [3_599, '1 h'],
    [86_400 - 20, '1 d'],
    [86_400 * 30 - 20, '30 d'],
    [86_400 * 58, '58 d'],
    [86_400 * 64, '2 mo'],
    [86_400 * 400, '13 mo'],
    [3_600, '1 h'],
    [86_400 * 3 + 5, '3 d'],
    [86_400 * 89, '3 mo'],
    [86_400 * 800, '2 y'],
  ])('%i seconds is %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text)
  })
})

describe('formatExactTime', () => {
  it('names the day, the second and the zone', () => {
    expect(formatExactTime(1_795_269_909, 'UTC')).toBe('21 Nov 2026, 14:05:09 UTC')
    expect(formatDay(1_795_269_909, 'UTC')).toBe('21 Nov 2026')
  })

  it('calls what no calendar holds "never"', () => {
    expect(formatExactTime(Number.MAX_SAFE_INTEGER)).toBe('never')
    expect(formatExactTime(Number.POSITIVE_INFINITY)).toBe('never')
    expect(formatDay(Number.MAX_VALUE)).toBe('never')
  })
})

describe('startOfMinute', () => {
  it('is the same for every second of a minute', () => {
    fc.assert(
      fc.property(fc.nat({ max: 4_000_000_000 }), fc.nat({ max: 59 }), (minutes, second) => {
        const start = Math.floor(minutes / 60) * 60
        expect(startOfMinute(start + second)).toBe(start)
      }),
    )
  })
})
