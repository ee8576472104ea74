// Above the items: search within the collection, filters on a phone, the order.
import { type ReactNode, useEffect, useState } from 'react'
import { Search, SlidersHorizontal } from 'lucide-react'
import { ITEM_SORTS, type ItemSort, MAX_TEXT_CHARACTERS } from '../../features/collections/itemFilters.ts'
import type { ItemFiltersState } from '../../features/collections/useItemFilters.ts'
import { Button } from '../../ui/Button.tsx'
import { later } from '../../ui/later.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './ItemsToolbar.module.css'

const FilterSheet = later(async () => (await import('./FilterSheet.tsx')).FilterSheet)

export interface ItemsToolbarProps {
  readonly filters: ItemFiltersState
  /** The filters themselves, shown in the sheet of small screens. */
  readonly panel: ReactNode
  /** The count of results, in words, for the sheet's button. */
  readonly results: string
}

const SORT_LABELS: Record<ItemSort, string> = {
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
  'recently-listed': 'Recently listed',
  'recently-sold': 'Recently sold',
  'last-sale': 'Highest last sale',
  number: 'Number',
}

export function ItemsToolbar({ filters, panel, results }: ItemsToolbarProps) {
  const [sheetOpen, setSheetOpen] = useState(false)
  const [sheetWanted, setSheetWanted] = useState(false)
  return (
    <div className={styles.toolbar}>
      <span className={styles.filters}>
        <Button
          icon={<SlidersHorizontal aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => {
            setSheetWanted(true)
            setSheetOpen(true)
          }}
        >
          Filters
          {filters.count > 0 && <span className={styles.count}>{filters.count}</span>}
        </Button>
        {sheetWanted && (
          <FilterSheet open={sheetOpen} onOpenChange={setSheetOpen} results={results}>
            {panel}
          </FilterSheet>
        )}
      </span>
      <SearchField filters={filters} />
      <Select
        className={styles.sort ?? ''}
        label="Order"
        labelHidden
        value={filters.filters.sort}
        options={ITEM_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))}
        onChange={(sort) => filters.change({ sort: sort === ITEM_SORTS[0] ? '' : sort })}
      />
    </div>
  )
}

/** Typing is taken over once it pauses, so that a word is one question and not one a letter. */
const TYPING_PAUSE_MILLISECONDS = 220

function SearchField({ filters }: { readonly filters: ItemFiltersState }) {
  const inForce = filters.texts.q
  const [text, setText] = useState(inForce)
  const [known, setKnown] = useState(inForce)
  // The address changed by other means, such as Back or a chip: the field follows.
  if (known !== inForce) {
    setKnown(inForce)
    if (inForce !== text.trim()) setText(inForce)
  }
  const { change } = filters

  // Outside system: the reader's typing, which has a rhythm.
  useEffect(() => {
    if (text.trim() === inForce) return
    const timer = setTimeout(() => change({ q: text.trim() }, { replace: true }), TYPING_PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  })

  return (
    <TextField
      className={styles.search}
      label="Search in this collection"
      labelHidden
      type="search"
      placeholder="Name or number"
      prefix={<Search aria-hidden="true" />}
      maxLength={MAX_TEXT_CHARACTERS}
      value={text}
      onChange={setText}
      error={filters.problems.q}
    />
  )
}
