// A feed of events of many items, filtered by type, collection, account and price, and exported as a file.
import type { ReactNode } from 'react'
import { matchAll } from '../../../graphql/where.ts'
import type { Activity_filter } from '../../../graphql/__generated__/operations.ts'
import { historyTexts } from '../../../messages/en/history.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { Empty } from '../../../ui/States.tsx'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { HistoryFeed } from '../HistoryFeed.tsx'
import { ActivityExport } from './ActivityExport.tsx'
import styles from './ActivityFeed.module.css'
import { activityScope, activityWhere, isFiltering } from './activityFilter.ts'
import { ActivityFilters, type ActivityFiltersProps, useActivityFilter } from './ActivityFilters.tsx'

export interface ActivityFeedProps extends ActivityFiltersProps {
  /** Subject of the events, unique among all feeds: `account 0x…`. */
  readonly scope: string
  /** Events of these alone; all by default. */
  readonly within?: Activity_filter
  readonly label: string
  /** Name of the file, without its ending. */
  readonly file: string
  /** Shown when no event matches the filter. */
  readonly noMatch: string
  /** Shown when nothing has happened at all. */
  readonly empty: ReactNode
}

export function ActivityFeed({ scope, within, label, file, offered, noMatch, empty }: ActivityFeedProps) {
  const t = useTranslate()
  const filter = useActivityFilter(offered)
  const where = matchAll<Activity_filter>(within, activityWhere(filter, useConfig().network))
  return (
    <>
      <div className={styles.tools}>
        <ActivityFilters offered={offered} />
        <ActivityExport where={where} file={file} />
      </div>
      <HistoryFeed
        scope={`${scope} ${activityScope(filter)}`}
        where={where}
        label={label}
        withItem
        empty={isFiltering(filter) ? <Empty title={t(historyTexts.noMatch)}>{noMatch}</Empty> : empty}
      />
    </>
  )
}
