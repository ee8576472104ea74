// The history of a collection, by kind, account and price: what was minted, listed, sold and moved, newest first.
import type { Address } from '../../domain/address.ts'
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
import { Empty } from '../../ui/States.tsx'
import { CollectionFrame } from './CollectionFrame.tsx'
import styles from './CollectionActivityPage.module.css'

export function CollectionActivityPage() {
  return (
    <CollectionFrame title="Activity">
      {(address) => <CollectionActivity collection={address} />}
    </CollectionFrame>
  )
}

function CollectionActivity({ collection }: { readonly collection: Address }) {
  const filter = { ...useActivityFilter(), collection: undefined }
  const { types } = useTypeFilter()
  const where = allOf<Activity_filter>({ collection }, activityWhere(filter))
  const ofTypes: Activity_filter | undefined = types.length === 0 ? undefined : { type_in: [...types] }
  return (
    <>
      <div className={styles.tools}>
        <ActivityFilters offered={['account']} />
        <ActivityExport
          where={allOf<Activity_filter>(where, ofTypes)}
          file={`${collection.slice(0, 10)}-activity`}
        />
      </div>
      <HistoryFeed
        scope={`collection ${collection} ${activityScope(filter)}`}
        where={where}
        label="Activity of the collection"
        withItem
        empty={
          isFiltering(filter) ? (
            <Empty title="Nothing matches">No event of this account and price has happened here.</Empty>
          ) : (
            <Empty title="No activity yet">
              What is minted, listed, sold or moved in this collection appears here.
            </Empty>
          )
        }
      />
    </>
  )
}
