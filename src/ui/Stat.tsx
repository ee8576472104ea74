// A figure with its name: the dense, aligned numbers of a header.
import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './Stat.module.css'

export interface StatProps {
  readonly label: string
  /** A `<Price>`, a count, or `—` when there is none. */
  readonly children: ReactNode
  /** How the figure came about, on hover. */
  readonly hint?: string
}

export function Stat({ label, children, hint }: StatProps) {
  return (
    <div className={styles.stat} title={hint}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

/** Lines up several figures; wraps to two columns where the line is short. */
export function StatRow(props: { readonly children: ReactNode; readonly align?: 'start' | 'end' }) {
  return <dl className={classNames(styles.row, props.align === 'end' && styles.end)}>{props.children}</dl>
}
