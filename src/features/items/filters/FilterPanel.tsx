// The filters of a collection's items: for sale, price, owner, traits.
import { type ReactNode, useState } from 'react'
import type { PriceHistogram } from '../../../itemSearch/query.ts'
import { collectionTexts } from '../../../messages/en/collection.ts'
import { listUnits } from '../../../domain/currency.ts'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { FilterCheckbox } from './FilterCheckbox.tsx'
import styles from './FilterPanel.module.css'
import type { ItemFiltersState } from './useItemFilters.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { PriceSlider } from './PriceSlider.tsx'

export interface FilterPanelProps {
  readonly filters: ItemFiltersState
  /** Number of items for sale; undefined until it loads. */
  readonly listedCount?: number | undefined
  /** Number of items in live bundles; undefined if it isn't known. */
  readonly inBundleCount?: number | undefined
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
  const { filters, listedCount, inBundleCount, prices, counted = false, owner, children } = props
  return (
    <div className={styles.panel}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t(collectionTexts.filterPanel.status)}</legend>
        <FilterCheckbox
          label={t(collectionTexts.filterPanel.forSale)}
          checked={filters.filters.listed}
          count={listedCount}
          onChange={(checked) => filters.change({ status: checked ? 'listed' : '' })}
        />
        <FilterCheckbox
          label={t(collectionTexts.filterPanel.inBundle)}
          checked={filters.filters.inBundle}
          count={inBundleCount}
          onChange={(checked) => filters.change({ status: checked ? 'bundle' : '' })}
        />
      </fieldset>
      <PriceFilter filters={filters} prices={prices} counted={counted} />
      {owner}
      {children}
    </div>
  )
}

interface PriceFilterProps {
  readonly filters: ItemFiltersState
  readonly prices: PriceHistogram | undefined
  /** Whether prices have loaded, even if there are none. */
  readonly counted: boolean
}

function PriceFilter({ filters, prices, counted }: PriceFilterProps) {
  const t = useTranslate()
  const { texts, problems, change } = filters
  const { network } = useConfig()
  const [min, setMin] = useDraft(texts.min)
  const [max, setMax] = useDraft(texts.max)
  const units = listUnits(network)
  // A unit filters only together with a bound. The slider says it if nothing is for sale in it.
  const needsBound =
    texts.currency !== '' && texts.min === '' && texts.max === '' && (prices !== undefined || !counted)
  const apply = () => {
    if (min.trim() !== texts.min || max.trim() !== texts.max) change({ min: min.trim(), max: max.trim() })
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t(collectionTexts.filterPanel.price)}</legend>
      <form
        className={styles.bounds}
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        {units.length > 1 && (
          <Select
            className={styles.currency ?? ''}
            label={t(collectionTexts.filterPanel.currency)}
            labelHidden
            value={filters.filters.unit.symbol}
            options={units.map(({ symbol }) => ({ value: symbol, label: symbol }))}
            onChange={(symbol) =>
              change({
                currency: symbol === network.nativeCurrency.symbol ? '' : symbol,
                min: min.trim(),
                max: max.trim(),
              })
            }
          />
        )}
        <PriceSlider filters={filters} prices={prices} counted={counted} />
        <TextField
          label={t(collectionTexts.filterPanel.lowestPrice)}
          labelHidden
          placeholder={t(collectionTexts.filterPanel.from)}
          inputMode="decimal"
          mono
          value={min}
          onChange={setMin}
          onBlur={apply}
          error={problems.min === undefined ? undefined : t(problems.min)}
        />
        <TextField
          label={t(collectionTexts.filterPanel.highestPrice)}
          labelHidden
          placeholder={t(collectionTexts.filterPanel.to)}
          inputMode="decimal"
          mono
          value={max}
          onChange={setMax}
          onBlur={apply}
          error={problems.max === undefined ? undefined : t(problems.max)}
        />
        <p className={styles.needsBound} role="status">
          {needsBound && t(collectionTexts.filterPanel.needsBound({ currency: filters.filters.unit.symbol }))}
        </p>
        <input type="submit" hidden />
      </form>
    </fieldset>
  )
}

/** The text being edited, until the URL changes it; applying the other bound keeps it. */
function useDraft(applied: string) {
  const [former, setFormer] = useState(applied)
  const [draft, setDraft] = useState(applied)
  if (former !== applied) {
    setFormer(applied)
    setDraft(applied)
  }
  return [draft, setDraft] as const
}
