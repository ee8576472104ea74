// Narrows a feed of events by collection, account and price; the choice stands in the address, so Back keeps it.
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { SlidersHorizontal } from 'lucide-react'
import { parseAddress } from '../../../domain/address.ts'
import { shortAddress } from '../../../domain/checksum.ts'
import { collectionName } from '../../../domain/names.ts'
import { useIndexQuery } from '../../../graphql/useIndexQuery.ts'
import { Button } from '../../../ui/Button.tsx'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import {
  type ActivityFilter,
  type ActivityParameter,
  type ActivityTexts,
  activityTexts,
  isFiltering,
  parseActivityFilter,
  withActivityTexts,
} from './activityFilter.ts'
import styles from './ActivityFilters.module.css'
import { ActivityCollectionsDocument } from './__generated__/ActivityCollections.ts'

export interface ActivityFiltersProps {
  /** Which of them make sense here: a collection's own feed has no choice of collection. */
  readonly offered: readonly ('collection' | 'account')[]
}

/** The filter that the address holds, as far as it is offered. */
export function useActivityFilter(offered: ActivityFiltersProps['offered']): ActivityFilter {
  const { network } = useConfig()
  const [query] = useSearchParams()
  const filter = useMemo(() => parseActivityFilter(activityTexts(query), network), [query, network])
  return {
    ...filter,
    collection: offered.includes('collection') ? filter.collection : undefined,
    account: offered.includes('account') ? filter.account : undefined,
  }
}

export function ActivityFilters({ offered }: ActivityFiltersProps) {
  const [query, setQuery] = useSearchParams()
  const texts = activityTexts(query)
  const filter = useActivityFilter(offered)
  const apply = (change: Partial<Record<ActivityParameter, string>>) => {
    const next = withActivityTexts(query, change)
    // Asking for what is shown already would put a second entry of the same into the history.
    if (next.toString() === query.toString()) return
    setForm({ ...form, applied: nameOf(activityTexts(next)) })
    setQuery(next)
  }
  const asked = nameOf(texts)
  const [form, setForm] = useState<FormState>({ asked, applied: undefined, number: 0 })
  if (form.asked !== asked) {
    const number = form.applied === asked ? form.number : form.number + 1
    setForm({ asked, applied: undefined, number })
  }
  // Open from the start where the address asks for something, or for something that it says wrongly.
  const [open, setOpen] = useState(isFiltering(filter) || Object.keys(filter.problems).length > 0)
  return (
    <details
      className={styles.filters}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <SlidersHorizontal aria-hidden="true" />
        Filter by {offered.join(', ')} or price
      </summary>
      {open && (
        <Fields
          // Typed text starts anew when the address changes from outside, as on Back; not when the form changed it,
          // because that would take the focus away.
          key={form.number}
          {...{ texts, filter, offered, apply }}
        />
      )}
    </details>
  )
}

interface FormState {
  /** What the address asked for when it was last looked at. */
  readonly asked: string
  /** What the form has asked for since, until the address says so. */
  readonly applied: string | undefined
  /** Counts changes from outside. */
  readonly number: number
}

const nameOf = (texts: ActivityTexts) => JSON.stringify(Object.values(texts))

interface FieldsProps extends ActivityFiltersProps {
  readonly texts: ActivityTexts
  readonly filter: ActivityFilter
  readonly apply: (change: Partial<Record<ActivityParameter, string>>) => void
}

const NOTHING: Readonly<Record<ActivityParameter, string>> = {
  collection: '',
  account: '',
  currency: '',
  min: '',
  max: '',
}

const PRICES = [
  { name: 'min', label: 'Lowest unit price' },
  { name: 'max', label: 'Highest unit price' },
] as const

function Fields({ texts, filter, offered, apply }: FieldsProps) {
  const { network } = useConfig()
  const [typed, setTyped] = useState(texts)
  const type = (name: ActivityParameter) => (text: string) => setTyped({ ...typed, [name]: text })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply(typed)
  }
  /** Applies a choice along with what is typed. */
  const choose = (change: Partial<Record<ActivityParameter, string>>) => {
    const next = { ...typed, ...change }
    setTyped(next)
    apply(next)
  }
  const form = useRef<HTMLFormElement>(null)
  const clear = () => {
    choose(NOTHING)
    // The button goes with what it cleared.
    form.current?.querySelector<HTMLElement>('input, select')?.focus()
  }
  const { problems } = filter
  return (
    <form ref={form} className={styles.fields} onSubmit={submit} aria-label="Filter events">
      {offered.includes('collection') && (
        <CollectionChoice
          chosen={filter.collection ?? ''}
          onChange={(collection) => choose({ collection })}
        />
      )}
      {offered.includes('account') && (
        <TextField
          className={styles.account}
          label="Account"
          mono
          placeholder="0x…"
          value={typed.account}
          error={problems.account}
          onChange={type('account')}
        />
      )}
      {PRICES.map(({ name, label }) => (
        <TextField
          key={name}
          className={styles.price}
          label={label}
          mono
          inputMode="decimal"
          value={typed[name]}
          error={problems[name]}
          onChange={type(name)}
        />
      ))}
      {network.currencies.length > 0 && (
        <Select
          className={styles.currency}
          label="Currency"
          value={filter.currency?.address ?? ''}
          options={[
            // A price is always one of a currency.
            ...(filter.min === undefined && filter.max === undefined ? [{ value: '', label: 'Any' }] : []),
            ...[network.nativeCurrency, ...network.currencies].map(({ address, symbol }) => {
              return { value: address as string, label: symbol }
            }),
          ]}
          onChange={(currency) => choose({ currency })}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit">Apply</Button>
        {isFiltering(filter) && (
          <Button variant="quiet" onClick={clear}>
            Clear
          </Button>
        )}
      </div>
      {Object.keys(problems).length > 0 && (
        <p className={styles.leftOut} role="status">
          {[problems.collection, problems.currency].map((problem) => problem && `${problem} `)}
          What could not be understood is left out: the events below are not filtered by it.
        </p>
      )}
    </form>
  )
}

interface CollectionChoiceProps {
  readonly chosen: string
  readonly onChange: (collection: string) => void
}

function CollectionChoice({ chosen, onChange }: CollectionChoiceProps) {
  const query = useIndexQuery(ActivityCollectionsDocument, { variables: {} })
  const known = query.kind === 'ready' ? query.data.collections : []
  const options = known.map((collection) => ({ value: collection.id, label: collectionName(collection) }))
  // A collection that the address names is offered also where it is not among those that sell most.
  if (chosen !== '' && !options.some(({ value }) => value === chosen)) {
    options.push({ value: chosen, label: shortAddress(parseAddress(chosen)) })
  }
  return (
    <Select
      className={styles.collection}
      label="Collection"
      value={chosen}
      options={[{ value: '', label: 'All collections' }, ...options]}
      onChange={onChange}
    />
  )
}
