// Labels and values in two columns, such as item details or the lines of a total.
import type { ReactNode } from 'react'
import styles from './Facts.module.css'

export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

export interface FactProps {
  readonly label: ReactNode
  readonly children: ReactNode
  /** For the total. */
  readonly strong?: boolean
}

export function Fact({ label, children, strong = false }: FactProps) {
  return (
    <div className={strong ? styles.strong : styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
