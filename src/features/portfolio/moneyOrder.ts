// Sorts currencies: those of the configuration first, in its order.
import type { NetworkConfig } from '../../domain/config.ts'
import type { Currency } from '../../domain/currency.ts'

/** A currency's position: smaller ones come first. */
export function currencyPlace({ nativeCurrency, currencies }: NetworkConfig): (currency: Currency) => number {
  const order: string[] = [nativeCurrency, ...currencies].map(({ address }) => address)
  return ({ address }) => {
    const index = order.indexOf(address)
    return index < 0 ? order.length : index
  }
}

export function byConfiguration<Row extends { readonly currency: Currency }>(
  rows: readonly Row[],
  network: NetworkConfig,
): readonly Row[] {
  const place = currencyPlace(network)
  return rows.toSorted((one, other) => place(one.currency) - place(other.currency))
}
