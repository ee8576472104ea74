// The items of a collection: what they are, what they cost, and every way to narrow them down.
import { CollectionFrame } from './CollectionFrame.tsx'
import { CollectionItems } from './CollectionItems.tsx'

export function CollectionPage() {
  return (
    <CollectionFrame>
      {(address, facts) => <CollectionItems address={address} facts={facts} />}
    </CollectionFrame>
  )
}
