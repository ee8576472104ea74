// A figure with a label, and a row of figures, for headers.
import { type CSSProperties, type ReactNode, useSyncExternalStore } from 'react'
import { classNames } from './classNames.ts'
import fade from './Fade.module.css'
import styles from './Stat.module.css'

export interface StatProps {
  readonly label: ReactNode
  /** A `<Price>`, a count, or `—` for none. */
  readonly children: ReactNode
  /** Explains the figure, on hover. */
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

/** A row of figures; with `end` it scrolls in one line on a phone. */
export function StatRow(props: { readonly children: ReactNode; readonly align?: 'start' | 'end' }) {
  const scrolls = useNarrow() && props.align === 'end'
  return (
    <dl
      className={classNames(styles.row, props.align === 'end' && styles.end, scrolls && fade.row)}
      // A row that scrolls sideways must be reachable by keyboard (WCAG 2.1.1).
      {...(scrolls ? { tabIndex: 0, style: { '--fade': '40px' } as CSSProperties } : {})}
    >
      {props.children}
    </dl>
  )
}

const query = () => matchMedia('(width < 640px)')

function subscribe(listener: () => void): () => void {
  const narrow = query()
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

function useNarrow(): boolean {
  // A snapshot is drawn for wide screens; what narrow ones differ in is in the page's styles.
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  )
}
