// The first rows of a long list, and a button that shows the rest.
import { type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { controlsTexts } from '../messages/en/controls.ts'
import { useTranslate } from './useTranslate.ts'
import styles from './useFirstRows.module.css'

export interface FirstRows<Row> {
  readonly shown: readonly Row[]
  /** Null once all rows are shown. */
  readonly showAll: ReactNode
}

export function useFirstRows<Row>(rows: readonly Row[], { most }: { readonly most: number }): FirstRows<Row> {
  const t = useTranslate()
  const [all, setAll] = useState(false)
  if (all || rows.length <= most) return { shown: rows, showAll: null }
  return {
    shown: rows.slice(0, most),
    showAll: (
      <div className={styles.more}>
        <Button onClick={() => setAll(true)}>
          {t(controlsTexts.notices.showAll({ count: rows.length }))}
        </Button>
      </div>
    ),
  }
}
