// The history of a collection: what was minted, listed, sold and moved, newest first.
import { HistoryFeed } from '../../features/history/HistoryFeed.tsx'
import { Empty } from '../../ui/States.tsx'
import { CollectionFrame } from './CollectionFrame.tsx'

export function CollectionActivityPage() {
  return (
    <CollectionFrame title="Activity">
      {(address) => (
        <HistoryFeed
          scope={`collection ${address}`}
          where={{ collection: address }}
          label="Activity of the collection"
          withItem
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
