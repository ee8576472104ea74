// A collection's markets in the site's units of account, and in which of them it was traded or listed.
import type { Address } from '../../domain/address.ts'
import { type SiteMarket, siteMarkets } from '../../domain/siteMarkets.ts'
import { type QueryState, useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { AnalyticsMarketsDocument, type AnalyticsMarketsQuery } from './__generated__/AnalyticsMarkets.ts'

export interface AnalyzedCollection {
  readonly indexedFromSeconds: number
  readonly editions: boolean
  /** Ids of the markets in which it was ever traded or listed. */
  readonly traded: readonly string[]
}

export interface Markets {
  readonly state: QueryState<AnalyticsMarketsQuery>
  readonly analyzed: AnalyzedCollection | undefined
  /** Available before loading. */
  readonly offered: readonly SiteMarket[]
}

export function useMarkets(collection: Address): Markets {
  const { network } = useConfig()
  const state = useIndexQuery(AnalyticsMarketsDocument, { variables: { id: collection } })
  const read = state.kind === 'ready' ? state.data.collection : null
  const analyzed = read === null ? undefined : toAnalyzedCollection(read)
  return { state, analyzed, offered: siteMarkets(collection, network) }
}

function toAnalyzedCollection({
  standard,
  indexedFromSeconds,
  markets,
}: NonNullable<AnalyticsMarketsQuery['collection']>): AnalyzedCollection {
  return {
    indexedFromSeconds: Number(indexedFromSeconds),
    editions: standard === 'ERC1155',
    traded: markets.map(({ id }) => id),
  }
}
