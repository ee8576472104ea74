// The items for sale that match the page's filters, for a sweep, from the engine that answers for the page's items.
import { useEffect, useMemo, useState } from 'react'
import type { ItemAnswer } from '../../../itemSearch/protocol.ts'
import { type ItemQuery, queryKey } from '../../../itemSearch/query.ts'
import type { Address } from '../../../domain/address.ts'
import type { Currency } from '../../../domain/currency.ts'
import { ZERO_WEI } from '../../../domain/wei.ts'
import type { MatchingItems } from '../../../trading/sweep/sweep.ts'
import { useItemSearchSession, useItemQuery } from './itemSearchSession.ts'
import type { ItemFilters } from '../filters/itemFilters.ts'
import { isInBounds, itemWhere } from '../filters/itemSegments.ts'
import { LARGEST_PAGE } from '../../../graphql/keyset.ts'
import { useQueryTime } from '../../../graphql/queryTime.ts'
import { useIndexQuery } from '../../../graphql/useIndexQuery.ts'
import { useNow } from '../../../ui/useNow.ts'
import { MatchingItemsDocument } from './__generated__/MatchingItems.ts'

export interface MatchingItemsOptions {
  readonly collection: Address
  readonly filters: ItemFilters
  /** The unit of account of the listings. */
  readonly unit: Currency
}

/** The cheapest are read first, so a limit never hides one that a sweep would select. */
const MAX_ITEMS = LARGEST_PAGE

export function useMatchingItems({ collection, filters, unit }: MatchingItemsOptions): MatchingItems {
  // A lower bound selects the items in one unit of account; any price is above zero.
  const listedFilters = useMemo(
    (): ItemFilters => ({
      ...filters,
      unit,
      minPrice: filters.minPrice ?? ZERO_WEI,
      sort: 'price-low',
    }),
    [filters, unit],
  )
  const { read, isWhole } = useFromItemSearch(collection, useItemQuery(listedFilters))
  const fromItemSearch = isWhole && read !== 'failed'
  const indexItems = useFromIndex({ collection, filters: listedFilters, skip: fromItemSearch })
  if (!fromItemSearch) return indexItems
  if (read === undefined) return { kind: 'loading' }
  return {
    kind: 'ready',
    tokenIds: read.rows.map(({ id }) => id),
    isComplete: read.rows.length === read.total,
  }
}

interface FromItemSearch {
  /** Whether the worker has the whole collection. */
  readonly isWhole: boolean
  /** Undefined while it loads. */
  readonly read: ItemAnswer | 'failed' | undefined
}

function useFromItemSearch(collection: Address, query: ItemQuery): FromItemSearch {
  const session = useItemSearchSession(collection)
  const state = session.state()
  const version = state.kind === 'full' ? state.version : undefined
  const [read, setRead] = useState<{ readonly key: string; readonly answer: ItemAnswer | 'failed' }>()
  const key = queryKey(query)

  // External system: the worker that keeps the local copy.
  useEffect(() => {
    if (version === undefined) return
    let isUnmounted = false
    session.first(query, MAX_ITEMS).then(
      (answer) => {
        if (!isUnmounted && answer !== undefined) setRead({ key, answer })
      },
      () => {
        if (!isUnmounted) setRead({ key, answer: 'failed' })
      },
    )
    return () => {
      isUnmounted = true
    }
  }, [session, version, query, key])

  return { isWhole: state.kind === 'full', read: read?.key === key ? read.answer : undefined }
}

interface FromIndexOptions extends Pick<MatchingItemsOptions, 'collection' | 'filters'> {
  readonly skip: boolean
}

function useFromIndex({ collection, filters, skip }: FromIndexOptions): MatchingItems {
  const now = useQueryTime()
  const clock = useNow()
  const query = useIndexQuery(MatchingItemsDocument, {
    variables: {
      fixed: itemWhere({ collection, filters, now }),
      declining: itemWhere({ collection, filters, now }, 'declining'),
      first: MAX_ITEMS,
    },
    skip,
  })
  if (query.kind !== 'ready') return query
  const { fixed, declining } = query.data
  const decliningInBounds = declining.filter((item) => isInBounds(item, filters, clock))
  return {
    kind: 'ready',
    tokenIds: [...fixed, ...decliningInBounds].map(({ id }) => id),
    isComplete: fixed.length < MAX_ITEMS && declining.length < MAX_ITEMS,
  }
}
