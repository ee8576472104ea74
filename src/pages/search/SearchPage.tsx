// Search results as the viewer types.
import { useEffect, useState } from 'react'
import { Search } from 'lucide-react'
import { useLocation, useSearchParams } from 'react-router'
import { MAX_SEARCH_CHARACTERS } from '../../features/search/searchLimit.ts'
import { useRecentSearches } from '../../features/search/recentSearches.ts'
import { searchTexts } from '../../messages/en/search.ts'
import { Page } from '../../ui/Layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TYPING_PAUSE_MILLISECONDS, useDebouncedValue } from '../../ui/useDebouncedValue.ts'
import { usePageQuery } from '../../ui/usePageQuery.ts'
import { SearchResults } from './SearchResults.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './SearchPage.module.css'

export function SearchPage() {
  const t = useTranslate()
  const [query] = useSearchParams()
  const { key, state } = useLocation()
  const text = query.get('q') ?? ''
  // Text entered in the field keeps the field; any other URL creates a new one.
  const field = fieldIn(state) ?? key
  return (
    <Page
      title={t(text === '' ? searchTexts.page.title : searchTexts.page.titleFor({ text: text.slice(0, 60) }))}
    >
      <PageHeader title={t(searchTexts.page.title)}>
        <SearchField key={field} field={field} text={text} />
      </PageHeader>
      <SearchResults text={text} />
    </Page>
  )
}

/** The key of the field that wrote an entry of the browser's history. */
function fieldIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('field' in state)) return undefined
  return typeof state.field === 'string' ? state.field : undefined
}

/** Writes the text to the URL by replacing it, so that Back doesn't go letter by letter. */
function SearchField({ field, text }: { readonly field: string; readonly text: string }) {
  const t = useTranslate()
  const [, setQuery] = usePageQuery()
  const [, recentSearches] = useRecentSearches()
  const [input, setInput] = useState(text)
  const trimmed = input.trim()
  const settled = useDebouncedValue(trimmed, TYPING_PAUSE_MILLISECONDS)
  const write = (q: string) => {
    if (q === text.trim()) return
    setQuery(q === '' ? {} : { q }, { replace: true, preventScrollReset: true, state: { field } })
  }

  // External system: the URL. The entered text goes there once typing pauses.
  useEffect(() => {
    if (settled === trimmed) write(settled)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- both change with the written text
  }, [settled])

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        recentSearches.add({ kind: 'text', text: trimmed })
        write(trimmed)
      }}
    >
      <TextField
        className={styles.field}
        label={t(searchTexts.page.label)}
        labelHidden
        type="search"
        enterKeyHint="search"
        placeholder={t(searchTexts.page.placeholder)}
        prefix={<Search aria-hidden="true" />}
        value={input}
        onChange={setInput}
        error={
          trimmed.length > MAX_SEARCH_CHARACTERS
            ? t(searchTexts.page.tooLong({ most: MAX_SEARCH_CHARACTERS }))
            : undefined
        }
      />
    </form>
  )
}
