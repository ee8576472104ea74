// Compares the rows that the page shows with those that were checked: an indexer may respond differently to the two queries.
import type { Claim, ClaimedRow } from '../../../verification/claim.ts'
import { isMovement } from '../record/mergeSales.ts'
import type { HistoryRow } from '../record/rows.ts'

export interface ShownDifferences {
  /** Rows of the page that differ from the checked ones, or weren't checked. */
  readonly altered: readonly HistoryRow[]
  /** Checked transfers and sales that the page doesn't show. */
  readonly lacking: readonly ClaimedRow[]
}

/** Whether a row of the page equals the checked one. */
export function isAsChecked(shown: HistoryRow, checked: ClaimedRow): boolean {
  const { price, order } = shown
  return (
    shown.type === checked.type &&
    shown.position === checked.position &&
    (shown.from ?? null) === checked.from &&
    (shown.to ?? null) === checked.to &&
    shown.quantity === checked.quantity &&
    (price?.total ?? null) === checked.price &&
    (price?.unit ?? null) === checked.unitPrice &&
    (price?.currency.address ?? null) === checked.currency &&
    (price?.bundleSize ?? 1) === (checked.bundleSize ?? 1) &&
    (order?.hash ?? null) === checked.orderHash &&
    (order?.side ?? null) === checked.orderSide &&
    shown.transaction === checked.transactionHash &&
    shown.logIndex === checked.logIndex &&
    shown.blockNumber === checked.blockNumber &&
    shown.timestampSeconds === checked.timestampSeconds
  )
}

/**
 * @param shown the transfers and sales of the page; rows after the check's block are not compared
 * @param cut whether the page shows only the latest of them
 */
export function differencesShown(
  shown: readonly HistoryRow[],
  { rows, head }: Claim,
  { cut }: { readonly cut: boolean },
): ShownDifferences {
  const checked = new Map(rows.map((row) => [row.id, row]))
  const ids = new Set(shown.map(({ id }) => id))
  const first = cut ? Math.min(...shown.map(({ blockNumber }) => blockNumber)) + 1 : 0
  return {
    altered: shown.filter((row) => {
      const counterpart = checked.get(row.id)
      return counterpart === undefined ? row.blockNumber <= head.number : !isAsChecked(row, counterpart)
    }),
    lacking: rows.filter(
      (row) => (isMovement(row) || row.type === 'SALE') && row.blockNumber >= first && !ids.has(row.id),
    ),
  }
}
