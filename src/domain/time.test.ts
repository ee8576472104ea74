import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startOfMinute } from './time.ts'

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
