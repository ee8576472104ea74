// Files of tables: exact to the last digit, and harmless in a spreadsheet.
import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { toCsv, toJson } from './exportFile.ts'
import { amountColumns, currencyColumns, exactDecimal, type ExportColumn, isoTime } from './table.ts'

const ETHER = { address: `0x${'00'.repeat(20)}` as never, symbol: 'ETH', decimals: 18 }
const text: readonly ExportColumn<string>[] = [{ key: 'name', value: (row) => row }]

it('writes every amount exactly, in decimals and in the smallest unit', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(2n ** 256n), max: 2n ** 256n }),
      fc.integer({ min: 0, max: 36 }),
      (amount, decimals) => {
        const columns = amountColumns<bigint>('price', (row) => ({
          amount: row,
          currency: { ...ETHER, decimals },
        }))
        const [header, line] = Papa.parse<string[]>(toCsv({ columns, rows: [amount] })).data
        expect(header).toEqual(['price', 'price_smallest_unit'])
        const [decimal = '', smallest] = line ?? []
        expect(smallest).toBe(String(amount))
        const [whole = '', fraction = ''] = decimal.replace('-', '').split('.')
        const read = BigInt(whole + fraction.padEnd(decimals, '0'))
        expect(decimal.startsWith('-') ? -read : read).toBe(amount)
      },
    ),
  )
})

it('escapes cells that start like a formula, except plain numbers', () => {
  fc.assert(
    fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string(), (sign, rest) => {
      const cell = Papa.parse<string[]>(toCsv({ columns: text, rows: [sign + rest] }), { newline: '\r\n' })
        .data[1]?.[0]
      const plain = /^-\d+(\.\d+)?$/.test(sign + rest)
      expect(cell).toBe(plain ? sign + rest : `'${sign}${rest}`)
    }),
  )
})

it.each([
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  ' =1',
  '\n=1',
  '\u00a0=1',
  '\u200b=1',
  '\ufeff@x',
  ' -1',
  '-1e5',
])('escapes %j', (name) => {
  const { data } = Papa.parse<string[]>(toCsv({ columns: text, rows: [name] }), { newline: '\r\n' })
  expect(data[1]).toEqual([`'${name}`])
})

it('quotes cells with commas, quotes and line breaks', () => {
  const rows = ['a,b', 'say "x"', 'two\nlines']
  const read = Papa.parse<string[]>(toCsv({ columns: text, rows }), { newline: '\r\n' }).data
  expect(read.slice(1).map(([cell]) => cell)).toEqual(rows)
})

it('writes a missing amount as an empty cell and as null', () => {
  const columns = [
    ...amountColumns<null>('price', () => undefined),
    ...currencyColumns<null>(() => undefined),
  ]
  expect(toCsv({ columns, rows: [null] }).split('\r\n')[1]).toBe(',,,')
  expect(JSON.parse(toJson({ columns, rows: [null], about: { table: 'sales' } }))).toEqual({
    table: 'sales',
    rows: [{ price: null, price_smallest_unit: null, currency: null, currency_address: null }],
  })
})

it('writes times in UTC, and amounts without a fraction without a decimal point', () => {
  expect(isoTime(1_795_279_205)).toBe('2026-11-21T16:40:05Z')
  expect(exactDecimal(-5n * 10n ** 16n, 18)).toBe('-0.05')
  expect(exactDecimal(12n, 0)).toBe('12')
})
