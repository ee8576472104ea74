// An item's last sale as a market price: comparable in its own currency, and between the native coin and its wrapped
// ERC-20.
import { isComparable, type Currency } from '../domain/currency.ts'
import { toWei, type Wei } from '../domain/wei.ts'
import type { TradeContext } from './tradeContext.ts'

/** The last sale as the index reports it. */
export interface SoldToken {
  /** Of one unit. */
  readonly lastSalePrice?: string | null | undefined
  readonly lastSaleCurrency?: { readonly id: string } | null | undefined
}

/** The price in the currency of the sale; undefined if its worth in the given currency is unknown. */
export function readLastSale(
  { config }: TradeContext,
  token: SoldToken | null | undefined,
  currency: Currency,
): { readonly amount: Wei; readonly currency: Currency } | undefined {
  const price = token?.lastSalePrice ?? undefined
  const soldIn = config.currencies.find(({ address }) => address === token?.lastSaleCurrency?.id)
  return price === undefined || soldIn === undefined || !isComparable(soldIn, currency)
    ? undefined
    : { amount: toWei(price), currency: soldIn }
}
