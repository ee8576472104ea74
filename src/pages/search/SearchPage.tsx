// Everything a text matches, as one types: collections, traits and addresses first, then the items as cards.
import { useEffect, useState } from 'react'
import { Search } from 'lucide-react'
import { useLocation, useSearchParams } from 'react-router'
import { MAX_SEARCH_CHARACTERS } from '../../features/search/searchLimit.ts'
import { useRecentSearches } from '../../features/search/useRecentSearches.ts'
import { searchPage } from '../../messages/en/searchPage.ts'
import { Page } from '../../ui/Layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useDebouncedValue } from '../../ui/useDebouncedValue.ts'
import { SearchResults } from './SearchResults.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './SearchPage.module.css'

const TYPING_PAUSE_MILLISECONDS = 250

export function SearchPage() {
  const t = useTranslate()
  const [query] = useSearchParams()
  const { key, state } = useLocation()
  const text = query.get('q') ?? ''
  // What was typed in a field belongs to it; any other address brings a field of its own.
  const field = fieldIn(state) ?? key
  return (
    <Page title={t(text === '' ? searchPage.title : searchPage.titleFor({ text: text.slice(0, 60) }))}>
      <PageHeader title={t(searchPage.title)}>
        <SearchField key={field} field={field} text={text} />
      </PageHeader>
      <SearchResults text={text} />
    </Page>
  )
}

/** The field whose text an entry of the history holds. */
function fieldIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('field' in state)) return undefined
  return typeof state.field === 'string' ? state.field : undefined
}

/** Writes what is typed into the address, in place, so that Back does not go letter by letter. */
function SearchField({ field, text }: { readonly field: string; readonly text: string }) {
  const t = useTranslate()
  const [, setQuery] = useSearchParams()
  const [, recentSearches] = useRecentSearches()
  const [typed, setTyped] = useState(text)
  const wanted = typed.trim()
  const settled = useDebouncedValue(wanted, TYPING_PAUSE_MILLISECONDS)
  const write = (q: string) => {
    if (q === text.trim()) return
    setQuery(q === '' ? {} : { q }, { replace: true, preventScrollReset: true, state: { field } })
  }

  // Outside system: the address. Only what was typed goes there, once the typing pauses.
  useEffect(() => {
    if (settled === wanted) write(settled)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address and its writer change with what is written, not before it
  }, [settled])

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        recentSearches.add({ kind: 'text', text: wanted })
        write(wanted)
      }}
    >
      <TextField
        className={styles.field}
        label={t(searchPage.label)}
        labelHidden
        type="search"
        enterKeyHint="search"
        placeholder={t(searchPage.placeholder)}
        prefix={<Search aria-hidden="true" />}
        value={typed}
        onChange={setTyped}
        error={
          wanted.length > MAX_SEARCH_CHARACTERS
            ? t(searchPage.tooLong({ most: MAX_SEARCH_CHARACTERS }))
            : undefined
        }
      />
    </form>
  )
}
