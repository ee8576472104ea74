// The figures of a collection over time: floor, volume, sales, holders, depth, and what rules flag.
import { CollectionAnalytics } from '../../features/analytics/CollectionAnalytics.tsx'
import { useQueryTime } from '../../graphql/queryTime.ts'
import { CollectionFrame } from './CollectionFrame.tsx'

export function CollectionAnalyticsPage() {
  const now = useQueryTime()
  return (
    <CollectionFrame title="Analytics">
      {(address) => <CollectionAnalytics collection={address} now={now} />}
    </CollectionFrame>
  )
}
