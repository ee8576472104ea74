import { describe, expect, test } from 'vitest'
import type { FacetKind } from '../../../itemSearch/query.ts'
import { parseTraitKey } from '../../../domain/traits.ts'
import { collectionTexts } from '../../../messages/en/collection.ts'
import { controlsTexts } from '../../../messages/en/controls.ts'
import { selectRange } from './traitRange.ts'

const select = (
  kind: FacetKind,
  keys: readonly string[],
  [from, to]: readonly [string, string],
  most = 100,
) =>
  selectRange(
    {
      kind,
      values: keys.map((key) => ({
        key,
        value: parseTraitKey(key)?.value ?? '',
        count: 1,
        floor: undefined,
        isSelected: false,
      })),
    },
    { from, to },
    most,
  )

const LEVELS = ['L=', 'L=-2', 'L=0.5', 'L=9', 'L=10', 'L=9007199254740993']
const BORN = ['B%date=1607385599', 'B%date=1607385600', 'B%date=1607471999', 'B%date=1607472000']

describe('a range of numbers', () => {
  test.each([
    [
      ['9', '10'],
      ['L=9', 'L=10'],
    ],
    [
      ['', '0,5'],
      ['L=-2', 'L=0.5'],
    ],
    [
      [' −2 ', '9.0'],
      ['L=-2', 'L=0.5', 'L=9'],
    ],
    [['9007199254740993', ''], ['L=9007199254740993']],
    [
      ['٩', '１０'],
      ['L=9', 'L=10'],
    ],
    [['-.5', '.5'], ['L=0.5']],
    [['9’007’199’254’740’993', ''], ['L=9007199254740993']],
  ] as const)('%j selects the values in it', (range, keys) => {
    expect(select('number', LEVELS, range)).toEqual({ keys })
  })

  test.each([
    [['9007199254740994', ''], collectionTexts.filterPanel.emptyRange],
    [['10', '9'], collectionTexts.filterPanel.emptyRange],
    [['ten', ''], controlsTexts.amounts.notNumber],
    [['', '1e3'], controlsTexts.amounts.exponent],
    // Thousands to some people, decimals to others.
    [['1,234', ''], controlsTexts.amounts.thousandsOrDecimals({ plain: '1234', decimal: '1.234' })],
  ] as const)('%j selects none', (range, problem) => {
    expect(select('number', LEVELS, range)).toEqual({ problem })
  })

  test('with too many values selects none, instead of some', () => {
    expect(select('number', LEVELS, ['0', '10'], 2)).toEqual({
      problem: collectionTexts.filterPanel.wideRange({ count: 3, most: 2 }),
    })
  })
})

test('a range of dates is in days, the last one whole', () => {
  expect(select('date', BORN, ['2020-12-08', '2020-12-08'])).toEqual({ keys: BORN.slice(1, 3) })
  expect(select('date', BORN, ['2020-12-09', ''])).toEqual({ keys: BORN.slice(3) })
})

test('a date may have a year of more digits', () => {
  expect(select('date', BORN, ['2020-12-09', '12345-01-01'])).toEqual({ keys: BORN.slice(3) })
  expect(select('date', BORN, ['275760-12-31', ''])).toEqual({
    problem: collectionTexts.filterPanel.emptyRange,
  })
})
