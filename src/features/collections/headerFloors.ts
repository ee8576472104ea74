// The orders behind the floors that a collection's header shows.
import { getFloorOrders } from '../../orders/cheapestListing.ts'
import { type FragmentRef, readFragment } from '../../graphql/fragments.ts'
import { CollectionFigures_collectionFragmentDoc } from './__generated__/CollectionFigures.ts'
import { CollectionHeader_collectionFragmentDoc } from './__generated__/CollectionHeader.ts'

/** Hashes of the orders that may be the floor in one of the site's units of account. @param nowSeconds Unix seconds */
export function floorOrders(
  reference: FragmentRef<typeof CollectionHeader_collectionFragmentDoc>,
  nowSeconds: number,
): readonly string[] {
  const header = readFragment(CollectionHeader_collectionFragmentDoc, reference)
  const { markets } = readFragment(CollectionFigures_collectionFragmentDoc, header)
  return markets.flatMap((market) => getFloorOrders(market, nowSeconds))
}
