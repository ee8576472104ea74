// Chooses kinds of events; the choice stands in the address, so Back and sharing keep it.
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { Chip } from '../../ui/Chip.tsx'
import type { HistoryType } from './rows.ts'
import { parseTypeFilter, type TypeFilterState, withTypeFilter } from './typeFilter.ts'
import { TYPE_WORDS } from './words.ts'
import styles from './TypeFilter.module.css'

/** The filter that the address holds. */
export function useTypeFilter(): TypeFilterState {
  const [query] = useSearchParams()
  return useMemo(() => parseTypeFilter(query), [query])
}

export interface TypeFilterProps {
  /** The kinds that can occur here. */
  readonly offered: readonly HistoryType[]
}

export function TypeFilter({ offered }: TypeFilterProps) {
  const [query, setQuery] = useSearchParams()
  const { types, unknown } = useTypeFilter()
  const choose = (chosen: readonly HistoryType[]) => setQuery(withTypeFilter(query, chosen))
  const toggle = (type: HistoryType) =>
    choose(types.includes(type) ? types.filter((other) => other !== type) : [...types, type])
  return (
    <div className={styles.filter}>
      <div role="group" aria-label="Kinds of events" className={styles.chips}>
        <Chip selected={types.length === 0} onToggle={() => choose([])}>
          All
        </Chip>
        {offered.map((type) => (
          <Chip key={type} selected={types.includes(type)} onToggle={() => toggle(type)}>
            {TYPE_WORDS[type].filter}
          </Chip>
        ))}
      </div>
      {unknown.length > 0 && (
        <p className={styles.note} role="status">
          There is no kind of event called {unknown.map((word) => `“${word}”`).join(', ')}; it was left out.
        </p>
      )}
    </div>
  )
}
