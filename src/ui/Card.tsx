// An item in a grid: square media, a name, a price, and an action that slides in without moving anything.
import type { ReactNode } from 'react'
import { Link } from './Link.tsx'
import { classNames } from './classNames.ts'
import { Skeleton } from './Skeleton.tsx'
import { useAfterPaint } from './useAfterPaint.ts'
import styles from './Card.module.css'

export interface CardProps {
  /** Where the whole card leads. */
  readonly to: string
  /** A `<Media>` of ratio 1. */
  readonly media: ReactNode
  readonly title: ReactNode
  /** A quieter line above the title, such as the collection. */
  readonly eyebrow?: ReactNode
  /** At the end of the title's line, such as an edition count. */
  readonly aside?: ReactNode
  /** The price, or the last sale; the line keeps its height when there is none. */
  readonly value?: ReactNode
  /** Over the media's corner, such as a mark of what is the reader's own. */
  readonly badge?: ReactNode
  /** A wide button that shows on hover and focus, and always where there is no hover. */
  readonly action?: ReactNode
  readonly selected?: boolean | undefined
}

export function Card({
  to,
  media,
  title,
  eyebrow,
  aside,
  value,
  badge,
  action,
  selected = false,
}: CardProps) {
  // A card is seen at once and acted on a moment later: buttons that nobody sees yet must not hold up the grid.
  const painted = useAfterPaint()
  return (
    <article className={classNames(styles.card, selected && styles.selected)}>
      <div className={styles.label}>
        {eyebrow !== undefined && <div className={styles.eyebrow}>{eyebrow}</div>}
        <div className={styles.line}>
          <Link to={to} className={styles.title}>
            {title}
          </Link>
          {aside !== undefined && <span className={styles.aside}>{aside}</span>}
        </div>
        <div className={styles.value}>{value}</div>
      </div>
      {/* After the link, for the keyboard: what can be done with the item may come only once its link has the focus. */}
      <div className={styles.media}>
        {media}
        {badge !== undefined && <div className={styles.badge}>{badge}</div>}
        {painted && action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </article>
  )
}

/** The shape of a card that is on its way. */
export function CardSkeleton({ eyebrow = false }: { readonly eyebrow?: boolean }) {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton className={classNames(styles.media, styles.waiting)} />
      <div className={styles.label}>
        {eyebrow && (
          <div className={styles.eyebrow}>
            <Skeleton shape="text" width="7ch" />
          </div>
        )}
        <div className={styles.line}>
          <Skeleton shape="text" width="12ch" />
        </div>
        <div className={styles.value}>
          <Skeleton shape="text" width="8ch" />
        </div>
      </div>
    </div>
  )
}
