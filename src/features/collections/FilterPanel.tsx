// The filters of a collection's items: for sale, price, owner, traits.
import type { ReactNode } from 'react'
import type { PriceHistogram } from '../../catalogue/query.ts'
import { itemFilters } from '../../messages/en/itemFilters.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { FilterCheckbox } from './FilterCheckbox.tsx'
import styles from './FilterPanel.module.css'
import { PriceFilter } from './PriceFilter.tsx'
import type { ItemFiltersState } from './useItemFilters.ts'

export interface FilterPanelProps {
  readonly filters: ItemFiltersState
  /** Number of items for sale; undefined until it loads. */
  readonly listedCount?: number | undefined
  /** Prices for the slider; undefined until loaded, or without any. */
  readonly prices?: PriceHistogram | undefined
  /** Whether prices have loaded, even if there are none. */
  readonly counted?: boolean
  /** The owner filter, separate because it looks up names. */
  readonly owner?: ReactNode
  /** The trait filter, separate because it loads its own data. */
  readonly children: ReactNode
}

export function FilterPanel(props: FilterPanelProps) {
  const t = useTranslate()
  const { filters, listedCount, prices, counted = false, owner, children } = props
  return (
    <div className={styles.panel}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t(itemFilters.status)}</legend>
        <FilterCheckbox
          label={t(itemFilters.forSale)}
          checked={filters.filters.listed}
          count={listedCount}
          onChange={(checked) => filters.change({ status: checked ? 'listed' : '' })}
        />
      </fieldset>
      <PriceFilter filters={filters} prices={prices} counted={counted} />
      {owner}
      {children}
    </div>
  )
}
