// Scales of plots: the last split is above every point, and no point is on the edge.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitsUpTo, withMargin } from './scale.ts'

test.each([
  [9.6, [0, 2, 4, 6, 8, 10]],
  [2.6, [0, 1, 2, 3]],
  [0.85, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [53, [0, 20, 40, 60]],
  [0, [0, 1]],
])('splits the axis up to %d', (highest, splits) => {
  expect(splitsUpTo(highest).map((split) => Number(split.toPrecision(6)))).toEqual(splits)
})

test('splits from zero to above the highest point, in 3 to 7 splits', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 1e12, noNaN: true }), (highest) => {
      const splits = splitsUpTo(highest)
      expect(splits[0]).toBe(0)
      expect(splits.at(-1)).toBeGreaterThan(highest)
      expect(splits.length).toBeGreaterThanOrEqual(3)
      expect(splits.length).toBeLessThanOrEqual(7)
    }),
  )
})

test('adds a margin beside the first and the last point, even if they are the same', () => {
  expect(withMargin(100, 200)).toEqual([98, 202])
  const [from, to] = withMargin(100, 100)
  expect(from).toBeLessThan(100)
  expect(to).toBeGreaterThan(100)
})
