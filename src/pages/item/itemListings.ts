// The item's listings that can be bought now, sorted, and whether the first is certainly the cheapest.
import type { NetworkConfig } from '../../domain/config.ts'
import { type Currency, unitPlace } from '../../domain/currency.ts'
import type { ListedItem } from '../../orders/listedItem.ts'
import type { Listing } from '../../orders/listing.ts'
import { unitPriceAt, byPriceAt } from '../../orders/listingPrice.ts'
import { toListingWithItem } from '../../orders/toListing.ts'
import { isLowest } from '../../orders/cheapestListing.ts'
import { siteMarkets } from '../../domain/siteMarkets.ts'
import { CheapestListing_orderFragmentDoc } from '../../orders/__generated__/CheapestListing.ts'
import { readFragment } from '../../graphql/fragments.ts'
import type { ItemPageQuery } from './__generated__/ItemPage.ts'

/** Fixed prices that are read per unit of account, and declining prices as well. */
export const MAX_LISTINGS = 200

type MarketRow = ItemPageQuery['collectionMarkets'][number]
type Market = MarketRow & { readonly currency: Currency }

export interface ItemListings {
  /** Sorted by {@link sortListings}. */
  readonly all: readonly Listing[]
  /** The item's main listing; undefined where none can be bought. */
  readonly first: Listing | undefined
  /** False where a declining listing that was not read may cost less than the first, or be the only one. */
  readonly isFirstCheapest: boolean
  /** False where there are more listings than these. */
  readonly isComplete: boolean
}

/** @param atSeconds Unix seconds, for declining prices */
export function getItemListings(
  rows: readonly MarketRow[],
  item: ListedItem,
  { network, atSeconds }: { readonly network: NetworkConfig; readonly atSeconds: number },
): ItemListings {
  const markets = siteMarkets(item.collection, network).flatMap(({ id, currency }): Market[] => {
    const row = rows.find((one) => one.id === id)
    return row === undefined ? [] : [{ ...row, currency }]
  })
  const unsorted = markets.flatMap(({ fixed, declining }) =>
    [...fixed, ...declining].flatMap((order) => toListingWithItem(order, item, network) ?? []),
  )
  const all = sortListings(unsorted, network, atSeconds)
  const first = all.find(({ defect }) => defect === null)
  const isComplete = markets.every(
    ({ fixed, declining }) => fixed.length < MAX_LISTINGS && declining.length < MAX_LISTINGS,
  )
  return {
    all,
    first,
    isComplete,
    isFirstCheapest: isComplete || isCheapest(first, markets, { network, atSeconds }),
  }
}

/** An unread listing in a unit that sorts before the listing's own would come first. */
function isCheapest(
  listing: Listing | undefined,
  markets: readonly Market[],
  { network, atSeconds }: { readonly network: NetworkConfig; readonly atSeconds: number },
): boolean {
  if (listing === undefined) return false
  const place = unitPlace(network)
  const own = place(listing.currency)
  const price = unitPriceAt(listing, atSeconds)
  return markets.every(({ currency, fixed, declining }) => {
    const rank = place(currency)
    if (rank > own) return true
    if (rank < own) return fixed.length < MAX_LISTINGS && declining.length < MAX_LISTINGS
    return isLowest(price, readFragment(CheapestListing_orderFragmentDoc, declining), MAX_LISTINGS)
  })
}

/**
 * Prices in different units of account can't be compared, so listings are grouped by unit in the deployment's order, the
 * native coin's first. The first is then the item's best listing, as in the indexer.
 *
 * @param atSeconds Unix seconds
 */
export function sortListings(
  listings: readonly Listing[],
  network: Pick<NetworkConfig, 'nativeCurrency' | 'currencies'>,
  atSeconds: number,
): readonly Listing[] {
  const place = unitPlace(network)
  // Listings that can't be bought come last, at any price, and after those in an unlisted currency.
  const rank = ({ currency, defect }: Listing) =>
    defect === null ? place(currency) : network.currencies.length + 2
  const compare = byPriceAt(atSeconds)
  return listings.toSorted((one, other) => rank(one) - rank(other) || compare(one, other))
}
