// Collects compared values and differences, with one plain line for each difference.
import type { Hex } from './rpc.ts'

export interface Difference {
  readonly entity: string
  readonly id: string
  readonly field: string
  readonly index: string
  readonly chain: string
  /** The transaction or block to look at. */
  readonly where: string
}

/** A row of the index, with the fields that were queried. */
export type Row = { readonly id: Hex } & Readonly<Record<string, unknown>>

export class Comparison {
  readonly compared = new Map<string, number>()
  readonly differences: Difference[] = []
  /** Values that were correct at some time within the last minute, which is how far the index may be behind. */
  readonly withinAMinute = new Map<string, number>()
  /** Number of values that could not be checked, by reason. */
  readonly unchecked = new Map<string, number>()

  /** Compares each field of `chain` with the same field of the index's row. */
  fields(entity: string, row: Row, chain: Readonly<Record<string, unknown>>, where: string): void {
    for (const [field, expected] of Object.entries(chain)) {
      this.value({ entity, id: row.id, field, index: row[field], chain: expected, where })
    }
  }

  value(
    values: Pick<Difference, 'entity' | 'id' | 'field' | 'where'> & { index: unknown; chain: unknown },
  ): void {
    const kind = `${values.entity}.${values.field}`
    this.compared.set(kind, (this.compared.get(kind) ?? 0) + 1)
    const [index, chain] = [plain(values.index), plain(values.chain)]
    if (index !== chain) this.differences.push({ ...values, index, chain })
  }

  /** Compares two lists: rows missing from the index, and extra rows; `both` compares the rest. */
  lists<Expected>(
    entity: string,
    rows: ReadonlyMap<string, Row>,
    chain: ReadonlyMap<string, Expected>,
    where: (expected: Expected) => string,
    both: (row: Row, expected: Expected) => void,
  ): void {
    for (const [key, expected] of chain) {
      const row = rows.get(key)
      this.value({
        ...{ entity, id: row?.id ?? key, field: 'row', where: where(expected) },
        ...{ index: row === undefined ? 'missing' : 'present', chain: 'present' },
      })
      if (row !== undefined) both(row, expected)
    }
    for (const [key, row] of rows) {
      if (chain.has(key)) continue
      const where = typeof row['transactionHash'] === 'string' ? row['transactionHash'] : ''
      this.value({ entity, id: row.id, field: 'row', index: 'present', chain: 'missing', where })
    }
  }

  withinMinute(kind: string): void {
    this.withinAMinute.set(kind, (this.withinAMinute.get(kind) ?? 0) + 1)
  }

  skip(reason: string): void {
    this.unchecked.set(reason, (this.unchecked.get(reason) ?? 0) + 1)
  }
}

/**
 * Converts values of the index and the chain to one text form: numbers as digits, references as ids, null as "none".
 */
export function plain(value: unknown): string {
  if (value === null || value === undefined) return 'none'
  if (Array.isArray(value)) return `[${value.map(plain).join(', ')}]`
  if (typeof value === 'object') return plain((value as { readonly id?: unknown }).id)
  return String(value)
}

/** Returns the id of a row that the index refers to; null for none. */
export function reference(value: unknown): Hex | null {
  return value === null || value === undefined ? null : (value as { readonly id: Hex }).id
}
