// The items of a collection, with filters and search.
import { CollectionFrame } from './CollectionFrame.tsx'
import { CollectionItems } from './CollectionItems.tsx'

export function CollectionPage() {
  return (
    <CollectionFrame>
      {(address, facts) => <CollectionItems address={address} facts={facts} />}
    </CollectionFrame>
  )
}
