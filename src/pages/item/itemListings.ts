// An item's listings that can be bought now, by currency, and whether the cheapest of them is known to be the cheapest.
import type { Address } from '../../domain/address.ts'
import type { NetworkConfig } from '../../domain/config.ts'
import {
  type ListableRef,
  type Listing,
  type ListingRef,
  priceOf,
  readListing,
} from '../../features/trading/listings/listing.ts'
import { listingOfItem } from '../../features/trading/listings/listingOfItem.ts'
import { isLowest } from '../../graphql/cheapestListing.ts'
import { CheapestListing_orderFragmentDoc } from '../../graphql/__generated__/CheapestListing.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { readFragment } from '../../graphql/fragments.ts'
import type { ItemPage_listingsQuery, ItemPage_listingsQueryVariables } from './__generated__/ItemPage.ts'
import { sortListings } from './sortListings.ts'

/** Listings that are read of each currency: so many fixed prices, and as many declining ones. */
export const MOST_LISTINGS = 200

type Market = ItemPage_listingsQuery['collectionMarkets'][number]

/** What the index is asked for: the listings of an item that can be bought, in each currency of the deployment. */
export function listingsQuestion(
  item: { readonly collection: Address; readonly token: string; readonly open: Order_filter },
  { nativeCurrency, currencies }: Pick<NetworkConfig, 'nativeCurrency' | 'currencies'>,
): ItemPage_listingsQueryVariables {
  const { collection, token, open } = item
  return {
    markets: { collection, currency_in: [nativeCurrency, ...currencies].map(({ address }) => address) },
    openAsks: { token, side: 'ASK', scope: 'ITEM', ...open },
    most: MOST_LISTINGS,
  }
}

interface ListingOfItem {
  readonly order: ListingRef
  readonly listing: Listing
}

export interface ItemListings {
  /** In the order that {@link sortListings} gives them. */
  readonly rows: readonly ListingOfItem[]
  /** What stands for the item; undefined where nobody can buy it. */
  readonly first: ListingOfItem | undefined
  /** False where a declining listing that was not read may cost less than the first, or be the only one. */
  readonly isFirstCheapest: boolean
  /** False where there are more listings than these. */
  readonly isComplete: boolean
}

/** @param atSeconds Unix seconds that prices are worked out at */
export function readItemListings(
  markets: readonly Market[],
  item: ListableRef,
  { network, atSeconds }: { readonly network: NetworkConfig; readonly atSeconds: number },
): ItemListings {
  const unsorted = markets.flatMap(({ currency, fixed, declining }) =>
    [...fixed, ...declining].flatMap((terms): readonly ListingOfItem[] => {
      const order = listingOfItem({ ...terms, currency }, item)
      const listing = readListing(order, network)
      return listing === undefined ? [] : [{ order, listing }]
    }),
  )
  const rows = sortListings(unsorted, network, atSeconds)
  const first = rows.find(({ listing }) => listing.defect === null)
  const isComplete = markets.every(
    ({ fixed, declining }) => fixed.length < MOST_LISTINGS && declining.length < MOST_LISTINGS,
  )
  return {
    rows,
    first,
    isComplete,
    isFirstCheapest: isComplete || isCheapest(first?.listing, markets, { network, atSeconds }),
  }
}

/** Of a currency that the site lists before the listing's own, any listing that was not read would come first. */
function isCheapest(
  listing: Listing | undefined,
  markets: readonly Market[],
  { network, atSeconds }: { readonly network: NetworkConfig; readonly atSeconds: number },
): boolean {
  if (listing === undefined) return false
  const known: readonly string[] = [network.nativeCurrency, ...network.currencies].map(
    ({ address }) => address,
  )
  const own = known.indexOf(listing.currency.address)
  const price = priceOf(listing, 1n, atSeconds)
  return markets.every(({ currency, fixed, declining }) => {
    const rank = known.indexOf(currency.id)
    if (rank > own) return true
    if (rank < own) return fixed.length < MOST_LISTINGS && declining.length < MOST_LISTINGS
    return isLowest(price, readFragment(CheapestListing_orderFragmentDoc, declining), MOST_LISTINGS)
  })
}
