// An item in a grid: square media, name, price, and an action that appears without moving anything.
import type { ReactNode } from 'react'
import { Link } from './Link.tsx'
import { classNames } from './classNames.ts'
import { Skeleton } from './Skeleton.tsx'
import { useAfterPaint } from './useAfterPaint.ts'
import styles from './Card.module.css'

export interface CardProps {
  /** Link target of the whole card. */
  readonly to: string
  /** A `<Media>` of ratio 1. */
  readonly media: ReactNode
  readonly title: ReactNode
  /** A secondary line above the title, such as the collection. */
  readonly eyebrow?: ReactNode
  /** At the end of the title line, such as the units that the holder has; a long title is cut before it. */
  readonly aside?: ReactNode
  /** After it, such as an edition's size; each is hidden where the whole title leaves no room for it. */
  readonly notes?: ReactNode
  /** The price or last sale; the line keeps its height when empty. */
  readonly value?: ReactNode
  /** At the end of that line; hidden where there isn't room for all of it. */
  readonly valueNote?: ReactNode
  /** Over a corner of the media, such as a mark of the viewer's own items. */
  readonly badge?: ReactNode
  /** A wide button, visible on hover and focus. */
  readonly action?: ReactNode
  readonly selected?: boolean | undefined
}

export function Card({
  to,
  media,
  title,
  eyebrow,
  aside,
  notes,
  value,
  valueNote,
  badge,
  action,
  selected = false,
}: CardProps) {
  // Render actions after the first paint: buttons that aren't visible yet shouldn't delay the grid.
  const painted = useAfterPaint()
  return (
    <article className={classNames(styles.card, selected && styles.selected)}>
      <div className={styles.label}>
        {eyebrow !== undefined && <div className={styles.eyebrow}>{eyebrow}</div>}
        <div className={styles.line}>
          <div className={styles.named}>
            <Link to={to} className={styles.title} data-focus-home>
              {title}
            </Link>
            {aside !== undefined && <span className={styles.aside}>{aside}</span>}
          </div>
          {notes !== undefined && <span className={styles.notes}>{notes}</span>}
        </div>
        <div className={styles.value}>
          {valueNote === undefined ? (
            value
          ) : (
            <div className={styles.noted}>
              <span>{value}</span>
              <span className={styles.valueNote}>{valueNote}</span>
            </div>
          )}
        </div>
      </div>
      {/* After the link in Tab order: the item's actions may appear only once its link has the focus. */}
      <div className={styles.media}>
        {media}
        {badge !== undefined && <div className={styles.badge}>{badge}</div>}
        {painted && action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </article>
  )
}

/** Placeholder of a card. */
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
