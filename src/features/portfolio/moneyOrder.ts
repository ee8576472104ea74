// The order in which currencies stand: those of the configuration first, as it names them.
import type { NetworkConfig } from '../../domain/config.ts'
import type { Currency } from '../../domain/currency.ts'

export function byConfiguration<Row extends { readonly currency: Currency }>(
  rows: readonly Row[],
  network: NetworkConfig,
): readonly Row[] {
  const order: string[] = [network.nativeCurrency, ...network.currencies].map(({ address }) => address)
  const place = ({ currency }: Row) => {
    const index = order.indexOf(currency.address)
    return index < 0 ? order.length : index
  }
  return rows.toSorted((one, other) => place(one) - place(other))
}
