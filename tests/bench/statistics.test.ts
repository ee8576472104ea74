// The statistics of the benchmarks, on lists with known results.
import { describe, expect, it } from 'vitest'
import { median, percentile } from './statistics.ts'

describe('median', () => {
  it.each([
    [[3], 3],
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
  ])('of %j is %d', (values, middle) => expect(median(values)).toBe(middle))

  it('rejects an empty list', () => expect(() => median([])).toThrow('nothing'))
})

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)

  it('is the nearest rank', () => {
    expect(percentile(hundred, 0.95)).toBe(95)
    expect(percentile(hundred, 1)).toBe(100)
    expect(percentile([7, 9], 0.95)).toBe(9)
  })

  it('rejects an empty list', () => expect(() => percentile([], 0.5)).toThrow('nothing'))
})
