// The filters of the page's address, and how to change them.
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
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

/** @param foresee is told the filters to come before the address has them: who answers can begin while the page is drawn */
export function useItemFilters(foresee?: (filters: ItemFilters) => void): ItemFiltersState {
  const { network } = useConfig()
  const [query, setQuery] = useSearchParams()
  const currencies = useMemo(() => [network.nativeCurrency, ...network.currencies], [network])
  const parsed = useMemo(() => parseItemFilters(query, currencies), [query, currencies])
  const { texts } = parsed
  const write = (next: FilterTexts, options?: { readonly replace: boolean }) => {
    const written = new URLSearchParams(writeItemFilters(next))
    foresee?.(parseItemFilters(written, currencies).filters)
    setQuery(written, options)
  }
  const change: ItemFiltersState['change'] = (changes, { replace = false } = {}) => {
    // The address itself, not the one last rendered: two changes in quick succession both count.
    const current = parseItemFilters(new URLSearchParams(window.location.search), currencies).texts
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
