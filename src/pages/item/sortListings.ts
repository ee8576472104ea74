// Sorts listings by currency, and the cheapest of now first within each.
import type { NetworkConfig } from '../../domain/config.ts'
import { byPriceAt, type Listing } from '../../features/trading/listings/listing.ts'

/**
 * Prices of different currencies are never compared: listings stay together by currency, in the order of the
 * deployment, the native coin first. So the first is the item's best listing, as in the index.
 *
 * @param atSeconds Unix seconds
 */
export function sortListings<Row extends { readonly listing: Listing }>(
  rows: readonly Row[],
  { nativeCurrency, currencies }: Pick<NetworkConfig, 'nativeCurrency' | 'currencies'>,
  atSeconds: number,
): readonly Row[] {
  const known: readonly string[] = [nativeCurrency, ...currencies].map(({ address }) => address)
  // Listings that can't be bought come last, at any price.
  const rank = ({ listing: { currency, defect } }: Row) =>
    defect === null ? known.indexOf(currency.address) : known.length
  const compare = byPriceAt(atSeconds)
  return rows.toSorted((one, other) => rank(one) - rank(other) || compare(one.listing, other.listing))
}
