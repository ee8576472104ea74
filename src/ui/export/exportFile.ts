// Writes a table as CSV (RFC 4180) or JSON and downloads it. Loaded on export.
import Papa from 'papaparse'
import type { ExportedTable, ExportValue } from './table.ts'

export type ExportFormat = 'csv' | 'json'

/**
 * Cells that a spreadsheet would run as a formula (CSV injection, see OWASP) get a leading apostrophe, also behind blanks
 * that it may trim, and with the full-width signs that it accepts in Chinese and Japanese. Negative numbers stay
 * numbers.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+@＝＋＠－]|(?!-\d+(?:\.\d+)?$)[\s\p{Cf}]*-)/u

/** CSV with a header line and RFC 4180 line endings. */
export function toCsv<Row>({ columns, rows }: Pick<ExportedTable<Row>, 'columns' | 'rows'>): string {
  return Papa.unparse(
    {
      fields: columns.map(({ key }) => key),
      data: rows.map((row) => columns.map(({ value }) => value(row))),
    },
    { escapeFormulae: FORMULA, newline: '\r\n' },
  )
}

/** JSON: the metadata, then one object per row with the CSV's column names. */
export function toJson<Row>({ columns, rows, about }: ExportedTable<Row>): string {
  const objects = rows.map((row) =>
    Object.fromEntries(columns.map(({ key, value }): [string, ExportValue] => [key, value(row)])),
  )
  return `${JSON.stringify({ ...about, rows: objects }, null, 2)}\n`
}

const MEDIA_TYPES = { csv: 'text/csv;charset=utf-8', json: 'application/json' } as const

/** @param name file name without extension */
export function saveTable<Row>(name: string, format: ExportFormat, table: ExportedTable<Row>): void {
  const text = format === 'csv' ? toCsv(table) : toJson(table)
  const url = URL.createObjectURL(new Blob([text], { type: MEDIA_TYPES[format] }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.${format}`
  link.click()
  // The download has started; revoke the URL once the browser has surely read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
