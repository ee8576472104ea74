// Tables that hide some columns on narrow screens, with an option to show all.
import { type CSSProperties, type ReactNode, useState } from 'react'
import { Checkbox } from './Checkbox.tsx'
import { Table, type TableProps } from './Table.tsx'
import { notices } from '../messages/en/notices.ts'
import { useTranslate } from './useTranslate.ts'
import styles from './WideTable.module.css'

/** `wideOnly` cells take their display from this variable in narrow places. */
const SHOWN = {
  '--wide-only': 'table-cell',
  '--narrow-end': 'var(--space-4)',
  // The table scrolls sideways now, so names need no truncation.
  '--name-width': '11rem',
} as CSSProperties

/** The option to show all columns, above its table; only in narrow places. */
export function AllColumns({ children }: { readonly children: ReactNode }) {
  const t = useTranslate()
  const [all, setAll] = useState(false)
  return (
    <div className={styles.place} {...(all ? { style: SHOWN } : {})}>
      <div className={styles.choice}>
        <Checkbox label={t(notices.allColumns)} checked={all} onChange={setAll} />
      </div>
      {children}
    </div>
  )
}

/** A table with `wideOnly` cells. */
export function WideTable(props: TableProps) {
  return (
    <AllColumns>
      <Table {...props} />
    </AllColumns>
  )
}
