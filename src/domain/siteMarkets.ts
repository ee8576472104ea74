// A collection's markets in the site's units of account. Their ids are computed, so queries need no currency's row.
import type { Address } from './address.ts'
import { type Currency, type ListedCurrencies, listUnits } from './currency.ts'

export interface SiteMarket {
  /** Id of the collection's market in the unit: the collection's address followed by the unit's. */
  readonly id: string
  /** The unit of account, which the market's figures are in. */
  readonly currency: Currency
}

/** In the configuration's order, the native coin's first. The index has a market once it has an order or a sale. */
export function siteMarkets(collection: Address, network: ListedCurrencies): readonly SiteMarket[] {
  return listUnits(network).map((currency) => ({
    id: `${collection}${currency.address.slice(2)}`,
    currency,
  }))
}
