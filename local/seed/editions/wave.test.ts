import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Random } from '../random.ts'
import { cosine, short, sine, swell } from './wave.ts'

test('sines agree with the engine’s to four places', () => {
  fc.assert(
    fc.property(fc.double({ min: -500, max: 500, noNaN: true }), (turns) => {
      expect(Math.abs(sine(turns) - Math.sin(turns * 2 * Math.PI))).toBeLessThan(1e-4)
      expect(Math.abs(cosine(turns) - Math.cos(turns * 2 * Math.PI))).toBeLessThan(1e-4)
    }),
  )
})

test('a swell stays between -1 and 1 and repeats for its seed', () => {
  const one = swell(new Random('sea'), 4)
  const same = swell(new Random('sea'), 4)
  for (let at = 0; at < 5; at += 0.01) {
    expect(Math.abs(one(at))).toBeLessThanOrEqual(1.0001)
    expect(same(at)).toBe(one(at))
  }
})

test('writes numbers with one decimal and no trailing zero', () => {
  expect([short(1), short(0.25), short(-0.04), short(12.96)]).toEqual(['1', '0.3', '0', '13'])
})
