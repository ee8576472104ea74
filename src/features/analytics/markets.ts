// The currencies in which a collection was traded, those of the configuration first.
import type { Address } from '../../domain/address.ts'
import type { NetworkConfig } from '../../domain/config.ts'
import type { Currency } from '../../domain/currency.ts'
import { currencyFrom } from '../../graphql/currencyFrom.ts'
import { type QueryState, useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { AnalyticsMarketsDocument, type AnalyticsMarketsQuery } from './__generated__/AnalyticsMarkets.ts'

export interface AnalysedMarket {
  /** Id of the collection's market in the currency. */
  readonly id: string
  readonly currency: Currency
}

export interface AnalysedCollection {
  readonly indexedFromSeconds: number
  readonly editions: boolean
  /** At least one: the native coin's where nothing was traded yet. */
  readonly markets: readonly AnalysedMarket[]
}

export function useMarkets(collection: Address): {
  readonly state: QueryState<AnalyticsMarketsQuery>
  readonly found: AnalysedCollection | undefined
} {
  const { network } = useConfig()
  const state = useIndexQuery(AnalyticsMarketsDocument, { variables: { id: collection } })
  const read = state.kind === 'ready' ? state.data.collection : null
  return { state, found: read === null ? undefined : analysed(collection, read, network) }
}

function analysed(
  collection: Address,
  { standard, indexedFromSeconds, markets }: NonNullable<AnalyticsMarketsQuery['collection']>,
  network: NetworkConfig,
): AnalysedCollection {
  const order = [network.nativeCurrency, ...network.currencies].map(({ address }) => address)
  const place = ({ currency: { address } }: AnalysedMarket) => {
    const index = order.indexOf(address)
    return index < 0 ? order.length : index
  }
  const native = {
    id: `${collection}${network.nativeCurrency.address.slice(2)}`,
    currency: network.nativeCurrency,
  }
  const known = markets
    .map((market) => ({ id: market.id, currency: currencyFrom(market.currency, network) }))
    .toSorted((one, other) => place(one) - place(other))
  return {
    indexedFromSeconds: Number(indexedFromSeconds),
    editions: standard === 'ERC1155',
    markets: known.length === 0 ? [native] : known,
  }
}
