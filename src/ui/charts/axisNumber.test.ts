// Axis numbers are short and distinct at any scale.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitsUpTo, formatAxisNumber } from './scale.ts'

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
  expect(formatAxisNumber(value)).toBe(text)
})

test('gives short, distinct labels', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -18, max: 59 }),
      fc.double({ min: 1, max: 10, noNaN: true }),
      (power, head) => {
        const figures = splitsUpTo(head * 10 ** power).map(formatAxisNumber)
        expect(new Set(figures).size).toBe(figures.length)
        for (const figure of figures) expect(figure.length).toBeLessThanOrEqual('0.0000000125'.length)
      },
    ),
  )
})
