// Names a listing as its item's card does.
import type { Value } from '../../messages/message.ts'
import { listingName, type Listing } from '../../orders/listing.ts'
import { useNamedItem } from '../../ui/ItemDocuments.tsx'

/** The listing's name, with the name in the item's own document where the index has none. */
export const useListingName = (listing: Listing): Value =>
  listingName({ ...listing, item: useNamedItem(listing.item) })
