// Tables with more columns than a phone has room for: they leave some out, and show them all when the reader asks.
import { type CSSProperties, type ReactNode, useState } from 'react'
import { Checkbox } from './Checkbox.tsx'
import { Table, type TableProps } from './Table.tsx'
import { notices } from '../messages/en/notices.ts'
import { useTranslate } from './useTranslate.ts'
import styles from './WideTable.module.css'

/** Table cells that are `wideOnly` take their display from this where there is no room for them. */
const SHOWN = {
  '--wide-only': 'table-cell',
  '--narrow-end': 'var(--space-4)',
  // It scrolls sideways now, so names need not be squeezed.
  '--name-width': '11rem',
} as CSSProperties

/** The choice to see all columns, above the table that it is given; in narrow places alone. */
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

/** A table of which some cells are `wideOnly`. */
export function WideTable(props: TableProps) {
  return (
    <AllColumns>
      <Table {...props} />
    </AllColumns>
  )
}
