// Makes one line of a sale and of the transfer that carried it out: two logs of one transaction, one event to a reader.
import type { HistoryRow } from './rows.ts'

/** What is shown as one event. */
export interface HistoryLine {
  readonly row: HistoryRow
  /** For a sale: the movement that delivered the item. For a movement: itself. Undefined where nothing moved. */
  readonly movement: HistoryRow | undefined
}

/** Mints, transfers and burns: the rows by which an item changes hands. */
export function isMovement({ type }: Pick<HistoryRow, 'type'>): boolean {
  return type === 'MINT' || type === 'TRANSFER' || type === 'BURN'
}

/**
 * The rows as lines, in the order given; a sale takes the place of the earlier of its two rows.
 *
 * A sale's movement is one of the same transaction and item that leaves the seller: first one that also reaches the
 * buyer in the same quantity, else one that only leaves the seller (a router between the two). Each movement serves
 * one sale. A sale without one stays, so that nothing the index says is hidden.
 */
export function mergeSales(rows: readonly HistoryRow[]): readonly HistoryLine[] {
  const movements = byPlace(rows.filter(isMovement))
  const delivered = new Map<string, HistoryRow>()
  const taken = new Set<string>()
  // In the chain's order, so that the pairs do not depend on the order in which the rows came.
  const sales = rows.filter(({ type }) => type === 'SALE').toSorted(byLog)
  for (const matches of [deliversExactly, leavesTheSeller]) {
    for (const sale of sales) {
      if (delivered.has(sale.id)) continue
      const found = nearest(
        sale,
        (movements.get(placeOf(sale)) ?? []).filter((row) => !taken.has(row.id) && matches(sale, row)),
      )
      if (found === undefined) continue
      delivered.set(sale.id, found)
      taken.add(found.id)
    }
  }
  const saleOf = new Map(sales.map((sale) => [delivered.get(sale.id)?.id, sale]))
  const shown = new Set<string>()
  return rows.flatMap((row): HistoryLine[] => {
    const told = taken.has(row.id) ? (saleOf.get(row.id) ?? row) : row
    if (shown.has(told.id)) return []
    shown.add(told.id)
    return [{ row: told, movement: isMovement(told) ? told : delivered.get(told.id) }]
  })
}

function placeOf({ transaction, item }: HistoryRow): string {
  return `${transaction} ${item ?? ''}`
}

function byLog(one: HistoryRow, other: HistoryRow): number {
  return one.logIndex - other.logIndex
}

function byPlace(rows: readonly HistoryRow[]): ReadonlyMap<string, readonly HistoryRow[]> {
  const groups = new Map<string, HistoryRow[]>()
  for (const row of rows) {
    const place = placeOf(row)
    const group = groups.get(place)
    if (group === undefined) groups.set(place, [row])
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

function nearest(sale: HistoryRow, candidates: readonly HistoryRow[]): HistoryRow | undefined {
  const distance = ({ logIndex }: HistoryRow) => Math.abs(logIndex - sale.logIndex)
  return candidates.toSorted((one, other) => distance(one) - distance(other) || byLog(one, other))[0]
}

/**
 * Leaves out the oldest transaction of a list that goes on, because the rest of its rows may be on the next page and
 * a sale would show without its transfer.
 *
 * @param rows newest first
 */
export function wholeTransactions(rows: readonly HistoryRow[], hasMore: boolean): readonly HistoryRow[] {
  const last = rows.at(-1)
  if (!hasMore || last === undefined) return rows
  const whole = rows.filter(({ transaction }) => transaction !== last.transaction)
  return whole.length === 0 ? rows : whole
}
