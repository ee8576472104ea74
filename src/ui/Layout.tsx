// The layout of every page: width, sections and grids.
import { type CSSProperties, type ReactNode, useLayoutEffect } from 'react'
import { classNames } from './classNames.ts'
import { useConfig } from './ConfigContext.tsx'
import styles from './Layout.module.css'

export interface PageProps {
  /** The document's title; the site's name is appended. `null` for the site's name alone. */
  readonly title: string | null
  readonly children: ReactNode
  /** `reading` for short lines, `wide` for grids. */
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

/** Sets the document's title without a page layout, such as for error states. */
export function DocumentTitle({ children }: { readonly children: string | null }) {
  const { name } = useConfig().brand

  // External system: the document. React would keep a `<title>` of a page that stays mounted in the background.
  useLayoutEffect(() => {
    document.title = children === null || children === name ? name : `${children} · ${name}`
  }, [children, name])

  return null
}

export interface SectionProps {
  readonly title: ReactNode
  readonly children: ReactNode
  /** A link or controls at the end of the title line. */
  readonly aside?: ReactNode
  /** A count beside the title. */
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
  /** Minimum width of a cell, in pixels. */
  readonly minCell?: number
  /** Shows only the first row, for previews. */
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
