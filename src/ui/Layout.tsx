// The skeleton every page is built on: its width, its sections and its grids.
import { type CSSProperties, type ReactNode, useLayoutEffect } from 'react'
import { classNames } from './classNames.ts'
import { useConfig } from './ConfigContext.tsx'
import styles from './Layout.module.css'

export interface PageProps {
  /** The document's title; the site's name follows it. `null` for the site's name alone. */
  readonly title: string | null
  readonly children: ReactNode
  /** `reading` keeps lines short; `wide` is for grids. */
  readonly width?: 'wide' | 'reading'
}

export function Page({ title, children, width = 'wide' }: PageProps) {
  return (
    <div className={classNames(styles.page, width === 'reading' && styles.reading)}>
      <DocumentTitle>{title}</DocumentTitle>
      {children}
    </div>
  )
}

/** Sets the document's title without a page around it, such as for error states. */
export function DocumentTitle({ children }: { readonly children: string | null }) {
  const { name } = useConfig()

  // Outside system: the document. A `<title>` would stay in it with a page that was left and is kept.
  useLayoutEffect(() => {
    document.title = children === null ? name : `${children} · ${name}`
  }, [children, name])

  return null
}

export interface SectionProps {
  readonly title: ReactNode
  readonly children: ReactNode
  /** A link or controls at the end of the title's line. */
  readonly aside?: ReactNode
  /** How many things follow, beside the title. */
  readonly count?: ReactNode
  readonly id?: string
}

export function Section({ title, children, aside, count, id }: SectionProps) {
  return (
    <section className={styles.section} id={id}>
      <div className={styles.sectionHead}>
        <h2 className={styles.sectionTitle}>
          {title}
          {count !== undefined && <span className={styles.sectionCount}>{count}</span>}
        </h2>
        {aside !== undefined && <div className={styles.sectionAside}>{aside}</div>}
      </div>
      {children}
    </section>
  )
}

export interface GridProps {
  readonly children: ReactNode
  /** The narrowest a cell may get, in pixels. */
  readonly minCell?: number
  /** Shows only the first row's worth, for previews. */
  readonly oneRow?: boolean
}

/** Cells of equal width, as many as fit. */
export function Grid({ children, minCell = 220, oneRow = false }: GridProps) {
  const style = { '--min-cell': `${minCell}px` } as CSSProperties
  return (
    <div className={classNames(styles.grid, oneRow && styles.oneRow)} style={style}>
      {children}
    </div>
  )
}
