// Index filters for the listings and offers that a new price is compared with: live now, in comparable currencies.
import type { Address } from '../domain/address.ts'
import { isNative, type Currency } from '../domain/currency.ts'
import { nowSeconds } from '../domain/time.ts'
import { endsAfter } from '../graphql/where.ts'
import type { Order_filter } from '../graphql/__generated__/operations.ts'
import type { MarketConfig } from '../market/types.ts'

const liveNow = () => ({ live: true, ...endsAfter(nowSeconds()) })

/** Matches listings of single items of a collection. */
export function collectionListingsFilter(collection: Address, currency: Currency): Order_filter {
  return { ...liveNow(), side: 'ASK', scope: 'ITEM', collection, currency: currency.address }
}

/**
 * Matches offers by other accounts, whatever they are for. Offers are never in the native coin, so for the native coin
 * it also matches offers in its wrapped ERC-20, which has the same value.
 */
export function otherOffersFilter(
  { config, account }: { readonly config: MarketConfig; readonly account: Address },
  currency: Currency,
): Order_filter {
  const wrapped = config.currencies.filter(({ wrapsNative }) => isNative(currency) && wrapsNative === true)
  const offered = [currency, ...wrapped].map(({ address }) => address)
  return { ...liveNow(), side: 'BID', offerer_not: account, currency_in: offered }
}
