// The top of a page: its `h1`, a description, and figures or actions for the whole page.
import type { ReactNode } from 'react'
import styles from './PageHeader.module.css'

export interface PageHeaderProps {
  /** The page's one `h1`. */
  readonly title: ReactNode
  /** A description of one or two lines. */
  readonly children?: ReactNode
  /** A picture beside the title, such as an identicon. */
  readonly media?: ReactNode
  /** Figures or actions at the end. */
  readonly aside?: ReactNode
}

export function PageHeader({ title, children, media, aside }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {media !== undefined && <div className={styles.media}>{media}</div>}
      <div className={styles.text}>
        <h1 className={styles.title}>{title}</h1>
        {children !== undefined && <div className={styles.lead}>{children}</div>}
      </div>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </header>
  )
}
