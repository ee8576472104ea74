// Prints the rows of an examination as a table of plain text, with what to do below each line that isn't ok.
import type { Row } from './check.ts'

const count = (rows: readonly Row[], status: Row['status']): number =>
  rows.filter((row) => row.status === status).length

/** Returns the table, and a last line that sums it up. */
export function renderTable(rows: readonly Row[]): string {
  const width = Math.max(0, ...rows.map(({ name }) => name.length))
  const lines = rows.flatMap(({ status, name, detail, fix }) => [
    `${status.padEnd(7)}  ${name.padEnd(width)}  ${detail}`.trimEnd(),
    ...(fix === undefined || fix === '' ? [] : [`${' '.repeat(9)}${' '.repeat(width)}  → ${fix.trim()}`]),
  ])
  const counts = (['ok', 'warning', 'failed', 'skipped'] as const)
    .map((status) => `${count(rows, status)} ${status}`)
    .join(', ')
  return [...lines, '', counts].join('\n')
}

/** Returns the rows as JSON for monitors. */
export function renderJson(rows: readonly Row[]): string {
  const checks = rows.map(({ name, status, detail, fix }) => ({ name, status, found: detail, fix }))
  return JSON.stringify(
    { failed: count(rows, 'failed'), warnings: count(rows, 'warning'), checks },
    undefined,
    2,
  )
}
