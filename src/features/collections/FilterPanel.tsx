// What a collection's items can be filtered by: for sale, price, owner, traits.
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
  /** Items that the choice would show, when that is known. */
  readonly listedCount?: number | undefined
  /** The prices that bounds choose from; undefined until they are known, or when there are none. */
  readonly prices?: PriceHistogram | undefined
  /** Whether the prices are known, be it that there are none. */
  readonly counted?: boolean
  /** Whose items are shown, a part of its own because names are looked up for it. */
  readonly owner?: ReactNode
  /** The traits, a part of its own because they are read for themselves. */
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
