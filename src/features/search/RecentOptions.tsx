// Recent searches under the empty search box, each of which can be removed.
import { search as messages } from '../../messages/en/search.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { Option, RecentLine } from './Option.tsx'
import { recentKey, type RecentSearch } from './recentSearches.ts'
import styles from './SearchList.module.css'

export interface RecentOptionsProps {
  readonly searches: readonly RecentSearch[]
  /** Id of the list that contains the options. */
  readonly id: string
  readonly active: number
  readonly optionId: (index: number) => string
  readonly onHover: (index: number) => void
  readonly onChoose: (search: RecentSearch) => void
  readonly onRemove: (search: RecentSearch) => void
  readonly onClear: () => void
}

export function RecentOptions(props: RecentOptionsProps) {
  const t = useTranslate()
  const { searches, id, active, optionId, onHover, onChoose, onRemove, onClear } = props
  if (searches.length === 0) return null
  const last = searches.length
  return (
    <div id={id} role="listbox" aria-label={t(messages.recentWithHint)}>
      <div className={styles.group} aria-hidden="true">
        {t(messages.recent)}
      </div>
      {searches.map((search, index) => (
        <Option
          key={recentKey(search)}
          id={optionId(index)}
          selected={index === active}
          onChoose={() => onChoose(search)}
          onHover={() => onHover(index)}
        >
          <RecentLine search={search} onRemove={() => onRemove(search)} />
        </Option>
      ))}
      <Option
        id={optionId(last)}
        selected={last === active}
        onChoose={onClear}
        onHover={() => onHover(last)}
        quiet
      >
        {t(messages.clearRecent)}
      </Option>
    </div>
  )
}
