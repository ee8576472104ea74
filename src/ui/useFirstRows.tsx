// The first rows of a long list, and the button that shows the others.
import { type ReactNode, useState } from 'react'
import { formatCount } from '../domain/wei.ts'
import { Button } from './Button.tsx'
import styles from './useFirstRows.module.css'

export interface FirstRows<Row> {
  readonly shown: readonly Row[]
  /** Nothing once all rows are shown. */
  readonly showAll: ReactNode
}

/** @param what the rows, in words: `sales` */
export function useFirstRows<Row>(
  rows: readonly Row[],
  { most, what }: { readonly most: number; readonly what: string },
): FirstRows<Row> {
  const [all, setAll] = useState(false)
  if (all || rows.length <= most) return { shown: rows, showAll: null }
  return {
    shown: rows.slice(0, most),
    showAll: (
      <div className={styles.more}>
        <Button onClick={() => setAll(true)}>
          Show all {formatCount(rows.length)} {what}
        </Button>
      </div>
    ),
  }
}
