// Tests the printed differences: one plain line each, and none for the same value in another notation.
import { expect, test } from 'vitest'
import { Comparison, type Row } from './comparison.ts'
import { describe as inWords, describeDifference } from './report.ts'

const row: Row = {
  id: '0x01',
  owner: { id: '0xaa' },
  supply: '12',
  count: 3,
  flags: ['0xaa', '0xbb'],
  none: null,
}

test('compares numbers, references and lists in any notation', () => {
  const comparison = new Comparison()
  const chain = { owner: '0xaa', supply: 12n, count: 3n, flags: ['0xaa', '0xbb'], none: undefined }
  comparison.fields('Token', row, chain, 'block 7')
  expect(comparison.differences).toEqual([])
  expect(comparison.compared.get('Token.supply')).toBe(1)
})

test('prints a line with both values and a transaction for each difference', () => {
  const comparison = new Comparison()
  comparison.fields('Token', row, { owner: '0xcc', supply: 12n, none: 0 }, '0xfeed')
  expect(comparison.differences.map(describeDifference)).toEqual([
    'Token 0x01 owner: the index says 0xaa, the chain says 0xcc (0xfeed)',
    'Token 0x01 none: the index says none, the chain says 0 (0xfeed)',
  ])
})

test('reports missing and extra rows as differences', () => {
  const comparison = new Comparison()
  const rows = new Map([['made up', { ...row, transactionHash: '0xbeef' }]])
  const chain = new Map([['left out', '0xfeed']])
  comparison.lists(
    'Sale',
    rows,
    chain,
    (where) => where,
    () => expect.unreachable(),
  )
  expect(comparison.differences.map(describeDifference)).toEqual([
    'Sale left out row: the index says missing, the chain says present (0xfeed)',
    'Sale 0x01 row: the index says present, the chain says missing (0xbeef)',
  ])
  const block = { number: 7, hash: '0x07', hasIndexingErrors: false } as const
  expect(inWords({ block, comparison })).toContain('Sale        2            2')
})
