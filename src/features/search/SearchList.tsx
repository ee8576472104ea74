// The list under the search box: the matches of its text as options, or recent searches while it is empty.
import { type Ref, useDeferredValue, useImperativeHandle, useLayoutEffect } from 'react'
import { searchPath } from '../../domain/paths.ts'
import { useDebouncedValue } from '../../ui/useDebouncedValue.ts'
import { MatchOptions } from './MatchOptions.tsx'
import type { Match } from './matches.ts'
import { type RecentSearch, recentKey, useRecentSearches } from './recentSearches.ts'
import { useMatches } from './useMatches.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { searchTexts } from '../../messages/en/search.ts'
import { Option, type OptionListProps, RecentLine } from './Option.tsx'
import styles from './SearchList.module.css'

/** The actions of the list that the search box calls. */
export interface SearchListHandle {
  readonly choose: (key: string) => void
  /** Removes a recent search; returns false for an option that stays. */
  readonly remove: (key: string) => boolean
  /** Stores a text whose full results are about to be shown. */
  readonly remember: (text: string) => void
}

export interface SearchListProps extends OptionListProps {
  readonly handle: Ref<SearchListHandle>
  /** False while the list is closed. */
  readonly open: boolean
  readonly text: string
  /** Receives the keys of the options when they change. */
  readonly onOptions: (keys: readonly string[]) => void
  readonly onGo: (path: string) => void
}

const COUNTS = { collections: 4, traits: 3, tokens: 6 }
/** Shorter than elsewhere, because the browser has the answers. */
const PAUSE_MILLISECONDS = 120
const NONE: readonly Match[] = []
/** The key of the option that clears the recent searches. */
const CLEAR = 'clear'

export function SearchList(props: SearchListProps) {
  const { handle, id, open, text, marked, optionId, onOptions, onGo, onHover } = props
  const [recent, recentSearches] = useRecentSearches()
  const settled = useDebouncedValue(open ? text.trim() : '', PAUSE_MILLISECONDS)
  const t = useTranslate()
  const result = useMatches(settled, COUNTS)
  const matches = useDeferredValue(result.kind === 'found' ? result.matches : NONE)
  const empty = text.trim() === ''
  const recentKeys = recent.length === 0 ? [] : [...recent.map(recentKey), CLEAR]
  const keys = empty ? recentKeys : matches.map(({ path }) => path)
  const listed = open ? keys.join('\n') : ''

  // The box handles the arrow keys, so it needs the options: before they are painted, or a key pressed in between is lost.
  useLayoutEffect(() => {
    onOptions(listed === '' ? [] : listed.split('\n'))
  }, [listed, onOptions])

  const chooseMatch = (match: Match) => {
    const { kind, path, name, note } = match
    recentSearches.add({ kind, path, name: t(name), note: t(note) })
    onGo(path)
  }
  const chooseRecent = (search: RecentSearch) => {
    recentSearches.add(search)
    onGo(search.kind === 'text' ? searchPath(search.text) : search.path)
  }
  const findRecent = (key: string) => (empty ? recent.find((search) => recentKey(search) === key) : undefined)
  useImperativeHandle(handle, () => ({
    choose(key) {
      const match = empty ? undefined : matches.find(({ path }) => path === key)
      const search = findRecent(key)
      if (match !== undefined) chooseMatch(match)
      else if (search !== undefined) chooseRecent(search)
      else if (empty && key === CLEAR) recentSearches.clear()
    },
    remove(key) {
      const search = findRecent(key)
      if (search === undefined) return false
      recentSearches.remove(search)
      return true
    },
    remember: (sent) => recentSearches.add({ kind: 'text', text: sent }),
  }))

  if (!open) return null
  const shared = { id, marked, optionId, onHover }
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
  return <MatchOptions {...shared} text={settled} result={result} matches={matches} onChoose={chooseMatch} />
}

interface RecentOptionsProps extends OptionListProps {
  readonly searches: readonly RecentSearch[]
  readonly onChoose: (search: RecentSearch) => void
  readonly onRemove: (search: RecentSearch) => void
  readonly onClear: () => void
}

function RecentOptions(props: RecentOptionsProps) {
  const t = useTranslate()
  const { searches, id, marked, optionId, onHover, onChoose, onRemove, onClear } = props
  if (searches.length === 0) return null
  return (
    <div id={id} role="listbox" aria-label={t(searchTexts.recentWithHint)}>
      <div className={styles.group} aria-hidden="true">
        {t(searchTexts.recent)}
      </div>
      {searches.map((search, index) => (
        <Option
          key={recentKey(search)}
          id={optionId(index)}
          selected={recentKey(search) === marked}
          onChoose={() => onChoose(search)}
          onHover={() => onHover(recentKey(search))}
        >
          <RecentLine search={search} onRemove={() => onRemove(search)} />
        </Option>
      ))}
      <Option
        id={optionId(searches.length)}
        selected={marked === CLEAR}
        onChoose={onClear}
        onHover={() => onHover(CLEAR)}
        quiet
      >
        {t(searchTexts.clearRecent)}
      </Option>
    </div>
  )
}
