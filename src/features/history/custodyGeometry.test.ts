// The geometry of the ownership timeline holds for any number of owners and any durations.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCustody, placeLabels, segmentWidths, type WantedLabel } from './custodyGeometry.ts'

const LEAST = 6

describe('segment widths', () => {
  test('fill the line, have a minimum, and never draw a longer holding narrower', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 200_000_000 }), { minLength: 1, maxLength: 300 }),
        fc.integer({ min: 200, max: 1600 }),
        (durations, width) => {
          const widths = segmentWidths(durations, width, LEAST)
          const total = widths.reduce((sum, each) => sum + each, 0)
          expect(total).toBeCloseTo(Math.max(width, durations.length * LEAST), 5)
          for (const [index, each] of widths.entries()) {
            expect(each).toBeGreaterThanOrEqual(LEAST - 1e-6)
            const next = durations[index + 1]
            const nextWidth = widths[index + 1]
            if (next === undefined || nextWidth === undefined) continue
            if ((durations[index] ?? 0) >= next) expect(each).toBeGreaterThanOrEqual(nextWidth - 1e-6)
            else expect(each).toBeLessThanOrEqual(nextWidth + 1e-6)
          }
        },
      ),
    )
  })

  test('are proportional when all are wide enough', () => {
    expect(segmentWidths([1, 2, 1], 400, LEAST)).toEqual([100, 200, 100])
  })

  test('are equal when every duration is zero', () => {
    expect(segmentWidths([0, 0], 400, LEAST)).toEqual([200, 200])
  })
})

describe('labels', () => {
  test('never overlap or leave the line, and the most important one is placed', () => {
    const label: fc.Arbitrary<Omit<WantedLabel, 'key'>> = fc.record({
      at: fc.integer({ min: -20, max: 1000 }),
      width: fc.integer({ min: 10, max: 120 }),
      weight: fc.nat(),
    })
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 60 }), (wanted) => {
        const labels = wanted.map((each, index) => ({ ...each, key: String(index) }))
        const placed = placeLabels(labels, 800, 8)
        const weightiest = labels.toSorted((one, other) => other.weight - one.weight)[0]
        expect(placed.has(weightiest?.key ?? '')).toBe(true)
        const spans = labels
          .flatMap(({ key, width }) => {
            const start = placed.get(key)
            return start === undefined ? [] : [{ start, end: start + width }]
          })
          .toSorted((one, other) => one.start - other.start)
        for (const [index, { start, end }] of spans.entries()) {
          expect(start).toBeGreaterThanOrEqual(0)
          expect(end).toBeLessThanOrEqual(800)
          expect(start).toBeGreaterThanOrEqual((spans[index - 1]?.end ?? -8) + 8)
        }
      }),
    )
  })
})

test.each(['en', 'de', 'es', 'ja', 'zh-Hans', 'ar'])(
  'the dates leave the last label its room: %s',
  (dates) => {
    const t = Object.assign(() => '', { locale: dates, numbers: dates, dates, parts: () => [] })
    const day = 86_400
    const [from, now] = [1_764_028_800 - day, 1_764_028_800]
    fc.assert(
      fc.property(
        fc.integer({ min: 120, max: 700 }),
        fc.integer({ min: 1, max: day - 1 }),
        fc.constantFrom('now', 'jetzt', '現在', 'at that block'),
        (width, later, endLabel) => {
          const segments = [from, from + later].map((sinceSeconds, index) => ({
            ...{ id: String(index), owner: undefined, sinceSeconds, afterGap: false },
            untilSeconds: index === 0 ? from + later : undefined,
            acquired: { kind: 'transfer' as const },
          }))
          const drawn = drawCustody({ segments } as never, { width, nowSeconds: now, t, endLabel })
          const wide = (text: string) =>
            [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0)
          for (const { date = '', dateAt } of drawn.segments) {
            if (dateAt === undefined) continue
            expect(dateAt + 7.4 * wide(date) + 10).toBeLessThanOrEqual(
              drawn.width - 7.4 * wide(endLabel) + 0.001,
            )
          }
        },
      ),
    )
  },
)
