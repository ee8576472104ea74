// The items of a collection: what they are, what they cost, and every way to narrow them down.
import { CollectionFrame } from './CollectionFrame.tsx'
import { CollectionItems } from './CollectionItems.tsx'

export function CollectionPage() {
  return (
    <CollectionFrame>
      {(address, counts) => (
        <CollectionItems
          address={address}
          tokenCount={counts?.tokenCount}
          listedCount={counts?.listedCount}
        />
      )}
    </CollectionFrame>
  )
}
