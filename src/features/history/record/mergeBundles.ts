// Merges the rows of a bundle's listing or cancellation, one per item, into one line.
import { byPosition } from '../../../domain/historyPosition.ts'
import type { HistoryLine } from './mergeSales.ts'
import { bundleSize, type HistoryRow } from './rows.ts'

/** A line with the rows of all its items; one but for bundles. */
export interface BundleLine extends HistoryLine {
  /** In the order in which the bundle names its items. */
  readonly items: readonly HistoryRow[]
}

/** The lines in the order given, with those of one log about one bundle as one, in the place of the first. */
export function mergeBundles(lines: readonly HistoryLine[]): readonly BundleLine[] {
  const bundles = new Map<string, HistoryRow[]>()
  return lines
    .flatMap((line): BundleLine[] => {
      const { row } = line
      if (bundleSize(row) === undefined) return [{ ...line, items: [row] }]
      const key = `${row.type} ${row.transaction} ${row.logIndex} ${row.order?.hash ?? ''}`
      const items = bundles.get(key)
      if (items !== undefined) {
        items.push(row)
        return []
      }
      const first = [row]
      bundles.set(key, first)
      return [{ ...line, items: first }]
    })
    .map((line) => ({ ...line, items: line.items.toSorted(byPosition) }))
}
