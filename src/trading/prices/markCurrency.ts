// The mark beside a market price: of the coin that one order is paid in, or of the unit of account for floors.
import { findUnit } from '../../domain/config.ts'
import type { Currency, ListedCurrencies } from '../../domain/currency.ts'
import type { MarketPrice } from './MarketPrices.tsx'
import type { PriceWarning } from './warnings.ts'

/**
 * A floor is a figure of a market, in its unit of account whichever coin its cheapest listing is paid in, as on the
 * pages. Every other market price is that of one order or sale, in what it is paid in.
 */
export function markCurrency(
  network: ListedCurrencies,
  kind: MarketPrice['kind'] | PriceWarning['against'],
  currency: Currency,
): Currency {
  switch (kind) {
    case 'floor':
    case 'floors':
    case 'traitFloor':
    case 'editionFloor':
      return findUnit(network, currency)
    case 'bestOffer':
    case 'lastSale':
    case 'listing':
    case 'offer':
      return currency
  }
}
