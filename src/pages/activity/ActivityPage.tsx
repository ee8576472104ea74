// Everything that happens, newest first, by kind.
import { HistoryFeed } from '../../features/history/HistoryFeed.tsx'
import { Page } from '../../ui/Layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Empty } from '../../ui/States.tsx'

export function ActivityPage() {
  return (
    <Page title="Activity">
      <PageHeader title="Activity">
        Every sale, listing, offer and movement that the index has seen.
      </PageHeader>
      <HistoryFeed
        scope="all"
        where={{}}
        label="Activity"
        withItem
        empty={
          <Empty title="Nothing has happened yet">
            Sales, listings and movements appear here as soon as the index sees the first.
          </Empty>
        }
      />
    </Page>
  )
}
