import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Random } from './random.ts'

const draw = (seed: string) => {
  const random = new Random(seed)
  return Array.from({ length: 50 }, () => random.below(1_000))
}

test('the same seed draws the same numbers, another seed others', () => {
  expect(draw('a')).toEqual(draw('a'))
  expect(draw('a')).not.toEqual(draw('b'))
  expect(new Random('a').salt()).toBe(new Random('a').salt())
})

test('draws stay within their limits, and a shuffle keeps what it shuffles', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 1, max: 2 ** 24 }),
      fc.array(fc.integer()),
      (seed, limit, items) => {
        const random = new Random(seed)
        const drawn = random.below(limit)
        expect(drawn >= 0 && drawn < limit).toBe(true)
        const between = random.between(-3, 4)
        expect(between >= -3 && between <= 4).toBe(true)
        expect(random.shuffled(items).sort()).toEqual([...items].sort())
      },
    ),
  )
})

test('never picks an item of weight 0, and picks others in proportion to their weights', () => {
  const random = new Random('weights')
  const counts = { never: 0, once: 0, thrice: 0 }
  const weights = { never: 0, once: 1, thrice: 3 }
  for (let i = 0; i < 4_000; i++)
    counts[random.weighted(['never', 'once', 'thrice'] as const, (name) => weights[name])]++
  expect(counts.never).toBe(0)
  expect(counts.thrice / counts.once).toBeGreaterThan(2.6)
  expect(counts.thrice / counts.once).toBeLessThan(3.4)
})

test("refuses a limit that can't be drawn from", () => {
  expect(() => new Random('x').below(0)).toThrow(RangeError)
  expect(() => new Random('x').below(2 ** 25)).toThrow(RangeError)
  expect(() => new Random('x').pick([])).toThrow(RangeError)
})
