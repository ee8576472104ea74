// The rows in view, also when a browser can't make an element tall enough for all of them.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { measureBox, measurePlace, TALLEST_BOX } from './useVisibleRows.ts'

const WINDOW = 900
const seen = (scrolled: number) => ({ scrolled, windowHeight: WINDOW })
const heights = fc.integer({ min: 20, max: 900 })
const counts = fc.integer({ min: 1, max: 2_000_000 })

describe('the rows in view', () => {
  test('fill the window at any scroll position', () => {
    fc.assert(
      fc.property(counts, heights, fc.double({ min: 0, max: 1, noNaN: true }), (count, rowHeight, share) => {
        const box = measureBox({ count, rowHeight })
        const scrolled = Math.round(share * Math.max(0, box.height - WINDOW))
        const { first, end, shift } = measurePlace(box, seen(scrolled))
        expect(box.height).toBeLessThanOrEqual(TALLEST_BOX)
        expect(first).toBeGreaterThanOrEqual(0)
        expect(end).toBeLessThanOrEqual(count)
        // In element pixels: the first row starts at or above the top of the window, the last ends at its bottom.
        expect(first * rowHeight + shift).toBeLessThanOrEqual(scrolled)
        const foot = Math.min(scrolled + WINDOW, box.height)
        expect(end * rowHeight + shift).toBeGreaterThanOrEqual(foot - 1)
        expect(end - first).toBeLessThanOrEqual(Math.ceil(WINDOW / rowHeight) + 1)
      }),
    )
  })

  test('are the first at the top and the last at the bottom, for a hundred thousand rows of any height', () => {
    for (const rowHeight of [60, 390, 700]) {
      const box = measureBox({ count: 100_000, rowHeight })
      expect(measurePlace(box, seen(0)).first).toBe(0)
      expect(measurePlace(box, seen(box.height - WINDOW)).end).toBe(100_000)
    }
  })

  test('are at their natural positions in a list that fits in an element', () => {
    const box = measureBox({ count: 1_000, rowHeight: 100 })
    expect(measurePlace(box, seen(250))).toEqual({ first: 2, end: 12, shift: 0 })
    expect(measurePlace(box, seen(-600))).toEqual({ first: 0, end: 3, shift: 0 })
    expect(measurePlace(box, seen(-2_000))).toEqual({ first: 0, end: 1, shift: 0 })
  })

  test('advance one by one while an element that is too small is scrolled', () => {
    const box = measureBox({ count: 100_000, rowHeight: 390 })
    let before = 0
    for (let scrolled = 0; scrolled < 40_000; scrolled += 100) {
      const { first } = measurePlace(box, seen(scrolled))
      expect(first).toBeGreaterThanOrEqual(before)
      expect(first - before).toBeLessThanOrEqual(1)
      before = first
    }
  })
})
