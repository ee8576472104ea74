// The rows of a bundle's items become one line, and no other row is merged or lost.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { person, row, trueHistories } from '../../../../tests/support/historyRows.ts'
import { mergeBundles } from './mergeBundles.ts'
import { mergeSales } from './mergeSales.ts'

const listed = (log: number, row_: number, type: 'LISTING' | 'CANCELLATION' = 'LISTING') =>
  row({ type, from: person(1), block: 4, log, item: `0x${row_}`, bundle: { size: 3, row: row_ } })

test('lists a bundle once, with its items in the order of the bundle', () => {
  const lines = mergeBundles(
    mergeSales([
      listed(2, 1),
      listed(2, 0),
      row({ type: 'LISTING', from: person(1), block: 4, log: 1 }),
      listed(0, 2),
    ]),
  )
  expect(lines.map(({ row: { logIndex }, items }) => [logIndex, items.map(({ item }) => item)])).toEqual([
    [2, ['0x0', '0x1']],
    [1, [expect.any(String)]],
    [0, ['0x2']],
  ])
})

test('keeps the listing and the cancellation of a bundle in one transaction apart', () => {
  const lines = mergeBundles(
    mergeSales([listed(2, 1, 'CANCELLATION'), listed(2, 0, 'CANCELLATION'), listed(2, 1), listed(2, 0)]),
  )
  expect(lines.map(({ row: { type }, items }) => [type, items.length])).toEqual([
    ['CANCELLATION', 2],
    ['LISTING', 2],
  ])
})

test('changes no other line', () => {
  fc.assert(
    fc.property(trueHistories, ({ rows }) => {
      const lines = mergeSales(rows)
      expect(mergeBundles(lines)).toEqual(lines.map((line) => ({ ...line, items: [line.row] })))
    }),
  )
})
