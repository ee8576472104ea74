// Above the items: search within the collection, filters on a phone, the order.
import { type ReactNode, useEffect, useState } from 'react'
import { Search, SlidersHorizontal } from 'lucide-react'
import {
  defaultSort,
  ITEM_SORTS,
  type ItemSort,
  MAX_TEXT_CHARACTERS,
} from '../../features/collections/itemFilters.ts'
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
  /** Whether a search costs no request, so that every letter is one. */
  readonly instant: boolean
}

const SORT_LABELS: Record<ItemSort, string> = {
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
  'recently-listed': 'Recently listed',
  'recently-sold': 'Recently sold',
  'last-sale': 'Highest last sale',
  number: 'Number',
  rarity: 'Rarity',
  relevance: 'Best match',
}

export function ItemsToolbar({ filters, panel, results, instant }: ItemsToolbarProps) {
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
      <SearchField filters={filters} instant={instant} />
      <Select
        className={styles.sort ?? ''}
        label="Order"
        labelHidden
        value={filters.filters.sort}
        options={ITEM_SORTS.filter((value) => value !== 'relevance' || filters.filters.text !== '').map(
          (value) => ({ value, label: SORT_LABELS[value] }),
        )}
        onChange={(sort) => filters.change(({ q }) => ({ sort: sort === defaultSort(q.trim()) ? '' : sort }))}
      />
    </div>
  )
}

/** Typing is taken over once it pauses, so that a word is one question and not one a letter. */
const TYPING_PAUSE_MILLISECONDS = 220
/** Where nothing is asked of the index, only letters that come in one go are taken together. */
const INSTANT_PAUSE_MILLISECONDS = 15

interface SearchFieldProps {
  readonly filters: ItemFiltersState
  readonly instant: boolean
}

function SearchField({ filters, instant }: SearchFieldProps) {
  const inForce = filters.texts.q
  const [text, setText] = useState(inForce)
  const [known, setKnown] = useState(inForce)
  // What was typed here and is on its way into the address: letters that follow meanwhile must not be taken back.
  const [sent, setSent] = useState<readonly string[]>([])
  if (known !== inForce) {
    setKnown(inForce)
    const own = sent.lastIndexOf(inForce)
    setSent(own < 0 ? [] : sent.slice(own + 1))
    // The address changed by other means, such as Back or a chip: the field follows.
    if (own < 0 && inForce !== text.trim()) setText(inForce)
  }
  const { change } = filters

  // Outside system: the reader's typing, which has a rhythm.
  useEffect(() => {
    if (text.trim() === (sent.at(-1) ?? inForce)) return
    const pause = instant ? INSTANT_PAUSE_MILLISECONDS : TYPING_PAUSE_MILLISECONDS
    const timer = setTimeout(() => {
      setSent([...sent, text.trim()])
      change({ q: text.trim() }, { replace: true })
    }, pause)
    return () => clearTimeout(timer)
  })

  return (
    <TextField
      className={styles.search}
      label="Search in this collection"
      labelHidden
      type="search"
      placeholder="Name, number or trait"
      prefix={<Search aria-hidden="true" />}
      maxLength={MAX_TEXT_CHARACTERS}
      value={text}
      onChange={setText}
      error={filters.problems.q}
    />
  )
}
