// Above the items: search within the collection, filters on a phone, the order, grid or list, and how dense.
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Grid2x2, Grid3x3, List, Search, SlidersHorizontal } from 'lucide-react'
import { ITEM_SORTS, type ItemSort, MAX_TEXT_CHARACTERS } from '../../features/collections/itemFilters.ts'
import type { ItemFiltersState } from '../../features/collections/useItemFilters.ts'
import type { ViewPreference } from '../../features/tokens/viewPreference.ts'
import { Button } from '../../ui/Button.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './ItemsToolbar.module.css'

const FilterSheet = lazy(() =>
  import('./FilterSheet.tsx').then((module) => ({ default: module.FilterSheet })),
)

export interface ItemsToolbarProps {
  readonly filters: ItemFiltersState
  readonly preference: ViewPreference
  readonly onPreference: (preference: ViewPreference) => void
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

/** Layouts as the one control shows them: grid large, grid small, list. */
const LAYOUTS = [
  { value: 'large', label: <Grid2x2 aria-hidden="true" />, title: 'Large grid' },
  { value: 'small', label: <Grid3x3 aria-hidden="true" />, title: 'Small grid' },
  { value: 'list', label: <List aria-hidden="true" />, title: 'List' },
] as const

export function ItemsToolbar({ filters, preference, onPreference, panel, results }: ItemsToolbarProps) {
  const [sheetOpen, setSheetOpen] = useState(false)
  const [sheetWanted, setSheetWanted] = useState(false)
  const layout = preference.view === 'list' ? 'list' : preference.density
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
          <Suspense fallback={null}>
            <FilterSheet open={sheetOpen} onOpenChange={setSheetOpen} results={results}>
              {panel}
            </FilterSheet>
          </Suspense>
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
      <span className={styles.layout}>
        <Segmented
          label="Layout"
          value={layout}
          options={LAYOUTS}
          onChange={(chosen) =>
            onPreference(
              chosen === 'list' ? { ...preference, view: 'list' } : { view: 'grid', density: chosen },
            )
          }
        />
      </span>
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
