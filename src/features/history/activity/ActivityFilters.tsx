// Filters a feed of events by collection, account and price; the filter is in the URL, so that Back keeps it.
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { SlidersHorizontal } from 'lucide-react'
import { parseAddress } from '../../../domain/address.ts'
import { shortAddress } from '../../../domain/checksum.ts'
import { listUnits } from '../../../domain/currency.ts'
import { curatedFilter } from '../../../domain/curation.ts'
import { collectionName } from '../../../domain/names.ts'
import { useIndexQuery } from '../../../graphql/useIndexQuery.ts'
import { historyTexts } from '../../../messages/en/history.ts'
import { orList, joinSentences } from '../../../messages/values.ts'
import { Button } from '../../../ui/Button.tsx'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { AccountField } from '../../../wallet/names/AccountField.tsx'
import { useAccountLookup } from '../../../wallet/names/useAccountLookup.ts'
import { useTranslate } from '../../../ui/useTranslate.ts'
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
  /** The available filters: a collection's own feed has no filter by collection. */
  readonly offered: readonly ('collection' | 'account')[]
}

/** The filter in the URL, as far as it is offered. */
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
  const t = useTranslate()
  const [query, setQuery] = useSearchParams()
  const texts = activityTexts(query)
  const filter = useActivityFilter(offered)
  const apply = (change: Partial<Record<ActivityParameter, string>>) => {
    const next = withActivityTexts(query, change)
    // Applying the current filter would add an equal entry to the browser's history.
    if (next.toString() === query.toString()) return
    setForm({ ...form, applied: textsKey(activityTexts(next)) })
    setQuery(next)
  }
  const current = textsKey(texts)
  const [form, setForm] = useState<FormState>({ current, applied: undefined, number: 0 })
  if (form.current !== current) {
    const number = form.applied === current ? form.number : form.number + 1
    setForm({ current, applied: undefined, number })
  }
  // Open from the start where the URL has a filter, or one with a mistake.
  const [open, setOpen] = useState(isFiltering(filter) || Object.keys(filter.problems).length > 0)
  return (
    <details
      className={styles.filters}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <SlidersHorizontal aria-hidden="true" />
        {t(
          historyTexts.filterBy({
            fields: orList([...offered.map((field) => FIELDS[field]), historyTexts.byPrice]),
          }),
        )}
      </summary>
      {open && (
        <Fields
          // The fields start over when the URL changes from outside, as on Back; not when the form changed it, because
          // that would take the focus away.
          key={form.number}
          {...{ texts, filter, offered, apply }}
        />
      )}
    </details>
  )
}

const FIELDS = { collection: historyTexts.byCollection, account: historyTexts.byAccount } as const

interface FormState {
  /** The filter in the URL when it was last read. */
  readonly current: string
  /** The filter that the form has applied since, until the URL has it. */
  readonly applied: string | undefined
  /** Counts changes from outside. */
  readonly number: number
}

const textsKey = (texts: ActivityTexts) => JSON.stringify(Object.values(texts))

interface FieldsProps extends ActivityFiltersProps {
  readonly texts: ActivityTexts
  readonly filter: ActivityFilter
  readonly apply: (change: Partial<Record<ActivityParameter, string>>) => void
}

const NO_FILTER: Readonly<Record<ActivityParameter, string>> = {
  collection: '',
  account: '',
  currency: '',
  min: '',
  max: '',
}

const PRICES = [
  { name: 'min', label: historyTexts.lowestPrice },
  { name: 'max', label: historyTexts.highestPrice },
] as const

function Fields({ texts, filter, offered, apply }: FieldsProps) {
  const t = useTranslate()
  const units = listUnits(useConfig().network)
  const [typed, setTyped] = useState(texts)
  const type = (name: ActivityParameter) => (text: string) => setTyped({ ...typed, [name]: text })
  const { lookup, read, find } = useAccountLookup(texts.account)
  /** A name goes as the address that it stands for, and stays in its field. */
  const applyAll = (next: ActivityTexts) => find(next.account, (account) => apply({ ...next, account }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    applyAll(typed)
  }
  /** Applies a selection along with what is typed. */
  const select = (change: Partial<Record<ActivityParameter, string>>) => {
    const next = { ...typed, ...change }
    setTyped(next)
    applyAll(next)
  }
  const form = useRef<HTMLFormElement>(null)
  const clear = () => {
    select(NO_FILTER)
    // The button disappears with the filter.
    form.current?.querySelector<HTMLElement>('input, select')?.focus()
  }
  const { problems } = filter
  const getText = (name: ActivityParameter) => {
    const problem = problems[name]
    return problem === undefined ? undefined : t(problem)
  }
  return (
    <form ref={form} className={styles.fields} onSubmit={submit} aria-label={t(historyTexts.filterEvents)}>
      {offered.includes('collection') && (
        <CollectionSelect
          selected={filter.collection ?? ''}
          onChange={(collection) => select({ collection })}
        />
      )}
      {offered.includes('account') && (
        <AccountField
          className={styles.account}
          label={t(historyTexts.account)}
          value={typed.account}
          input={read(typed.account)}
          error={lookup === undefined ? getText('account') : undefined}
          onChange={type('account')}
        />
      )}
      {PRICES.map(({ name, label }) => (
        <TextField
          key={name}
          className={styles.price}
          label={t(label)}
          mono
          inputMode="decimal"
          value={typed[name]}
          error={getText(name)}
          onChange={type(name)}
        />
      ))}
      {units.length > 1 && (
        <Select
          className={styles.currency}
          label={t(historyTexts.currency)}
          value={filter.unit?.address ?? ''}
          options={[
            // A price is always in one unit of account.
            ...(filter.min === undefined && filter.max === undefined
              ? [{ value: '', label: t(historyTexts.anyCurrency) }]
              : []),
            ...units.map(({ address, symbol }) => {
              return { value: address as string, label: symbol }
            }),
          ]}
          onChange={(currency) => select({ currency })}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit">{t(historyTexts.apply)}</Button>
        {isFiltering(filter) && (
          <Button variant="quiet" onClick={clear}>
            {t(historyTexts.clear)}
          </Button>
        )}
      </div>
      {Object.keys(problems).length > 0 && (
        <p className={styles.leftOut} role="status">
          {t(joinSentences([problems.collection, problems.currency, historyTexts.ignored]))}
        </p>
      )}
    </form>
  )
}

interface CollectionSelectProps {
  readonly selected: string
  readonly onChange: (collection: string) => void
}

function CollectionSelect({ selected, onChange }: CollectionSelectProps) {
  const t = useTranslate()
  const shown = curatedFilter(useConfig(), 'id')
  const query = useIndexQuery(ActivityCollectionsDocument, { variables: { shown } })
  const collections = query.kind === 'ready' ? query.data.collections : []
  const options = collections.map((collection) => ({
    value: collection.id,
    label: collectionName(collection),
  }))
  // The collection in the URL is offered even where it isn't among the best-selling ones.
  if (selected !== '' && !options.some(({ value }) => value === selected)) {
    options.push({ value: selected, label: shortAddress(parseAddress(selected)) })
  }
  return (
    <Select
      className={styles.collection}
      label={t(historyTexts.collection)}
      value={selected}
      options={[{ value: '', label: t(historyTexts.allCollections) }, ...options]}
      onChange={onChange}
    />
  )
}
