// Selects event types; the selection is in the URL, so that Back and sharing keep it.
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { historyTexts } from '../../messages/en/history.ts'
import { andList } from '../../messages/values.ts'
import { Chip } from '../../ui/Chip.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { HISTORY_TYPES, type HistoryType } from './record/rows.ts'
import { parseTypeFilter, type TypeFilterState, withTypeFilter } from './typeFilter.ts'
import styles from './TypeFilter.module.css'

/** The filter in the URL. */
export function useTypeFilter(): TypeFilterState {
  const [query] = useSearchParams()
  return useMemo(() => parseTypeFilter(query), [query])
}

export function TypeFilter() {
  const t = useTranslate()
  const [query, setQuery] = useSearchParams()
  const { types, unknown } = useTypeFilter()
  const select = (selected: readonly HistoryType[]) => setQuery(withTypeFilter(query, selected))
  const toggle = (type: HistoryType) =>
    select(types.includes(type) ? types.filter((other) => other !== type) : [...types, type])
  return (
    <div className={styles.filter}>
      <div role="group" aria-label={t(historyTexts.types)} className={styles.chips}>
        <Chip selected={types.length === 0} onToggle={() => select([])}>
          {t(historyTexts.all)}
        </Chip>
        {HISTORY_TYPES.map((type) => (
          <Chip key={type} selected={types.includes(type)} onToggle={() => toggle(type)}>
            {t(historyTexts[`${type}Filter`])}
          </Chip>
        ))}
      </div>
      {unknown.length > 0 && (
        <p className={styles.note} role="status">
          {t(
            historyTexts.unknownTypes({
              count: unknown.length,
              types: andList(unknown.map((text) => historyTexts.quoted({ text }))),
            }),
          )}
        </p>
      )}
    </div>
  )
}
