// The market depth of a collection, and the offers that any owner of a matching item can accept.
import { CollectionOffers } from '../../trading/tables/CollectionOffers.tsx'
import { CollectionFrame } from './CollectionFrame.tsx'

export function CollectionOffersPage() {
  return (
    <CollectionFrame view="offers">
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
