// What is asked of the index to measure a new price by: listings and offers that stand now, in comparable currencies.
import type { Address } from '../domain/address.ts'
import { isNative, type Currency } from '../domain/currency.ts'
import { nowSeconds } from '../domain/time.ts'
import { endsAfter } from '../graphql/where.ts'
import type { Order_filter } from '../graphql/__generated__/operations.ts'
import type { MarketConfig } from '../market/types.ts'

const standing = () => ({ live: true, ...endsAfter(nowSeconds()) })

/** Listings of single items of a collection. */
export function collectionListingsFilter(collection: Address, currency: Currency): Order_filter {
  return { ...standing(), side: 'ASK', scope: 'ITEM', collection, currency: currency.address }
}

/**
 * Offers by others, whatever they are for. None is ever in the native coin: those in the ERC-20 that stands for it one
 * to one are measured against it.
 */
export function otherOffersFilter(
  { config, account }: { readonly config: MarketConfig; readonly account: Address },
  currency: Currency,
): Order_filter {
  const standsFor = config.currencies.filter(({ wrapsNative }) => isNative(currency) && wrapsNative === true)
  const offered = [currency, ...standsFor].map(({ address }) => address)
  return { ...standing(), side: 'BID', offerer_not: account, currency_in: offered }
}
