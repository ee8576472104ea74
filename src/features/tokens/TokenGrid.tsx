// Items by the thousand: only the rows near the window are in the page, and the next ones are asked for in time.
import { type CSSProperties, memo, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { CardSkeleton } from '../../ui/Card.tsx'
import { classNames } from '../../ui/classNames.ts'
import { tokenList } from '../../messages/en/tokenList.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './TokenGrid.module.css'
import { type ItemList, itemsIn } from './itemList.ts'
import { useColumns } from './useColumns.ts'
import { useVisibleRows } from './useVisibleRows.ts'
import type { ViewPreference } from './viewPreference.ts'

export interface TokenGridProps<Item extends { readonly id: string }> {
  /** An array, or a list whose items come as they are seen. */
  readonly items: ItemList<Item>
  readonly preference: ViewPreference
  readonly renderCard: (item: Item, index: number) => ReactNode
  readonly renderRow: (item: Item, index: number) => ReactNode
  readonly hasMore: boolean
  readonly growing: boolean
  readonly onMore: () => void
  /** Whether the cards name their collections, which takes a line more. */
  readonly withCollection?: boolean
  /** Dims what is shown while an answer to another question is on its way. */
  readonly outdated?: boolean
  /** Told which items are drawn, by their places. */
  readonly onRange?: (from: number, count: number) => void
}

/** What a row's height is made from, in pixels; they are those of the card's and the row's CSS. */
const CARD_LABEL = 52
const CARD_EYEBROW = 16
const ROW_GAP = 32
const LIST_ROW = 60

const GRID = {
  small: { minCell: 168, gap: 16, least: 2 },
  large: { minCell: 236, gap: 20, least: 2 },
} as const
const LIST = { minCell: 10_000, gap: 0, least: 1 } as const

export function TokenGrid<Item extends { readonly id: string }>(props: TokenGridProps<Item>) {
  const { items, preference, renderCard, renderRow, hasMore, growing, onMore } = props
  const { withCollection = false, outdated = false, onRange } = props
  const container = useRef<HTMLDivElement>(null)
  const list = preference.view === 'list'
  const layout = list ? LIST : GRID[preference.density]
  const columns = useColumns(container, layout)
  // Rows are given their height, in whole pixels, rather than measured: measures that differ from an estimate by a
  // fraction move what is below them, and with it the place that Back comes to.
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
          waiting={list ? <div className={styles.waitingRow} /> : <CardSkeleton eyebrow={withCollection} />}
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
  /** In the place of an item that has not come. */
  readonly waiting: ReactNode
  readonly onRange: TokenGridProps<never>['onRange']
  readonly children: (item: Item, index: number) => ReactNode
}

/** The rows near the window, at their place in a box as high as all of them. */
function Rows<Item extends { readonly id: string }>({
  items,
  columns,
  rowHeight,
  waiting,
  onRange,
  children,
}: RowsProps<Item>) {
  const container = useRef<HTMLDivElement>(null)
  const count = Math.ceil(items.length / columns)
  const { first, end, top, height } = useVisibleRows(container, { count, rowHeight })

  // Outside system: whoever brings the items.
  useEffect(() => {
    if (end > first) onRange?.(first * columns, (end - first) * columns)
  }, [onRange, first, end, columns])

  return (
    <div ref={container} className={styles.rows} style={{ height, paddingTop: top }}>
      {Array.from({ length: end - first }, (_, i) => (
        <Row key={first + i} items={items} from={(first + i) * columns} columns={columns} waiting={waiting}>
          {children}
        </Row>
      ))}
    </div>
  )
}

interface RowProps<Item> extends Omit<RowsProps<Item>, 'rowHeight' | 'onRange'> {
  /** Index of the first item. */
  readonly from: number
}

function RowOf<Item extends { readonly id: string }>({
  items,
  from,
  columns,
  waiting,
  children,
}: RowProps<Item>) {
  return (
    <div className={classNames(styles.row, styles.fixed)}>
      {itemsIn(items, from, columns).map((item, column) => (
        <div key={item?.id ?? column} className={styles.cell}>
          {item === undefined ? waiting : children(item, from + column)}
        </div>
      ))}
    </div>
  )
}

/** Drawn again only with other items: scrolling changes which rows there are, not what is in them. */
const Row = memo(RowOf) as typeof RowOf

/** Asks for the next page when it comes near; a button for those whose browser does not tell. */
function More({ growing, onMore }: { readonly growing: boolean; readonly onMore: () => void }) {
  const t = useTranslate()
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
        {t(growing ? tokenList.loadingMore : tokenList.showMore)}
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
