// Everything that happens, newest first, by kind, collection, account and price.
import { ActivityExport } from '../../features/analytics/activity/ActivityExport.tsx'
import {
  activityScope,
  activityWhere,
  isFiltering,
} from '../../features/analytics/activity/activityFilter.ts'
import { ActivityFilters, useActivityFilter } from '../../features/analytics/activity/ActivityFilters.tsx'
import { HistoryFeed } from '../../features/history/HistoryFeed.tsx'
import { useTypeFilter } from '../../features/history/TypeFilter.tsx'
import { allOf } from '../../graphql/where.ts'
import type { Activity_filter } from '../../graphql/__generated__/operations.ts'
import { Page } from '../../ui/Layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Empty } from '../../ui/States.tsx'

export function ActivityPage() {
  const filter = useActivityFilter()
  const { types } = useTypeFilter()
  const where = activityWhere(filter)
  const ofTypes: Activity_filter | undefined = types.length === 0 ? undefined : { type_in: [...types] }
  return (
    <Page title="Activity">
      <PageHeader
        title="Activity"
        aside={<ActivityExport where={allOf<Activity_filter>(where, ofTypes)} file="activity" />}
      >
        Every sale, listing, offer and movement that the index has seen.
      </PageHeader>
      <ActivityFilters offered={['collection', 'account']} />
      <HistoryFeed
        scope={`all ${activityScope(filter)}`}
        where={where}
        label="Activity"
        withItem
        empty={
          isFiltering(filter) ? (
            <Empty title="Nothing matches">
              No event of this collection, account and price has happened.
            </Empty>
          ) : (
            <Empty title="Nothing has happened yet">
              Sales, listings and movements appear here as soon as the index sees the first.
            </Empty>
          )
        }
      />
    </Page>
  )
}
