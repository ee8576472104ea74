// The lowest and highest price in one currency; applied on Enter or blur.
import { useState } from 'react'
import type { PriceHistogram } from '../../catalogue/query.ts'
import { itemFilters } from '../../messages/en/itemFilters.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './FilterPanel.module.css'
import { PriceSlider } from './PriceSlider.tsx'
import type { ItemFiltersState } from './useItemFilters.ts'

export interface PriceFilterProps {
  readonly filters: ItemFiltersState
  readonly prices: PriceHistogram | undefined
  /** Whether prices have loaded, even if there are none. */
  readonly counted: boolean
}

export function PriceFilter({ filters, prices, counted }: PriceFilterProps) {
  const t = useTranslate()
  const { texts, problems, change } = filters
  const { network } = useConfig()
  const [min, setMin] = useDraft(texts.min)
  const [max, setMax] = useDraft(texts.max)
  const currencies = [network.nativeCurrency, ...network.currencies]
  const apply = () => {
    if (min.trim() !== texts.min || max.trim() !== texts.max) change({ min: min.trim(), max: max.trim() })
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t(itemFilters.price)}</legend>
      <form
        className={styles.bounds}
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        {currencies.length > 1 && (
          <Select
            className={styles.currency ?? ''}
            label={t(itemFilters.currency)}
            labelHidden
            value={filters.filters.currency.symbol}
            options={currencies.map(({ symbol }) => ({ value: symbol, label: symbol }))}
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
          label={t(itemFilters.lowestPrice)}
          labelHidden
          placeholder={t(itemFilters.from)}
          inputMode="decimal"
          mono
          value={min}
          onChange={setMin}
          onBlur={apply}
          error={problems.min === undefined ? undefined : t(problems.min)}
        />
        <TextField
          label={t(itemFilters.highestPrice)}
          labelHidden
          placeholder={t(itemFilters.to)}
          inputMode="decimal"
          mono
          value={max}
          onChange={setMax}
          onBlur={apply}
          error={problems.max === undefined ? undefined : t(problems.max)}
        />
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
