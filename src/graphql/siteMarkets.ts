// A collection's markets in the site's currencies. Their ids are computed, so queries need no currency's row.
import type { Address } from '../domain/address.ts'
import type { NetworkConfig } from '../domain/config.ts'
import type { Currency } from '../domain/currency.ts'

export interface SiteMarket {
  /** Id of the collection's market in the currency: the collection's address followed by the currency's. */
  readonly id: string
  readonly currency: Currency
}

/** In the configuration's order, the native currency first. The index has a market once it has an order or a sale. */
export function siteMarkets(
  collection: Address,
  { nativeCurrency, currencies }: Pick<NetworkConfig, 'nativeCurrency' | 'currencies'>,
): readonly SiteMarket[] {
  return [nativeCurrency, ...currencies].map((currency) => ({
    id: `${collection}${currency.address.slice(2)}`,
    currency,
  }))
}
