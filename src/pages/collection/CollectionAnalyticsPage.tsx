// A collection's analytics: floor, volume, sales, holders, depth and flagged sales.
import { CollectionAnalytics } from '../../features/analytics/CollectionAnalytics.tsx'
import { useFiguresTime } from '../../graphql/queryTime.ts'
import { CollectionFrame } from './CollectionFrame.tsx'

export function CollectionAnalyticsPage() {
  const now = useFiguresTime()
  return (
    <CollectionFrame view="analytics">
      {(address) => <CollectionAnalytics collection={address} now={now} />}
    </CollectionFrame>
  )
}
