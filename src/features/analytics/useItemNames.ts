// Names of the items of some sales: read only for those that are shown or exported.
import { useMemo } from 'react'
import { plainName } from '../../domain/names.ts'
import { shortTokenId } from '../../domain/tokenId.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { AnalyticsItemNamesDocument } from './__generated__/AnalyticsItemNames.ts'
import type { AnalyzedSale } from './sales.ts'

type SoldItem = Pick<AnalyzedSale, 'item' | 'tokenId'>

export interface ItemNames {
  /** Whether the names of all items have loaded; if not, an item without a name may have one. */
  readonly complete: boolean
  /** The name; undefined until loaded, and for an item without one. */
  readonly find: (sale: SoldItem) => string | undefined
  /** The name, or the token ID. */
  readonly label: (sale: SoldItem) => string
}

/** The indexer returns no more rows than this at once; later items are shown by token ID. */
const MOST = 1_000

export function useItemNames(sales: readonly SoldItem[]): ItemNames {
  const items = useMemo(() => [...new Set(sales.map(({ item }) => item))], [sales])
  const ids = items.slice(0, MOST)
  const areAllRead = ids.length === items.length
  const query = useIndexQuery(AnalyticsItemNamesDocument, { variables: { ids }, skip: ids.length === 0 })
  const tokens = query.kind === 'ready' ? query.data.tokens : undefined
  return useMemo(() => {
    const names = new Map(tokens?.map(({ id, metadata }) => [id, plainName(metadata?.name)]))
    const find = ({ item }: SoldItem) => names.get(item) || undefined
    return {
      complete: tokens !== undefined && areAllRead,
      find,
      label: (sale) => find(sale) ?? `#${shortTokenId(sale.tokenId)}`,
    }
  }, [tokens, areAllRead])
}
