// A grid of thousands of items: only rows near the viewport are rendered, and the next page loads before it is needed.
import { type CSSProperties, memo, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { CardSkeleton } from '../../ui/Card.tsx'
import { classNames } from '../../ui/classNames.ts'
import { itemsTexts } from '../../messages/en/items.ts'
import { useLongWait } from '../../ui/useLongWait.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './TokenGrid.module.css'
import { GRID, LIST, useColumns } from './useColumns.ts'
import { useVisibleRows, type ItemList, itemsIn } from './useVisibleRows.ts'
import type { ViewPreference } from './viewPreference.ts'

export interface TokenGridProps<Item extends { readonly id: string }> {
  /** An array, or a list whose items load as they come into view. */
  readonly items: ItemList<Item>
  readonly preference: ViewPreference
  readonly renderCard: (item: Item, index: number) => ReactNode
  readonly renderRow: (item: Item, index: number) => ReactNode
  readonly hasMore: boolean
  readonly growing: boolean
  readonly onMore: () => void
  /** Shows collection names on the cards, which takes another line. */
  readonly withCollection?: boolean
  /** Dims the items while others load. */
  readonly outdated?: boolean
  /** Receives the range of rendered items. */
  readonly onRange?: (from: number, count: number) => void
}

/** Parts of a row's height, in pixels, as in the CSS of cards and rows. */
const CARD_LABEL = 52
const CARD_EYEBROW = 16
const ROW_GAP = 32
const LIST_ROW = 60

export function TokenGrid<Item extends { readonly id: string }>(props: TokenGridProps<Item>) {
  const { items, preference, renderCard, renderRow, hasMore, growing, onMore } = props
  const { withCollection = false, outdated = false, onRange } = props
  const container = useRef<HTMLDivElement>(null)
  const list = preference.view === 'list'
  const layout = list ? LIST : GRID[preference.density]
  const columns = useColumns(container, layout)
  // Rows have a fixed height in whole pixels instead of a measured one: measurements that differ from an estimate by a
  // fraction would move the rows below, and the position that Back restores.
  const label = CARD_LABEL + (withCollection ? CARD_EYEBROW : 0)
  const rowHeight = list ? LIST_ROW : Math.ceil(columns?.cellWidth ?? 0) + label + ROW_GAP
  const style = {
    '--columns': columns?.count ?? layout.least,
    '--gap': `${layout.gap}px`,
    '--row-height': `${rowHeight}px`,
  } as CSSProperties

  return (
    <div
      ref={container}
      style={style}
      className={classNames(outdated && styles.outdated)}
      aria-busy={outdated}
    >
      {columns !== undefined && (
        <Rows
          items={items}
          columns={columns.count}
          rowHeight={rowHeight}
          start={columns.top}
          placeholder={
            list ? <div className={styles.waitingRow} /> : <CardSkeleton eyebrow={withCollection} />
          }
          onRange={onRange}
        >
          {list ? renderRow : renderCard}
        </Rows>
      )}
      {hasMore && <More key={items.length} growing={growing} onMore={onMore} />}
    </div>
  )
}

interface RowsProps<Item> {
  readonly items: ItemList<Item>
  readonly columns: number
  /** In pixels. */
  readonly rowHeight: number
  /** Distance of the first row's top from the window's when the columns were measured, in pixels. */
  readonly start: number
  /** Placeholder of an item that hasn't loaded. */
  readonly placeholder: ReactNode
  readonly onRange: TokenGridProps<never>['onRange']
  readonly children: (item: Item, index: number) => ReactNode
}

/** The rows near the viewport, positioned in a box as high as all rows. */
function Rows<Item extends { readonly id: string }>({
  items,
  columns,
  rowHeight,
  start,
  placeholder,
  onRange,
  children,
}: RowsProps<Item>) {
  const container = useRef<HTMLDivElement>(null)
  const count = Math.ceil(items.length / columns)
  const { first, end, top, height } = useVisibleRows(container, { count, rowHeight, start })

  // External system: the source of the items.
  useEffect(() => {
    if (end > first) onRange?.(first * columns, (end - first) * columns)
  }, [onRange, first, end, columns])

  return (
    <div ref={container} className={styles.rows} style={{ height, paddingTop: top }}>
      {Array.from({ length: end - first }, (_, i) => (
        <Row
          key={first + i}
          items={items}
          from={(first + i) * columns}
          columns={columns}
          placeholder={placeholder}
        >
          {children}
        </Row>
      ))}
    </div>
  )
}

interface RowProps<Item> extends Omit<RowsProps<Item>, 'rowHeight' | 'start' | 'onRange'> {
  /** Index of the first item. */
  readonly from: number
}

function PlainRow<Item extends { readonly id: string }>({
  items,
  from,
  columns,
  placeholder,
  children,
}: RowProps<Item>) {
  return (
    <div className={classNames(styles.row, styles.fixed)}>
      {itemsIn(items, from, columns).map((item, column) => (
        <div key={item?.id ?? column} className={styles.cell}>
          {item === undefined ? placeholder : children(item, from + column)}
        </div>
      ))}
    </div>
  )
}

/** Memoized: scrolling changes which rows are rendered, not their content. */
const Row = memo(PlainRow) as typeof PlainRow

/** Loads the next page when it is near the viewport; also a button. */
function More({ growing, onMore }: { readonly growing: boolean; readonly onMore: () => void }) {
  const t = useTranslate()
  const place = useRef<HTMLDivElement>(null)

  // External system: the scroll position.
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
        {t(growing ? itemsTexts.list.loadingMore : itemsTexts.list.showMore)}
      </Button>
    </div>
  )
}

/** Placeholder for the grid while its first page loads. */
export function TokenGridSkeleton(props: { readonly preference: ViewPreference }) {
  return useLongWait() && <Skeletons {...props} />
}

function Skeletons({ preference }: { readonly preference: ViewPreference }) {
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
