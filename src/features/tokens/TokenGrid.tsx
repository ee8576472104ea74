// Items by the thousand: only the rows near the window are in the page, and the next ones are asked for in time.
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { WindowVirtualizer } from 'virtua'
import { Button } from '../../ui/Button.tsx'
import { CardSkeleton } from '../../ui/Card.tsx'
import { classNames } from '../../ui/classNames.ts'
import styles from './TokenGrid.module.css'
import { useColumns } from './useColumns.ts'
import type { ViewPreference } from './viewPreference.ts'

export interface TokenGridProps<Item extends { readonly id: string }> {
  readonly items: readonly Item[]
  readonly preference: ViewPreference
  readonly renderCard: (item: Item, index: number) => ReactNode
  readonly renderRow: (item: Item) => ReactNode
  readonly hasMore: boolean
  readonly growing: boolean
  readonly onMore: () => void
  /** Dims what is shown while an answer to another question is on its way. */
  readonly outdated?: boolean
}

/** Heights that the estimate of a row is made from, in pixels; they are those of the card's and the row's CSS. */
const CARD_LABEL = 52
const CARD_GAP = 32
const LIST_ROW = 60

const GRID = {
  small: { minCell: 168, gap: 16, least: 2 },
  large: { minCell: 236, gap: 20, least: 2 },
} as const
const LIST = { minCell: 10_000, gap: 0, least: 1 } as const

export function TokenGrid<Item extends { readonly id: string }>(props: TokenGridProps<Item>) {
  const { items, preference, renderCard, renderRow, hasMore, growing, onMore, outdated = false } = props
  const container = useRef<HTMLDivElement>(null)
  const list = preference.view === 'list'
  const layout = list ? LIST : GRID[preference.density]
  const columns = useColumns(container, layout)
  const style = { '--columns': columns?.count ?? layout.least, '--gap': `${layout.gap}px` } as CSSProperties
  const rows = columns === undefined ? [] : chunk(items, columns.count)
  const rowHeight = list ? LIST_ROW : (columns?.cellWidth ?? 0) + CARD_LABEL + CARD_GAP

  return (
    <div
      ref={container}
      style={style}
      className={classNames(outdated && styles.outdated)}
      aria-busy={outdated}
    >
      {columns !== undefined && (
        // Another count of columns is another list to the virtualiser: its measures do not carry over.
        <WindowVirtualizer
          key={`${preference.view} ${columns.count}`}
          data={rows}
          itemSize={rowHeight}
          bufferSize={400}
        >
          {(row, index) =>
            list ? (
              <div key={row[0]?.id}>{row.map((item) => renderRow(item))}</div>
            ) : (
              <div key={row[0]?.id} className={styles.row}>
                {row.map((item, column) => (
                  <div key={item.id} className={styles.cell}>
                    {renderCard(item, index * columns.count + column)}
                  </div>
                ))}
              </div>
            )
          }
        </WindowVirtualizer>
      )}
      {hasMore && <More key={items.length} growing={growing} onMore={onMore} />}
    </div>
  )
}

/** Asks for the next page when it comes near; a button for those whose browser does not tell. */
function More({ growing, onMore }: { readonly growing: boolean; readonly onMore: () => void }) {
  const place = useRef<HTMLDivElement>(null)

  // Outside system: the scroll position.
  useEffect(() => {
    const element = place.current
    if (element === null || growing) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: '1600px 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [growing, onMore])

  return (
    <div ref={place} className={styles.more}>
      <Button variant="quiet" busy={growing} onClick={onMore}>
        {growing ? 'Loading more' : 'Show more'}
      </Button>
    </div>
  )
}

/** The shape of a grid whose first page is on its way. */
export function TokenGridSkeleton({ preference }: { readonly preference: ViewPreference }) {
  const container = useRef<HTMLDivElement>(null)
  const list = preference.view === 'list'
  const layout = list ? LIST : GRID[preference.density]
  const columns = useColumns(container, layout)
  const style = { '--columns': columns?.count ?? layout.least, '--gap': `${layout.gap}px` } as CSSProperties
  const count = list ? 12 : (columns?.count ?? layout.least) * 3
  return (
    <div ref={container} style={style}>
      {list ? (
        Array.from({ length: count }, (_, i) => <div key={i} className={styles.waitingRow} />)
      ) : (
        <div className={styles.row}>
          {Array.from({ length: count }, (_, i) => (
            <CardSkeleton key={i} />
          ))}
        </div>
      )}
    </div>
  )
}

function chunk<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  )
}
