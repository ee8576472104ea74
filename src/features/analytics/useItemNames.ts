// What the items of some sales are called: asked for those alone that are shown or written down.
import { useMemo } from 'react'
import { plainName } from '../../domain/names.ts'
import { shortTokenId } from '../../domain/tokenId.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { AnalyticsItemNamesDocument } from './__generated__/AnalyticsItemNames.ts'
import type { AnalysedSale } from './sales.ts'

type SoldItem = Pick<AnalysedSale, 'item' | 'tokenId'>

export interface ItemNames {
  /** Whether the index has told the names: until then an item that is not known may have one all the same. */
  readonly ready: boolean
  /** Undefined until they are ready, and for an item without a name. */
  readonly known: (sale: SoldItem) => string | undefined
  /** The name, or the number. */
  readonly shown: (sale: SoldItem) => string
}

/** The index gives no more rows than this in one answer; later ones go by their numbers. */
const MOST = 1_000

export function useItemNames(sales: readonly SoldItem[]): ItemNames {
  const ids = useMemo(() => [...new Set(sales.map(({ item }) => item))].slice(0, MOST), [sales])
  const query = useIndexQuery(AnalyticsItemNamesDocument, { variables: { ids }, skip: ids.length === 0 })
  const tokens = query.kind === 'ready' ? query.data.tokens : undefined
  return useMemo(() => {
    const names = new Map(tokens?.map(({ id, metadata }) => [id, plainName(metadata?.name)]))
    const known = ({ item }: SoldItem) => names.get(item) || undefined
    return {
      ready: tokens !== undefined,
      known,
      shown: (sale) => known(sale) ?? `#${shortTokenId(sale.tokenId)}`,
    }
  }, [tokens])
}
