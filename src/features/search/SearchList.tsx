// The list under the search box: the matches of its text as options, or recent searches while it is empty.
import { type Ref, useDeferredValue, useEffect, useImperativeHandle } from 'react'
import { searchPath } from '../../domain/paths.ts'
import { useDebouncedValue } from '../../ui/useDebouncedValue.ts'
import { MatchOptions } from './MatchOptions.tsx'
import type { Match } from './matches.ts'
import { type RecentSearch, recentKey, useRecentSearches } from './recentSearches.ts'
import { useMatches } from './useMatches.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { search as messages } from '../../messages/en/search.ts'
import { Option, type OptionListProps, RecentLine } from './Option.tsx'
import styles from './SearchList.module.css'

/** The actions of the list that the search box calls. */
export interface SearchListHandle {
  readonly choose: (index: number) => void
  /** Removes a recent search; returns false for an option that stays. */
  readonly remove: (index: number) => boolean
  /** Stores a text whose full results are about to be shown. */
  readonly remember: (text: string) => void
}

export interface SearchListProps extends OptionListProps {
  readonly handle: Ref<SearchListHandle>
  /** False while the list is closed. */
  readonly open: boolean
  readonly text: string
  /** Receives the number of options when it changes. */
  readonly onCount: (count: number) => void
  readonly onGo: (path: string) => void
}

const COUNTS = { collections: 4, traits: 3, tokens: 6 }
const TYPING_PAUSE_MILLISECONDS = 120
const NONE: readonly Match[] = []

export function SearchList(props: SearchListProps) {
  const { handle, id, open, text, active, optionId, onCount, onGo, onHover } = props
  const [recent, recentSearches] = useRecentSearches()
  const settled = useDebouncedValue(open ? text.trim() : '', TYPING_PAUSE_MILLISECONDS)
  const t = useTranslate()
  const result = useMatches(settled, COUNTS)
  const matches = useDeferredValue(result.kind === 'found' ? result.matches : NONE)
  const empty = text.trim() === ''
  // The recent searches, and one option that clears them.
  const count = !empty ? matches.length : recent.length === 0 ? 0 : recent.length + 1

  // The box handles the arrow keys, so it needs the number of options.
  useEffect(() => {
    onCount(open ? count : 0)
  }, [open, count, onCount])

  const chooseMatch = (match: Match) => {
    const { kind, path, name, note } = match
    recentSearches.add({ kind, path, name: t(name), note: t(note) })
    onGo(path)
  }
  const chooseRecent = (search: RecentSearch) => {
    recentSearches.add(search)
    onGo(search.kind === 'text' ? searchPath(search.text) : search.path)
  }
  useImperativeHandle(handle, () => ({
    choose(index) {
      const match = matches[index]
      const search = recent[index]
      if (!empty) {
        if (match !== undefined) chooseMatch(match)
      } else if (search !== undefined) chooseRecent(search)
      else recentSearches.clear()
    },
    remove(index) {
      const search = empty ? recent[index] : undefined
      if (search === undefined) return false
      recentSearches.remove(search)
      return true
    },
    remember: (sent) => recentSearches.add({ kind: 'text', text: sent }),
  }))

  if (!open) return null
  const shared = { id, active, optionId, onHover }
  if (empty) {
    return (
      <RecentOptions
        {...shared}
        searches={recent}
        onChoose={chooseRecent}
        onRemove={recentSearches.remove}
        onClear={recentSearches.clear}
      />
    )
  }
  return <MatchOptions {...shared} text={settled} found={result} matches={matches} onChoose={chooseMatch} />
}

interface RecentOptionsProps extends OptionListProps {
  readonly searches: readonly RecentSearch[]
  readonly onChoose: (search: RecentSearch) => void
  readonly onRemove: (search: RecentSearch) => void
  readonly onClear: () => void
}

function RecentOptions(props: RecentOptionsProps) {
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
