// A sale and its transfer become one row, and no other row is dropped or invented.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeSales, keepWholeTransactions } from './mergeSales.ts'
import { person, row, trueHistories } from '../../../../tests/support/historyRows.ts'

describe('merging sales with their transfers', () => {
  test('keeps every row exactly once', () => {
    fc.assert(
      fc.property(trueHistories, ({ rows }) => {
        const merged = mergeSales(rows).flatMap((line) =>
          line.movement === undefined || line.movement === line.row ? [line.row] : [line.row, line.movement],
        )
        expect(merged.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
      }),
    )
  })

  test('gives two sales between the same parties in one transaction the nearest transfer each', () => {
    const parties = { from: person(1), to: person(2), block: 5, quantity: 2n } as const
    const rows = [
      row({ ...parties, type: 'SALE', log: 1, price: 4n }),
      row({ ...parties, type: 'TRANSFER', log: 2 }),
      row({ ...parties, type: 'SALE', log: 5, price: 6n }),
      row({ ...parties, type: 'TRANSFER', log: 6 }),
    ]
    expect(mergeSales(rows).map((line) => [line.row.logIndex, line.movement?.logIndex])).toEqual([
      [1, 2],
      [5, 6],
    ])
  })

  test('chooses the earlier of two transfers around a sale, for any order of rows', () => {
    const parties = { from: person(1), to: person(1), block: 5 } as const
    const rows = [
      row({ ...parties, type: 'TRANSFER', log: 2 }),
      row({ ...parties, type: 'SALE', log: 3, price: 1n }),
      row({ ...parties, type: 'TRANSFER', log: 4 }),
    ]
    for (const orderedRows of [rows, rows.toReversed()]) {
      const sale = mergeSales(orderedRows).find((line) => line.row.type === 'SALE')
      expect(sale?.movement?.logIndex).toBe(2)
    }
  })

  test('prefers the exact transfer to one that only leaves the seller', () => {
    const rows = [
      row({ type: 'SALE', from: person(1), to: person(2), block: 5, log: 1, quantity: 3n, price: 9n }),
      row({ type: 'TRANSFER', from: person(1), to: person(7), block: 5, log: 2 }),
      row({ type: 'TRANSFER', from: person(1), to: person(2), block: 5, log: 9, quantity: 3n }),
    ]
    expect(mergeSales(rows).map((line) => [line.row.type, line.movement?.logIndex])).toEqual([
      ['SALE', 9],
      ['TRANSFER', 2],
    ])
  })

  test('keeps a sale whose transfer is missing', () => {
    const sale = row({ type: 'SALE', from: person(1), to: person(2), block: 5, log: 1, price: 9n })
    const listing = row({ type: 'LISTING', from: person(1), block: 4, log: 1, price: 9n })
    expect(mergeSales([sale, listing])).toEqual([
      { row: sale, movement: undefined },
      { row: listing, movement: undefined },
    ])
  })
})

describe('the end of a page', () => {
  const newest = row({ type: 'TRANSFER', from: person(1), to: person(2), block: 9, log: 4 })
  const sale = row({ type: 'SALE', from: person(1), to: person(2), block: 5, log: 3, price: 1n })

  test('holds back a transaction that may continue on the next page', () => {
    expect(keepWholeTransactions([newest, sale], true)).toEqual([newest])
    expect(keepWholeTransactions([newest, sale], false)).toEqual([newest, sale])
  })

  test('shows a transaction that fills the page instead of an empty page', () => {
    expect(keepWholeTransactions([sale], true)).toEqual([sale])
    expect(keepWholeTransactions([], true)).toEqual([])
  })
})
