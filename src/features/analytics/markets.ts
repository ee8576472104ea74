// The currencies in which a collection was traded, those of the configuration first.
import type { Address } from '../../domain/address.ts'
import type { NetworkConfig } from '../../domain/config.ts'
import { readCurrency } from '../../graphql/currency.ts'
import { type SiteMarket, siteMarkets } from '../../graphql/siteMarkets.ts'
import { type QueryState, useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { AnalyticsMarketsDocument, type AnalyticsMarketsQuery } from './__generated__/AnalyticsMarkets.ts'

export interface AnalyzedCollection {
  readonly indexedFromSeconds: number
  readonly editions: boolean
  /** The markets in which it was ever traded or listed. */
  readonly traded: readonly SiteMarket[]
}

export interface Markets {
  readonly state: QueryState<AnalyticsMarketsQuery>
  readonly analyzed: AnalyzedCollection | undefined
  /** Markets in the configured currencies, available before loading, then in others in which it was traded. */
  readonly offered: readonly SiteMarket[]
}

export function useMarkets(collection: Address): Markets {
  const { network } = useConfig()
  const state = useIndexQuery(AnalyticsMarketsDocument, { variables: { id: collection } })
  const read = state.kind === 'ready' ? state.data.collection : null
  const analyzed = read === null ? undefined : toAnalyzedCollection(read, network)
  const configured = siteMarkets(collection, network)
  const others = analyzed?.traded.filter(({ id }) => configured.every((market) => market.id !== id)) ?? []
  return { state, analyzed, offered: [...configured, ...others] }
}

function toAnalyzedCollection(
  { standard, indexedFromSeconds, markets }: NonNullable<AnalyticsMarketsQuery['collection']>,
  network: NetworkConfig,
): AnalyzedCollection {
  return {
    indexedFromSeconds: Number(indexedFromSeconds),
    editions: standard === 'ERC1155',
    traded: markets.map((market) => ({ id: market.id, currency: readCurrency(market.currency, network) })),
  }
}
