// Sorts listings by currency, then by current price.
import type { NetworkConfig } from '../../domain/config.ts'
import { byPriceAt, type Listing } from '../../orders/listing.ts'

/**
 * Prices in different currencies can't be compared, so listings are grouped by currency in the deployment's order, the
 * native currency first. The first is then the item's best listing, as in the indexer.
 *
 * @param atSeconds Unix seconds
 */
export function sortListings(
  listings: readonly Listing[],
  { nativeCurrency, currencies }: Pick<NetworkConfig, 'nativeCurrency' | 'currencies'>,
  atSeconds: number,
): readonly Listing[] {
  const listedCurrencies: readonly string[] = [nativeCurrency, ...currencies].map(({ address }) => address)
  // Listings that can't be bought come last, at any price.
  const rank = ({ currency, defect }: Listing) =>
    defect === null ? listedCurrencies.indexOf(currency.address) : listedCurrencies.length
  const compare = byPriceAt(atSeconds)
  return listings.toSorted((one, other) => rank(one) - rank(other) || compare(one, other))
}
