// What is bid and asked for the items of a collection, and the offers that any of its owners may accept.
import { CollectionOffers } from '../../features/trading/offers/CollectionOffers.tsx'
import { CollectionFrame } from './CollectionFrame.tsx'

export function CollectionOffersPage() {
  return (
    <CollectionFrame title="Offers">
      {(address, collection) => (
        <CollectionOffers
          address={address}
          collection={
            collection === undefined
              ? undefined
              : { address, name: collection.name, standard: collection.standard }
          }
        />
      )}
    </CollectionFrame>
  )
}
