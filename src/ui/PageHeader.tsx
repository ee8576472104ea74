// The top of a page: its one `h1`, what it is about, and the figures or actions that belong to all of it.
import type { ReactNode } from 'react'
import styles from './PageHeader.module.css'

export interface PageHeaderProps {
  /** The page's one `h1`. */
  readonly title: ReactNode
  /** A small line above it, such as where one is. */
  readonly eyebrow?: ReactNode
  /** What people need to know, in a line or two. */
  readonly children?: ReactNode
  /** A picture beside the title, such as an identicon. */
  readonly media?: ReactNode
  /** Figures or actions at the other end. */
  readonly aside?: ReactNode
}

export function PageHeader({ title, eyebrow, children, media, aside }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {media !== undefined && <div className={styles.media}>{media}</div>}
      <div className={styles.text}>
        {eyebrow !== undefined && <div className={styles.eyebrow}>{eyebrow}</div>}
        <h1 className={styles.title}>{title}</h1>
        {children !== undefined && <div className={styles.lead}>{children}</div>}
      </div>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </header>
  )
}
