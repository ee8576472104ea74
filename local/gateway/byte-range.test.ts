import { expect, test } from 'vitest'
import { parseByteRange } from './byte-range.ts'

test.each([
  [undefined, { kind: 'whole' }],
  ['bytes=0-', { kind: 'part', first: 0, last: 99 }],
  ['bytes=10-19', { kind: 'part', first: 10, last: 19 }],
  ['bytes=90-900', { kind: 'part', first: 90, last: 99 }],
  ['bytes=-10', { kind: 'part', first: 90, last: 99 }],
  ['bytes=-900', { kind: 'part', first: 0, last: 99 }],
  ['bytes=100-', { kind: 'unsatisfiable' }],
  ['bytes=-0', { kind: 'unsatisfiable' }],
  ['bytes=20-10', { kind: 'whole' }],
  ['bytes=-', { kind: 'whole' }],
  ['bytes=0-1,5-6', { kind: 'whole' }],
  ['lines=1-2', { kind: 'whole' }],
])('%s of 100 bytes is %o', (header, expected) => {
  expect(parseByteRange(header, 100)).toEqual(expected)
})

test('every first byte of an empty file is out of reach', () => {
  expect(parseByteRange('bytes=0-', 0)).toEqual({ kind: 'unsatisfiable' })
})
