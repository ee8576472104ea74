// Holds the rows that the page shows against those that were checked: an index may tell two stories.
import type { Claim, ClaimedRow } from '../../../verification/claim.ts'
import { isMovement } from '../mergeSales.ts'
import type { HistoryRow } from '../rows.ts'

export interface ShownDifferences {
  /** Rows of the page that say something else than was checked, or that were not among it. */
  readonly altered: readonly HistoryRow[]
  /** Movements and sales that were checked and that the page does not show. */
  readonly lacking: readonly ClaimedRow[]
}

/** Whether a row of the page says what the checked one says. */
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
 * @param shown the movements and sales of the page; rows since the block of the check are left aside
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
      const told = checked.get(row.id)
      return told === undefined ? row.blockNumber <= head.number : !isAsChecked(row, told)
    }),
    lacking: rows.filter(
      (row) => (isMovement(row) || row.type === 'SALE') && row.blockNumber >= first && !ids.has(row.id),
    ),
  }
}
