// Tables that hide some columns on narrow screens, with an option to show all.
import { type CSSProperties, type ReactNode, useState } from 'react'
import { Checkbox } from './Checkbox.tsx'
import { Table, type TableProps } from './Table.tsx'
import { controlsTexts } from '../messages/en/controls.ts'
import { useTranslate } from './useTranslate.ts'
import styles from './WideTable.module.css'

/** In narrow places, cells take these from here: the display of `wideOnly` ones, and the place of `leading` ones. */
const SHOWN = {
  '--wide-only': 'table-cell',
  '--narrow-only': 'none',
  '--narrow-end': 'var(--space-4)',
  // The table scrolls sideways now: the cell that names the row stays in view, and is wide enough for a name.
  '--leading-position': 'sticky',
  '--leading-width': '10rem',
  '--leading-background': 'var(--surface-0)',
  '--leading-hover': 'var(--surface-2)',
} as CSSProperties

/** The option to show all columns, above its table; only in narrow places. */
export function AllColumns({ children }: { readonly children: ReactNode }) {
  const t = useTranslate()
  const [all, setAll] = useState(false)
  return (
    <div className={styles.place} {...(all ? { style: SHOWN } : {})}>
      <div className={styles.choice}>
        <Checkbox label={t(controlsTexts.notices.allColumns)} checked={all} onChange={setAll} />
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
