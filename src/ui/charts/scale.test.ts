// Scales of plots: the last split is above every point, and no point is on the edge.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listSplits, withMargin, formatAxisNumber } from './scale.ts'

test.each([
  [9.6, [0, 2, 4, 6, 8, 10]],
  [2.6, [0, 1, 2, 3]],
  [0.85, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [53, [0, 20, 40, 60]],
  [0, [0, 1]],
])('splits the axis up to %d', (highest, splits) => {
  expect(listSplits(highest).map((split) => Number(split.toPrecision(6)))).toEqual(splits)
})

test('splits from zero to above the highest point, in 3 to 7 splits', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 1e12, noNaN: true }), (highest) => {
      const splits = listSplits(highest)
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

test.each([
  [0, '0'],
  [0.6000000000000001, '0.6'],
  [1e-8, '0.00000001'],
  [1.25e-8, '0.0000000125'],
  [1e-18, '1E-18'],
  [2_500_000, '2,500,000'],
  [25_000_000, '25M'],
  [7.5e11, '750B'],
  [2.5e14, '250T'],
  [1e15, '1E15'],
  [2e29, '2E29'],
])('formats %d as %s', (value, text) => {
  expect(formatAxisNumber(value, 'en')).toBe(text)
})

test('formats numbers of an axis in the reader’s language', () => {
  expect(formatAxisNumber(0.5, 'de')).toBe('0,5')
  expect(formatAxisNumber(25_000_000, 'ja')).toBe('2500万')
})

test('gives short, distinct labels', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -18, max: 59 }),
      fc.double({ min: 1, max: 10, noNaN: true }),
      (power, head) => {
        const figures = listSplits(head * 10 ** power).map((split) => formatAxisNumber(split, 'en'))
        expect(new Set(figures).size).toBe(figures.length)
        for (const figure of figures) expect(figure.length).toBeLessThanOrEqual('0.0000000125'.length)
      },
    ),
  )
})
