// The traits of a collection with how many items have each, to be searched and chosen from.
import { useDeferredValue, useMemo, useState } from 'react'
import { Search } from 'lucide-react'
import type { Address } from '../../domain/address.ts'
import { formatCount } from '../../domain/wei.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import panel from './FilterPanel.module.css'
import { countTraits, type TraitType } from './traitCounts.ts'
import styles from './TraitFilter.module.css'
import { useTraitIndex } from './traitIndex.ts'
import type { ItemFiltersState } from './useItemFilters.ts'

/** Values of a type that are shown before its others are asked for. */
const SHOWN_VALUES = 12

export interface TraitFilterProps {
  readonly collection: Address
  readonly filters: ItemFiltersState
  /** Items of the collection, to say how far reading has come. */
  readonly tokenCount?: number | undefined
}

export function TraitFilter({ collection, filters, tokenCount }: TraitFilterProps) {
  const { status, items, error, reload } = useTraitIndex(collection)
  const chosen = filters.filters.traits
  const types = useMemo(() => countTraits(items, chosen), [items, chosen])
  const [sought, setSought] = useState('')
  const found = useMemo(() => search(types, sought), [types, sought])
  const shown = useDeferredValue(found)
  if (status === 'ready' && types.length === 0) return null
  const toggle = (key: string, on: boolean) =>
    filters.change(({ trait }) => {
      const others = trait.filter((other) => other !== key)
      return { trait: on ? [...others, key] : others }
    })

  return (
    <fieldset className={panel.group}>
      <legend className={panel.legend}>Traits</legend>
      <div className={styles.traits}>
        {types.length > 0 && (
          <TextField
            label="Search traits"
            labelHidden
            type="search"
            placeholder="Search traits"
            prefix={<Search aria-hidden="true" />}
            value={sought}
            onChange={setSought}
            error={filters.problems.trait}
          />
        )}
        {status === 'loading' && (
          <>
            <LoadingLabel>Loading traits</LoadingLabel>
            {items.length === 0 ? (
              <TraitsWaiting />
            ) : (
              <p className={styles.note}>
                Counting: {formatCount(items.length)}
                {tokenCount !== undefined && ` of ${formatCount(tokenCount)}`} items
              </p>
            )}
          </>
        )}
        {status === 'failed' && (
          <p className={styles.note} role="alert">
            {error?.message}{' '}
            <Button size="s" variant="quiet" onClick={reload}>
              Try again
            </Button>
          </p>
        )}
        {shown.map((type) => (
          <TraitTypeFilter key={type.type} type={type} searching={sought !== ''} onToggle={toggle} />
        ))}
        {types.length > 0 && found.length === 0 && <p className={styles.note}>No trait is called that.</p>}
      </div>
    </fieldset>
  )
}

interface TraitTypeProps {
  readonly type: TraitType
  readonly searching: boolean
  readonly onToggle: (key: string, on: boolean) => void
}

function TraitTypeFilter({ type, searching, onToggle }: TraitTypeProps) {
  const chosenCount = type.values.filter(({ chosen }) => chosen).length
  const [opened, setOpened] = useState(chosenCount > 0)
  const [all, setAll] = useState(false)
  const open = opened || searching
  const shown = all ? type.values : type.values.filter(({ chosen }, i) => chosen || i < SHOWN_VALUES)
  return (
    <details
      className={styles.type}
      open={open}
      onToggle={(event) => {
        if (!searching) setOpened(event.currentTarget.open)
      }}
    >
      <summary className={styles.summary}>
        <span className={styles.name}>{type.type === '' ? 'Other' : type.type}</span>
        <span className={styles.count}>
          {chosenCount > 0 && <span className={styles.chosen}>{chosenCount} of </span>}
          {formatCount(type.values.length)}
        </span>
      </summary>
      {open && (
        <div className={styles.values}>
          {shown.map(({ key, value, count, chosen }) => (
            <Checkbox
              key={key}
              label={<bdi title={value}>{value === '' ? 'None' : value}</bdi>}
              count={count}
              checked={chosen}
              onChange={(on) => onToggle(key, on)}
            />
          ))}
          {shown.length < type.values.length && (
            <Button size="s" variant="quiet" onClick={() => setAll(true)}>
              All {formatCount(type.values.length)}
            </Button>
          )}
        </div>
      )}
    </details>
  )
}

/** Types and values whose name has the text in it; a type that is named keeps all its values. */
function search(types: readonly TraitType[], text: string): readonly TraitType[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return types
  return types.flatMap((type) => {
    if (type.type.toLowerCase().includes(wanted)) return [type]
    const values = type.values.filter(({ value }) => value.toLowerCase().includes(wanted))
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
