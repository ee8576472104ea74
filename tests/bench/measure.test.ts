// Figures are compared with their goals, rounded and printed.
import { describe, expect, it } from 'vitest'
import { toEntry, formatLine, type Measure } from './measure.ts'
import { chooseMeasures, DATASET_MEASURES, MEASURES } from './measures.ts'

const most: Measure = {
  id: 'X1',
  what: 'something that should be low',
  unit: 'ms',
  goal: 50,
  passes: 'at most',
  decimals: 1,
  take: () => Promise.reject(new Error('not taken here')),
}
const figure = { value: 50, against: 'nothing', samples: 3 }

describe('an entry', () => {
  it('passes up to the goal, or from the goal on if more is better', () => {
    expect(toEntry(most, figure).pass).toBe(true)
    expect(toEntry(most, { ...figure, value: 51 }).pass).toBe(false)
    expect(toEntry({ ...most, passes: 'at least' }, { ...figure, value: 51 }).pass).toBe(true)
    expect(toEntry({ ...most, passes: 'at least' }, { ...figure, value: 49 }).pass).toBe(false)
  })

  it('does not pass because of rounding', () => {
    expect(toEntry(most, { ...figure, value: 50.01 })).toMatchObject({ value: 50, pass: false })
  })

  it('does not pass when another condition of the budget fails', () => {
    const entry = toEntry(most, { ...figure, missed: '2 requests' })
    expect(entry).toMatchObject({ pass: false, missed: '2 requests' })
    expect(formatLine(most, entry)).toMatch(
      /^✗ X1 .*50 ms .*≤ 50 ms .*against nothing; 3 samples; missed: 2 requests$/,
    )
  })
})

describe('the table', () => {
  it('names each budget once', () => {
    const ids = [...DATASET_MEASURES, ...MEASURES].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('is complete, or contains only the named budgets, in the table’s order', () => {
    expect(chooseMeasures([])).toEqual(MEASURES)
    expect(chooseMeasures(['I1', 'F4', 'S1']).map(({ id }) => id)).toEqual(['S1', 'F4', 'I1'])
  })

  it('includes budgets that need a dataset only if there is one', () => {
    expect(chooseMeasures([], { dataset: true })).toEqual([...DATASET_MEASURES, ...MEASURES])
    expect(chooseMeasures(['F1', 'Q1'], { dataset: true }).map(({ id }) => id)).toEqual(['Q1', 'F1'])
    expect(() => chooseMeasures(['Q1'])).toThrow('with --items')
  })

  it('rejects a name that it does not have', () => {
    expect(() => chooseMeasures(['F1', 'Z9'])).toThrow('no measurement Z9')
  })
})
