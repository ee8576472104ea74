// Filters never match null values by accident, and search text is matched literally.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { like, passes } from '../../tests/support/indexRules.ts'
import { matchAll, matchAny, containsPattern, endsAfter } from './where.ts'

interface Filter {
  readonly a?: string | null | undefined
  readonly b_gt?: string | null | undefined
  readonly and?: readonly (Filter | null)[] | null
  readonly or?: readonly (Filter | null)[] | null
}

const column = fc.record(
  { a: fc.option(fc.constantFrom('x', 'y', null), { nil: undefined }), b_gt: fc.constantFrom('1', '5') },
  { requiredKeys: [] },
) as fc.Arbitrary<Filter>
const filter: fc.Arbitrary<Filter> = fc.oneof(
  column,
  fc.array(column, { minLength: 1, maxLength: 3 }).map((parts) => matchAny<Filter>(...parts)),
)
const row = fc.record({ a: fc.constantFrom('x', 'y', null), b: fc.constantFrom('0', '3', '9', null) })

function toQueryFilter(one: Filter): Filter {
  return Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined))
}

describe('matchAll', () => {
  test('means every condition, and never mixes columns with operators', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(filter, { nil: undefined }), { maxLength: 4 }),
        row,
        (parts, subject) => {
          const expected = parts.every((part) => part === undefined || passes(subject, toQueryFilter(part)))
          expect(passes(subject, matchAll<Filter>(...parts))).toBe(expected)
        },
      ),
    )
  })

  test('keeps an intended null', () => {
    expect(matchAll<Filter>({ a: null }, undefined, { a: undefined })).toEqual({ a: null })
  })
})

describe('matchAny', () => {
  test('means one of the conditions', () => {
    fc.assert(
      fc.property(fc.array(column, { minLength: 1, maxLength: 4 }), row, (parts, subject) => {
        const expected = parts.some((part) => passes(subject, toQueryFilter(part)))
        expect(passes(subject, matchAny<Filter>(...parts))).toBe(expected)
      }),
    )
  })

  test('rejects an empty list of conditions', () => {
    expect(() => matchAny<Filter>()).toThrow(RangeError)
  })
})

test('containing finds exactly the names that have the text in them, whatever signs it is made of', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'B', '%', '_', '\\', '.', ' '), maxLength: 5 })
  fc.assert(
    fc.property(text, text, (sought, name) => {
      expect(like(name, containsPattern(sought))).toBe(name.toLowerCase().includes(sought.toLowerCase()))
    }),
    { numRuns: 2_000 },
  )
})

test('rounds the time to ten minutes, so that visitors send equal queries', () => {
  expect(endsAfter(1_700_000_399)).toEqual(endsAfter(1_699_999_800))
  expect(endsAfter(1_700_000_400)).not.toEqual(endsAfter(1_700_000_399))
})
