// Exported tables: named columns with exact values.
import type { Currency } from '../../domain/currency.ts'
import { formatExact, toWei } from '../../domain/wei.ts'

/** Text, an exact integer (a count), a boolean, or null. */
export type ExportValue = string | number | boolean | null

export interface ExportColumn<Row> {
  /** Stable snake-case name of the column, for programs that read the file. */
  readonly key: string
  readonly value: (row: Row) => ExportValue
}

/** An exported table and its metadata. */
export interface ExportedTable<Row> {
  readonly columns: readonly ExportColumn<Row>[]
  readonly rows: readonly Row[]
  /** Metadata: what it is, of which chain, as of when. Only in JSON; CSV has no place for it. */
  readonly about: Readonly<Record<string, ExportValue>>
}

/** An amount with its currency; a gain may be negative. */
export interface ExportedAmount {
  readonly amount: bigint
  readonly currency: Pick<Currency, 'address' | 'decimals' | 'symbol'>
}

/** The exact decimal text of an integer of smallest units, which may be negative: `-0.05`. */
export function exactDecimal(amount: bigint, decimals: number): string {
  return amount < 0n ? `-${formatExact(toWei(-amount), decimals)}` : formatExact(toWei(amount), decimals)
}

/**
 * Columns of an amount: its exact decimal text and its integer of smallest units, both as text because neither fits a
 * JavaScript number. Null if there is none.
 */
export function amountColumns<Row>(
  key: string,
  amountOf: (row: Row) => ExportedAmount | undefined,
): readonly ExportColumn<Row>[] {
  return [
    {
      key,
      value: (row) => {
        const value = amountOf(row)
        return value === undefined ? null : exactDecimal(value.amount, value.currency.decimals)
      },
    },
    { key: `${key}_smallest_unit`, value: (row) => amountOf(row)?.amount.toString() ?? null },
  ]
}

/** Columns with the currency of a row's amounts. */
export function currencyColumns<Row>(
  getCurrency: (row: Row) => Pick<Currency, 'address' | 'symbol'> | undefined,
): readonly ExportColumn<Row>[] {
  return [
    { key: 'currency', value: (row) => getCurrency(row)?.symbol ?? null },
    { key: 'currency_address', value: (row) => getCurrency(row)?.address ?? null },
  ]
}

/** ISO 8601 in UTC, to the second: `2026-11-21T16:40:05Z`. */
export function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')
}

/** Later than any date; orders may use any integer for "never". */
const NEVER_SECONDS = 8_640_000_000_000

/** Same for the ends of orders; null for "never". */
export function isoTimeOrNever(seconds: bigint): string | null {
  return seconds >= NEVER_SECONDS ? null : isoTime(Number(seconds))
}
