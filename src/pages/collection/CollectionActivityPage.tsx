// The history of a collection, by kind, account and price: what was minted, listed, sold and moved, newest first.
import { ActivityFeed } from '../../features/history/activity/ActivityFeed.tsx'
import { Empty } from '../../ui/States.tsx'
import { CollectionFrame } from './CollectionFrame.tsx'

export function CollectionActivityPage() {
  return (
    <CollectionFrame title="Activity">
      {(collection) => (
        <ActivityFeed
          scope={`collection ${collection}`}
          within={{ collection }}
          label="Activity of the collection"
          file={`${collection.slice(0, 10)}-activity`}
          offered={['account']}
          noMatch="No event of this account and price has happened here."
          empty={
            <Empty title="No activity yet">
              What is minted, listed, sold or moved in this collection appears here.
            </Empty>
          }
        />
      )}
    </CollectionFrame>
  )
}
