// An item's last sale as a market price, in one unit of account.
import { type Currency, findByAddress, unitOf } from '../../domain/currency.ts'
import { toWei, type Wei } from '../../domain/wei.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'

/** The last sale as the index reports it. */
export interface SoldToken {
  /** Of one unit. */
  readonly lastSalePrice?: string | null | undefined
  readonly lastSaleCurrency?: { readonly id: string } | null | undefined
}

/** The price in the currency of the sale; undefined if that has another unit of account than the given one. */
export function readLastSale(
  context: TradeContext,
  token: SoldToken | null | undefined,
  currency: Currency,
): { readonly amount: Wei; readonly currency: Currency } | undefined {
  const price = token?.lastSalePrice ?? undefined
  const soldIn = findByAddress(context.config.currencies, token?.lastSaleCurrency?.id)
  return price === undefined || soldIn === undefined || unitOf(soldIn) !== unitOf(currency)
    ? undefined
    : { amount: toWei(price), currency: soldIn }
}
