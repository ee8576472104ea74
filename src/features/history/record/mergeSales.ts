// Merges each sale with its transfer into one line: they are two logs of one transaction, but one event.
import type { HistoryRow } from './rows.ts'

export interface HistoryLine {
  readonly row: HistoryRow
  /** For a sale, the transfer that delivered the item; for a transfer, the row itself; undefined if nothing moved. */
  readonly movement: HistoryRow | undefined
}

/** Mints, transfers and burns: the rows that change the owner. */
export function isMovement({ type }: Pick<HistoryRow, 'type'>): boolean {
  return type === 'MINT' || type === 'TRANSFER' || type === 'BURN'
}

/**
 * The rows as lines, in the order given; a sale takes the key of the first of its two rows.
 *
 * A sale's movement is one of the same transaction and item that leaves the seller: first one that also reaches the
 * buyer in the same quantity, else one that only leaves the seller (a router between the two). Each movement serves
 * one sale. A sale without one is kept, so that no row of the index is hidden.
 */
export function mergeSales(rows: readonly HistoryRow[]): readonly HistoryLine[] {
  const movements = groupByTransactionItem(rows.filter(isMovement))
  const delivered = new Map<string, HistoryRow>()
  const delivering = new Set<string>()
  // In chain order, so that the pairs don't depend on the order of the rows.
  const sales = rows.filter(({ type }) => type === 'SALE').toSorted(byLog)
  for (const matches of [deliversExactly, leavesTheSeller]) {
    for (const sale of sales) {
      if (delivered.has(sale.id)) continue
      const movement = findNearest(
        sale,
        (movements.get(transactionItemKey(sale)) ?? []).filter(
          (row) => !delivering.has(row.id) && matches(sale, row),
        ),
      )
      if (movement === undefined) continue
      delivered.set(sale.id, movement)
      delivering.add(movement.id)
    }
  }
  const salesByMovement = new Map(sales.map((sale) => [delivered.get(sale.id)?.id, sale]))
  const shown = new Set<string>()
  return rows.flatMap((row): HistoryLine[] => {
    const merged = delivering.has(row.id) ? (salesByMovement.get(row.id) ?? row) : row
    if (shown.has(merged.id)) return []
    shown.add(merged.id)
    return [{ row: merged, movement: isMovement(merged) ? merged : delivered.get(merged.id) }]
  })
}

function transactionItemKey({ transaction, item }: HistoryRow): string {
  return `${transaction} ${item ?? ''}`
}

function byLog(one: HistoryRow, other: HistoryRow): number {
  return one.logIndex - other.logIndex
}

function groupByTransactionItem(rows: readonly HistoryRow[]): ReadonlyMap<string, readonly HistoryRow[]> {
  const groups = new Map<string, HistoryRow[]>()
  for (const row of rows) {
    const key = transactionItemKey(row)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [row])
    else group.push(row)
  }
  return groups
}

function deliversExactly(sale: HistoryRow, { from, to, quantity }: HistoryRow): boolean {
  return from === sale.from && to === sale.to && quantity === sale.quantity
}

function leavesTheSeller(sale: HistoryRow, { from }: HistoryRow): boolean {
  return from !== undefined && from === sale.from
}

function findNearest(sale: HistoryRow, candidates: readonly HistoryRow[]): HistoryRow | undefined {
  const distance = ({ logIndex }: HistoryRow) => Math.abs(logIndex - sale.logIndex)
  return candidates.toSorted((one, other) => distance(one) - distance(other) || byLog(one, other))[0]
}

/**
 * Omits the oldest transaction of a list that has more rows: the rest of it may be on the next page, and a sale would
 * show without its transfer.
 *
 * @param rows newest first
 */
export function keepWholeTransactions(rows: readonly HistoryRow[], hasMore: boolean): readonly HistoryRow[] {
  const last = rows.at(-1)
  if (!hasMore || last === undefined) return rows
  const whole = rows.filter(({ transaction }) => transaction !== last.transaction)
  return whole.length === 0 ? rows : whole
}
