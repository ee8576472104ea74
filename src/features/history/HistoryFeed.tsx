// A feed of history: a filter by type, lines, further pages, and a button for newer events.
import { type ReactNode, useEffect, useRef } from 'react'
import { ArrowUp } from 'lucide-react'
import { controlsTexts } from '../../messages/en/controls.ts'
import { historyTexts } from '../../messages/en/history.ts'
import { Button } from '../../ui/Button.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { Empty, ErrorState } from '../../ui/States.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useTransactions } from '../../transactions/TransactionsProvider.tsx'
import { HistoryTable, type TableLine } from './HistoryTable.tsx'
import { mergeBundles } from './record/mergeBundles.ts'
import { mergeSales, keepWholeTransactions } from './record/mergeSales.ts'
import { getHistoryRow } from './record/rows.ts'
import { isWanted } from './typeFilter.ts'
import { TypeFilter, useTypeFilter } from './TypeFilter.tsx'
import { type HistoryFilter, type SomeRows, useHistory } from './useHistory.ts'
import styles from './HistoryFeed.module.css'

export interface HistoryFeedProps {
  /** Subject of the rows, unique among all feeds: `account 0x…`. */
  readonly scope: string
  readonly where: HistoryFilter
  readonly label: string
  /** Names each row's item; omit it where all rows are about one item. */
  readonly withItem?: boolean
  /** Shown when nothing has happened at all. */
  readonly empty: ReactNode
}

export function HistoryFeed(props: HistoryFeedProps) {
  const { scope, where, label, withItem = false, empty } = props
  const t = useTranslate()
  const { network } = useConfig()
  const { types } = useTypeFilter()
  const history = useHistory({ scope, where, types })
  const { items, status, hasMore, error, newer, showNewer } = history
  const { entries } = useTransactions()
  const top = useRef<HTMLDivElement>(null)

  const getLines = (feed: SomeRows): readonly TableLine[] => {
    const references = new Map(feed.rows.map((row) => [row.id, row]))
    const rows = feed.rows.map((row) => getHistoryRow(row, { item: row.token?.id, network }))
    return mergeBundles(mergeSales(keepWholeTransactions(rows, feed.hasMore)))
      .filter(({ row }) => isWanted(row, types))
      .map(({ items, ...line }) => ({
        ...line,
        items: items.flatMap(({ id }) => references.get(id) ?? []),
      }))
  }
  const lines = getLines({ rows: items, hasMore })
  const newerLines = getLines(newer)
  /** The latest newer transaction that the viewer sent. It is shown at once, because the viewer expects it. */
  const own = newerLines.find(({ row }) =>
    entries.some(({ state }) => 'hash' in state && state.hash === row.transaction),
  )?.row.transaction
  // External system: the indexer, which now has the viewer's own transaction.
  useEffect(() => {
    if (own !== undefined) showNewer()
  }, [own, showNewer])
  const jumpToNewer = () => {
    showNewer()
    // The button, which had the focus, is about to go.
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <div ref={top} tabIndex={-1} className={styles.feed}>
      <TypeFilter />
      {newerLines.length > 0 && (own === undefined || error !== undefined) && (
        <div className={styles.newer}>
          <Button size="s" variant="primary" icon={<ArrowUp aria-hidden="true" />} onClick={jumpToNewer}>
            {t(
              (newer.hasMore ? historyTexts.manyNewEvents : historyTexts.newEvents)({
                count: newerLines.length,
              }),
            )}
          </Button>
        </div>
      )}
      {items.length === 0 ? (
        <Nothing
          isLoading={status !== 'idle' || (hasMore && error === undefined)}
          error={error}
          onRetry={() => void history.loadMore()}
          withItem={withItem}
        >
          {types.length > 0 ? <NoneOfType /> : empty}
        </Nothing>
      ) : (
        <>
          {lines.length === 0 && !hasMore ? (
            <NoneOfType />
          ) : (
            <HistoryTable label={label} lines={lines} withItem={withItem} />
          )}
          <Further
            hasMore={hasMore}
            growing={status === 'growing'}
            failed={error !== undefined}
            onMore={() => void history.loadMore()}
          />
        </>
      )}
    </div>
  )
}

function NoneOfType() {
  const t = useTranslate()
  return <Empty title={t(historyTexts.noneOfType)}>{t(historyTexts.noneOfTypeHint)}</Empty>
}

interface NothingProps {
  readonly isLoading: boolean
  readonly error: unknown
  readonly onRetry: () => void
  readonly withItem: boolean
  readonly children: ReactNode
}

function Nothing({ isLoading, error, onRetry, withItem, children }: NothingProps) {
  const t = useTranslate()
  if (error !== undefined) {
    return <ErrorState title={t(historyTexts.loadFailed)} error={error} onRetry={onRetry} />
  }
  return isLoading ? <HistorySkeleton withItem={withItem} /> : <>{children}</>
}

interface FurtherProps {
  readonly hasMore: boolean
  readonly growing: boolean
  readonly failed: boolean
  readonly onMore: () => void
}

function Further({ hasMore, growing, failed, onMore }: FurtherProps) {
  const t = useTranslate()
  if (!hasMore && !failed) return null
  return (
    <div className={styles.further}>
      {failed && <p role="alert">{t(hasMore ? historyTexts.nextFailed : historyTexts.latestFailed)}</p>}
      <Button busy={growing} onClick={onMore}>
        {t(failed ? controlsTexts.retry : historyTexts.showEarlier)}
      </Button>
    </div>
  )
}

const SKELETON_ROWS = 8

/** Placeholder for rows while they load. */
function HistorySkeleton({ withItem }: { readonly withItem: boolean }) {
  const t = useTranslate()
  return (
    <div className={withItem ? styles.waitingWithItem : styles.waiting}>
      <LoadingLabel>{t(historyTexts.loading)}</LoadingLabel>
      {Array.from({ length: SKELETON_ROWS }, (_, index) => (
        <div key={index} className={styles.waitingRow}>
          <Skeleton shape="text" width="9ch" />
          {withItem && <Skeleton width={48} height={48} />}
          <Skeleton shape="text" width="8ch" />
          <Skeleton shape="text" width="14ch" />
          <Skeleton shape="text" width="14ch" />
          <Skeleton shape="text" width="7ch" />
        </div>
      ))}
    </div>
  )
}
