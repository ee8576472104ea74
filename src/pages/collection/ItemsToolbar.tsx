// The toolbar above the items: search, filters on a phone, and sorting.
import { type ReactNode, useState } from 'react'
import { Search, SlidersHorizontal } from 'lucide-react'
import { ITEM_SORTS } from '../../itemSearch/query.ts'
import { defaultSort, MAX_TEXT_CHARACTERS } from '../../features/items/filters/itemFilters.ts'
import type { ItemFiltersState } from '../../features/items/filters/useItemFilters.ts'
import { collectionTexts } from '../../messages/en/collection.ts'
import type { Message } from '../../messages/message.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { TYPING_PAUSE_MILLISECONDS } from '../../ui/useDebouncedValue.ts'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useTypedText } from '../../ui/useTypedText.ts'
import styles from './ItemsToolbar.module.css'

const FilterSheet = lazyPart(async () => (await import('./FilterSheet.tsx')).FilterSheet)

export interface ItemsToolbarProps {
  readonly filters: ItemFiltersState
  /** The filters, for the sheet on small screens. */
  readonly panel: ReactNode
  /** Label of the button that closes the sheet. */
  readonly showLabel: Message
  /** Whether a search needs no request, so that each letter can start one. */
  readonly instant: boolean
}

export function ItemsToolbar({ filters, panel, showLabel, instant }: ItemsToolbarProps) {
  const t = useTranslate()
  const [sheetOpen, setSheetOpen] = useState(false)
  const [sheetLoaded, setSheetLoaded] = useState(false)
  return (
    <div className={styles.toolbar}>
      <span className={styles.filters}>
        <Button
          icon={<SlidersHorizontal aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => {
            setSheetLoaded(true)
            setSheetOpen(true)
          }}
        >
          {t(collectionTexts.filters)}
          {filters.count > 0 && <span className={styles.count}>{filters.count}</span>}
        </Button>
        {sheetLoaded && (
          <FilterSheet open={sheetOpen} onOpenChange={setSheetOpen} showLabel={showLabel}>
            {panel}
          </FilterSheet>
        )}
      </span>
      <SearchField filters={filters} instant={instant} />
      <Select
        className={styles.sort ?? ''}
        label={t(collectionTexts.sortBy)}
        labelHidden
        value={filters.filters.sort}
        options={ITEM_SORTS.filter((value) => value !== 'relevance' || filters.filters.text !== '').map(
          (value) => ({ value, label: t(collectionTexts[value]) }),
        )}
        onChange={(sort) => filters.change(({ q }) => ({ sort: sort === defaultSort(q.trim()) ? '' : sort }))}
      />
    </div>
  )
}

/** Where no request is needed, only letters typed at once are applied together. */
const INSTANT_PAUSE_MILLISECONDS = 15

interface SearchFieldProps {
  readonly filters: ItemFiltersState
  readonly instant: boolean
}

function SearchField({ filters, instant }: SearchFieldProps) {
  const t = useTranslate()
  const applied = filters.texts.q
  const problem = filters.problems.q
  const { text, setText } = useTypedText({
    applied,
    pauseMilliseconds: instant ? INSTANT_PAUSE_MILLISECONDS : TYPING_PAUSE_MILLISECONDS,
    apply: (q) => filters.change({ q }, { replace: true }),
  })

  return (
    <TextField
      className={styles.search}
      label={t(collectionTexts.search)}
      labelHidden
      type="search"
      placeholder={t(collectionTexts.searchHint)}
      prefix={<Search aria-hidden="true" />}
      maxLength={MAX_TEXT_CHARACTERS}
      value={text}
      onChange={setText}
      error={problem === undefined ? undefined : t(problem)}
    />
  )
}
