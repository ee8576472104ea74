// A collection's analytics: floor, volume, sales, holders, depth and flagged sales.
import { CollectionAnalytics } from '../../features/analytics/CollectionAnalytics.tsx'
import { useQueryTime } from '../../graphql/queryTime.ts'
import { CollectionFrame } from './CollectionFrame.tsx'

export function CollectionAnalyticsPage() {
  const now = useQueryTime()
  return (
    <CollectionFrame view="analytics">
      {(address) => <CollectionAnalytics collection={address} now={now} />}
    </CollectionFrame>
  )
}
