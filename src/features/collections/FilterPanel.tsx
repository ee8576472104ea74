// What a collection's items can be filtered by: for sale, price, traits.
import type { ReactNode } from 'react'
import { Checkbox } from '../../ui/Checkbox.tsx'
import styles from './FilterPanel.module.css'
import { PriceFilter } from './PriceFilter.tsx'
import type { ItemFiltersState } from './useItemFilters.ts'

export interface FilterPanelProps {
  readonly filters: ItemFiltersState
  /** Items for sale, when that is known. */
  readonly listedCount?: number | undefined
  /** The traits, a part of its own because they are read for themselves. */
  readonly children: ReactNode
}

export function FilterPanel({ filters, listedCount, children }: FilterPanelProps) {
  return (
    <div className={styles.panel}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Status</legend>
        <Checkbox
          label="For sale"
          checked={filters.filters.listed}
          count={listedCount}
          onChange={(checked) => filters.change({ status: checked ? 'listed' : '' })}
        />
      </fieldset>
      <PriceFilter filters={filters} />
      {children}
    </div>
  )
}
