// Writes a table as CSV (RFC 4180) or JSON and hands it to the browser as a file. Loaded when somebody exports.
import Papa from 'papaparse'
import type { ExportedTable, ExportValue } from './table.ts'

export type ExportFormat = 'csv' | 'json'

/**
 * What a spreadsheet would run as a formula (CSV injection, as OWASP describes it): such a cell gets an apostrophe in
 * front. A number below zero begins with a minus as well, and stays a number.
 */
const FORMULA = /^(?:[=+@\t\r]|-(?!\d+(?:\.\d+)?$))/

/** The table as CSV, a line of column names first, lines ended as RFC 4180 says. */
export function toCsv<Row>({ columns, rows }: Pick<ExportedTable<Row>, 'columns' | 'rows'>): string {
  return Papa.unparse(
    {
      fields: columns.map(({ key }) => key),
      data: rows.map((row) => columns.map(({ value }) => value(row))),
    },
    { escapeFormulae: FORMULA, newline: '\r\n' },
  )
}

/** The table as JSON: what it is about, then one object a row with the same names as the columns of CSV. */
export function toJson<Row>({ columns, rows, about }: ExportedTable<Row>): string {
  const objects = rows.map((row) =>
    Object.fromEntries(columns.map(({ key, value }): [string, ExportValue] => [key, value(row)])),
  )
  return `${JSON.stringify({ ...about, rows: objects }, null, 2)}\n`
}

const MEDIA_TYPES = { csv: 'text/csv;charset=utf-8', json: 'application/json' } as const

/** @param name of the file, without its ending */
export function saveTable<Row>(name: string, format: ExportFormat, table: ExportedTable<Row>): void {
  const text = format === 'csv' ? toCsv(table) : toJson(table)
  const url = URL.createObjectURL(new Blob([text], { type: MEDIA_TYPES[format] }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.${format}`
  link.click()
  // The click has begun the download; the address is let go once the browser has taken it up.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
