// Reads the page's filters from the URL, and changes them.
import { useMemo } from 'react'
import { type Currency, listUnits } from '../../../domain/currency.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { usePageQuery } from '../../../ui/usePageQuery.ts'
import {
  type FilterTexts,
  type ItemFilters,
  NO_FILTERS,
  type ParsedFilters,
  parseItemFilters,
  writeItemFilters,
} from './itemFilters.ts'

export interface ItemFiltersState extends ParsedFilters {
  /** Number of filters in the URL, including invalid ones; the order doesn't count. */
  readonly count: number
  /** Writes changes to the URL. `replace` is for typing, so that Back doesn't undo letter by letter. */
  readonly change: (
    changes: Partial<FilterTexts> | ((current: FilterTexts) => Partial<FilterTexts>),
    options?: { readonly replace?: boolean },
  ) => void
  /** Removes all filters and keeps the order and the layout. */
  readonly clear: () => void
}

/**
 * Parses each query string once per navigation: a change is parsed for prefetching, and the render after the
 * navigation uses the same result.
 */
function createParser(units: readonly Currency[]): (query: URLSearchParams) => ParsedFilters {
  let latest: { readonly text: string; readonly parsed: ParsedFilters } | undefined
  return (query) => {
    const text = query.toString()
    if (latest?.text !== text) latest = { text, parsed: parseItemFilters(query, units) }
    return latest.parsed
  }
}

/** @param prefetch receives the next filters before the URL has them, to load items while the page renders */
export function useItemFilters(prefetch?: (filters: ItemFilters) => void): ItemFiltersState {
  const { network } = useConfig()
  const [query, setQuery] = usePageQuery()
  const parse = useMemo(() => createParser(listUnits(network)), [network])
  const parsed = parse(query)
  const { texts } = parsed
  const write = (next: FilterTexts, options?: { readonly replace: boolean }) => {
    const written = new URLSearchParams(writeItemFilters(next))
    prefetch?.(parse(written).filters)
    setQuery(written, options)
  }
  const change: ItemFiltersState['change'] = (changes, { replace = false } = {}) => {
    // The current URL, not the last rendered one, so that two changes in quick succession both count.
    const current = parse(new URLSearchParams(window.location.search)).texts
    const changed = typeof changes === 'function' ? changes(current) : changes
    write({ ...current, ...changed }, { replace })
  }
  const count =
    Number(texts.status !== '') +
    Number(texts.min !== '' || texts.max !== '') +
    texts.trait.length +
    Number(texts.q.trim() !== '') +
    Number(texts.owner.trim() !== '')
  return {
    ...parsed,
    count,
    change,
    clear: () => write({ ...NO_FILTERS, sort: texts.sort, view: texts.view }),
  }
}
