// Everything that happens, newest first, by kind, collection, account and price.
import { ActivityFeed } from '../../features/history/activity/ActivityFeed.tsx'
import { Page } from '../../ui/Layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { usePast } from '../../ui/PastContext.tsx'
import { Empty } from '../../ui/States.tsx'

export function ActivityPage() {
  const past = usePast()
  return (
    <Page title="Activity">
      <PageHeader title="Activity">
        Every sale, listing, offer and movement that the index has seen.
      </PageHeader>
      <ActivityFeed
        scope="all"
        label="Activity"
        file="activity"
        offered={['collection', 'account']}
        noMatch="No event of this collection, account and price has happened."
        empty={
          past === undefined ? (
            <Empty title="Nothing has happened yet">
              Sales, listings and movements appear here as soon as the index sees the first.
            </Empty>
          ) : (
            <Empty title="Nothing had happened yet">The first event came after this block.</Empty>
          )
        }
      />
    </Page>
  )
}
