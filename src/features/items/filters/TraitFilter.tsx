// The trait filter of a collection: a searchable list of traits, each with its number of matching items and its floor.
import { useDeferredValue, useMemo, useState } from 'react'
import { Search } from 'lucide-react'
import type { LocalCopyState } from '../../../itemSearch/protocol.ts'
import type { FacetType, FacetValue } from '../../../itemSearch/query.ts'
import { parseTraitKey, type TraitKey, traitTypeName, traitValueName } from '../../../domain/traits.ts'
import { collectionTexts } from '../../../messages/en/collection.ts'
import type { Translate } from '../../../messages/translate.ts'
import { share } from '../../../messages/values.ts'
import { Button } from '../../../ui/Button.tsx'
import { LoadingLabel, Skeleton } from '../../../ui/Skeleton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { Trans } from '../../../ui/Trans.tsx'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { FacetFloor } from './FacetFloor.tsx'
import { FilterCheckbox } from './FilterCheckbox.tsx'
import { MAX_TRAITS } from './itemFilters.ts'
import panel from './FilterPanel.module.css'
import styles from './TraitFilter.module.css'
import { TraitRange } from './TraitRange.tsx'
import type { ItemFiltersState } from './useItemFilters.ts'

/** Number of values of a type shown before expanding. */
const SHOWN_VALUES = 12

export interface TraitFilterProps {
  readonly filters: ItemFiltersState
  /** Undefined until the first items are counted. */
  readonly types: readonly FacetType[] | undefined
  readonly state: LocalCopyState
  /** Total items of the collection, to show the progress of loading. */
  readonly tokenCount?: number | undefined
  readonly onRetry: () => void
}

export function TraitFilter({ filters, types, state, tokenCount, onRetry }: TraitFilterProps) {
  const t = useTranslate()
  const problem = filters.problems.trait
  const [sought, setSought] = useState('')
  const matches = useMemo(() => search(types ?? [], sought, t), [types, sought, t])
  const shown = useDeferredValue(matches)
  if (state.kind === 'full' && types?.length === 0) return null
  const toggle = (key: string, on: boolean) =>
    filters.change(({ trait }) => {
      const others = trait.filter((other) => other !== key)
      return { trait: on ? [...others, key] : others }
    })

  return (
    <fieldset className={panel.group}>
      <legend className={panel.legend}>
        <span className={styles.title}>
          {t(collectionTexts.filterPanel.traits)}
          <Reading state={state} tokenCount={tokenCount} />
        </span>
      </legend>
      <div className={styles.traits}>
        {types !== undefined && types.length > 0 && (
          <TextField
            label={t(collectionTexts.filterPanel.searchTraits)}
            labelHidden
            type="search"
            placeholder={t(collectionTexts.filterPanel.searchTraits)}
            prefix={<Search aria-hidden="true" />}
            value={sought}
            onChange={setSought}
            error={problem === undefined ? undefined : t(problem)}
          />
        )}
        {types === undefined && state.kind !== 'failed' && (
          <>
            <LoadingLabel>{t(collectionTexts.filterPanel.loadingTraits)}</LoadingLabel>
            <TraitsWaiting />
          </>
        )}
        {state.kind === 'failed' && (
          <p className={styles.note} role="alert">
            {t(state.message)}{' '}
            <Button size="s" variant="quiet" onClick={onRetry}>
              {t(collectionTexts.filterPanel.retry)}
            </Button>
          </p>
        )}
        {shown.map((type) => (
          <TraitTypeFilter
            key={type.type}
            type={type}
            traits={filters.filters.traits}
            currency={filters.filters.unit}
            searching={sought !== ''}
            onToggle={toggle}
            onSelect={(keys) =>
              filters.change(({ trait }) => ({ trait: [...selectOtherTypes(trait, type), ...keys] }))
            }
          />
        ))}
        {types !== undefined && types.length > 0 && matches.length === 0 && (
          <p className={styles.note}>{t(collectionTexts.filterPanel.noTraits)}</p>
        )}
      </div>
    </fieldset>
  )
}

interface ReadingProps {
  readonly state: LocalCopyState
  readonly tokenCount: number | undefined
}

/** The loading progress, beside the title, because everything works meanwhile and nothing should move. */
function Reading({ state, tokenCount }: ReadingProps) {
  const t = useTranslate()
  if (state.kind !== 'reading' || state.read === 0 || tokenCount === undefined) return null
  const words = t(collectionTexts.filterPanel.counted({ read: state.read, total: tokenCount }))
  return (
    <span className={styles.reading} title={words}>
      {t(share(Math.min(99, Math.floor((state.read / tokenCount) * 100)) * 100))}
      <progress className={styles.bar} aria-label={words} max={tokenCount} value={state.read} />
    </span>
  )
}

interface TraitTypeProps {
  readonly type: FacetType
  /** The selected values, which the counts depend on. */
  readonly traits: ItemFiltersState['filters']['traits']
  readonly currency: ItemFiltersState['filters']['unit']
  readonly searching: boolean
  readonly onToggle: (key: string, on: boolean) => void
  /** Selects these values of the type, and no others. */
  readonly onSelect: (keys: readonly TraitKey[]) => void
}

function TraitTypeFilter({ type, traits, currency, searching, onToggle, onSelect }: TraitTypeProps) {
  const t = useTranslate()
  const chosenCount = type.values.filter(({ isSelected }) => isSelected).length
  const [opened, setOpened] = useState(chosenCount > 0)
  const [all, setAll] = useState(false)
  const open = opened || searching
  const shown = all ? type.values : type.values.filter(({ isSelected }, i) => isSelected || i < SHOWN_VALUES)
  return (
    <details
      className={styles.type}
      open={open}
      onToggle={(event) => {
        if (!searching) setOpened(event.currentTarget.open)
      }}
    >
      <summary className={styles.summary}>
        <span className={styles.name}>
          <bdi>{t(traitTypeName(type.type))}</bdi>
        </span>
        <span className={styles.count}>
          {chosenCount === 0 ? (
            t(type.values.length)
          ) : (
            <Trans
              message={collectionTexts.filterPanel.selectedOf({
                selected: chosenCount,
                total: type.values.length,
                mark: (text) => <span className={styles.chosen}>{text}</span>,
              })}
            />
          )}
        </span>
      </summary>
      {open && (
        <div className={styles.values}>
          {type.kind !== 'text' && type.values.length > 1 && (
            <TraitRange
              type={type}
              most={MAX_TRAITS - selectOtherTypes(traits, type).length}
              onSelect={onSelect}
            />
          )}
          <div className={styles.columns}>
            {type.values.some(({ floor }) => floor !== undefined) && (
              <span>{t(collectionTexts.filterPanel.floorColumn({ currency: currency.symbol }))}</span>
            )}
            <span>{t(collectionTexts.filterPanel.itemsColumn)}</span>
          </div>
          {shown.map((value) => (
            <FilterCheckbox
              key={value.key}
              label={<ValueLabel value={value} currency={currency} />}
              count={value.count}
              checked={traits.includes(value.key)}
              onChange={(on) => onToggle(value.key, on)}
            />
          ))}
          {shown.length < type.values.length && (
            <Button size="s" variant="quiet" onClick={() => setAll(true)}>
              {t(collectionTexts.filterPanel.showAll({ count: type.values.length }))}
            </Button>
          )}
        </div>
      )}
    </details>
  )
}

interface ValueLabelProps {
  readonly value: FacetValue
  readonly currency: TraitTypeProps['currency']
}

function ValueLabel({ value, currency }: ValueLabelProps) {
  const t = useTranslate()
  const { floor } = value
  return (
    <span className={styles.label}>
      <span className={styles.value} title={t(traitValueName(value))}>
        <bdi>{t(traitValueName(value))}</bdi>
      </span>
      {floor !== undefined && <FacetFloor amount={floor} currency={currency} />}
    </span>
  )
}

/** The selected traits of other types. */
const selectOtherTypes = (traits: readonly TraitKey[], { type }: FacetType): readonly TraitKey[] =>
  traits.filter((key) => parseTraitKey(key)?.type !== type)

/** Types and values whose name contains the text; a type whose name matches keeps all its values. */
function search(types: readonly FacetType[], text: string, t: Translate): readonly FacetType[] {
  const searchText = text.trim().toLowerCase()
  if (searchText === '') return types
  return types.flatMap((type) => {
    if (type.type.toLowerCase().includes(searchText)) return [type]
    const values = type.values.filter((value) =>
      (value.format === undefined ? value.value : t(traitValueName(value)))
        .toLowerCase()
        .includes(searchText),
    )
    return values.length === 0 ? [] : [{ ...type, values }]
  })
}

function TraitsWaiting() {
  return [0, 1, 2, 3].map((line) => (
    <div key={line} className={styles.summary}>
      <Skeleton shape="text" width={`${10 - line}ch`} />
      <Skeleton shape="text" width="2ch" />
    </div>
  ))
}
