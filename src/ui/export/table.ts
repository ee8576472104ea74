// Tables on their way into a file: named columns, exact values, nothing that a spreadsheet could take for a formula.
import type { Currency } from '../../domain/currency.ts'

/** Text, a whole number that JavaScript holds exactly (a count), yes or no, or nothing. */
export type ExportValue = string | number | boolean | null

export interface ExportColumn<Row> {
  /** Stable name of the column, in snake case: whoever reads the file by machine goes by it. */
  readonly key: string
  readonly value: (row: Row) => ExportValue
}

/** What is exported, and where it comes from. */
export interface ExportedTable<Row> {
  readonly columns: readonly ExportColumn<Row>[]
  readonly rows: readonly Row[]
  /** Facts about the whole: what it is, of which chain, as of when. They stand in JSON alone, CSV has no place for them. */
  readonly about: Readonly<Record<string, ExportValue>>
}

/** An amount with its currency; a gain may be below zero. */
export interface ExportedAmount {
  readonly amount: bigint
  readonly currency: Pick<Currency, 'address' | 'decimals' | 'symbol'>
}

/** The exact decimal text of a whole number of smallest units, which may be below zero: `-0.05`. */
export function exactDecimal(amount: bigint, decimals: number): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${amount < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`
}

/**
 * The columns of an amount: its exact decimal text and its whole number of smallest units, both as text, because
 * neither fits a JavaScript number. Empty where there is none.
 */
export function amountColumns<Row>(
  key: string,
  amountOf: (row: Row) => ExportedAmount | undefined,
): readonly ExportColumn<Row>[] {
  return [
    {
      key,
      value: (row) => {
        const found = amountOf(row)
        return found === undefined ? null : exactDecimal(found.amount, found.currency.decimals)
      },
    },
    { key: `${key}_smallest_unit`, value: (row) => amountOf(row)?.amount.toString() ?? null },
  ]
}

/** The columns that say in which currency a row's amounts are. */
export function currencyColumns<Row>(
  currencyOf: (row: Row) => Pick<Currency, 'address' | 'symbol'> | undefined,
): readonly ExportColumn<Row>[] {
  return [
    { key: 'currency', value: (row) => currencyOf(row)?.symbol ?? null },
    { key: 'currency_address', value: (row) => currencyOf(row)?.address ?? null },
  ]
}

/** A moment as ISO 8601 in UTC, to the second: `2026-11-21T16:40:05Z`. */
export function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')
}

/** Later than any date; orders may name any whole number for "never". */
const NEVER_SECONDS = 8_640_000_000_000

/** The same for the ends of orders; empty for one that never comes. */
export function isoTimeOrNever(seconds: number): string | null {
  return seconds >= NEVER_SECONDS ? null : isoTime(seconds)
}
