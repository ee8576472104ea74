// The filters of the page's address, and how to change them.
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { Currency } from '../../domain/currency.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import {
  type FilterTexts,
  type ItemFilters,
  NO_FILTERS,
  type ParsedFilters,
  parseItemFilters,
  writeItemFilters,
} from './itemFilters.ts'

export interface ItemFiltersState extends ParsedFilters {
  /** How many filters are in force or stand in the address with a mistake; the order is not one. */
  readonly count: number
  /** Writes into the address what changed. `replace` for typing, so that Back does not undo letter by letter. */
  readonly change: (
    changes: Partial<FilterTexts> | ((current: FilterTexts) => Partial<FilterTexts>),
    options?: { readonly replace?: boolean },
  ) => void
  /** Takes all filters away and keeps the order and the layout. */
  readonly clear: () => void
}

/**
 * Parses the query of an address once: a change is parsed when it is foreseen, and drawn from the same result after
 * the navigation.
 */
function createParser(currencies: readonly Currency[]): (query: URLSearchParams) => ParsedFilters {
  let latest: { readonly text: string; readonly parsed: ParsedFilters } | undefined
  return (query) => {
    const text = query.toString()
    if (latest?.text !== text) latest = { text, parsed: parseItemFilters(query, currencies) }
    return latest.parsed
  }
}

/** @param foresee is told the filters to come before the address has them: who answers can begin while the page is drawn */
export function useItemFilters(foresee?: (filters: ItemFilters) => void): ItemFiltersState {
  const { network } = useConfig()
  const [query, setQuery] = useSearchParams()
  const parse = useMemo(() => createParser([network.nativeCurrency, ...network.currencies]), [network])
  const parsed = parse(query)
  const { texts } = parsed
  const write = (next: FilterTexts, options?: { readonly replace: boolean }) => {
    const written = new URLSearchParams(writeItemFilters(next))
    foresee?.(parse(written).filters)
    setQuery(written, options)
  }
  const change: ItemFiltersState['change'] = (changes, { replace = false } = {}) => {
    // The address itself, not the one last rendered: two changes in quick succession both count.
    const current = parse(new URLSearchParams(window.location.search)).texts
    const changed = typeof changes === 'function' ? changes(current) : changes
    write({ ...current, ...changed }, { replace })
  }
  const count =
    Number(texts.status !== '') +
    Number(texts.min !== '' || texts.max !== '') +
    texts.trait.length +
    Number(texts.q !== '') +
    Number(texts.owner !== '')
  return {
    ...parsed,
    count,
    change,
    clear: () => write({ ...NO_FILTERS, sort: texts.sort, view: texts.view }),
  }
}
