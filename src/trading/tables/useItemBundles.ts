// The bundles that an item is sold in, and the one that a price block names: the cheapest that can be bought now.
import type { NetworkConfig } from '../../domain/config.ts'
import { unitPlace } from '../../domain/currency.ts'
import { readFragment, type FragmentRef } from '../../graphql/fragments.ts'
import { isBuyable, type Listing } from '../../orders/listing.ts'
import { priceForUnits } from '../../orders/listingPrice.ts'
import { useListingRows } from './useListingRows.ts'
import { ItemBundles_tokenFragmentDoc } from './__generated__/ItemBundles.ts'

/** @returns undefined while they aren't known */
export function useItemBundles(
  token: FragmentRef<typeof ItemBundles_tokenFragmentDoc> | null,
): readonly Listing[] | undefined {
  const holders = token === null ? [] : readFragment(ItemBundles_tokenFragmentDoc, token).holders
  const orders = new Map(
    holders.flatMap(({ offeredIn }) => offeredIn.map(({ order }) => [order.id, order] as const)),
  )
  const rows = useListingRows([...orders.values()])
  return token === null ? undefined : rows.map(({ listing }) => listing)
}

/**
 * Bundles in different units of account can't be compared: as for listings, the first unit of the site's that has one
 * comes first.
 *
 * @param atSeconds Unix seconds
 */
export function findCheapestBundle(
  bundles: readonly Listing[],
  network: Pick<NetworkConfig, 'nativeCurrency' | 'currencies'>,
  atSeconds: number,
): Listing | undefined {
  const place = unitPlace(network)
  const priceOf = (bundle: Listing) => priceForUnits(bundle, bundle.quantity, atSeconds)
  return bundles
    .filter((bundle) => isBuyable(bundle, atSeconds))
    .toSorted((one, other) => {
      const places = place(one.currency) - place(other.currency)
      if (places !== 0) return places
      const [low, high] = [priceOf(one), priceOf(other)]
      return low < high ? -1 : low > high ? 1 : one.orderHash < other.orderHash ? -1 : 1
    })[0]
}
