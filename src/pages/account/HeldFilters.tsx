// The controls above an account's items: a search, its collections, the sort, and those in bundles.
import { Search } from 'lucide-react'
import type { Address } from '../../domain/address.ts'
import { parseAddress } from '../../domain/address.ts'
import { collectionName } from '../../domain/names.ts'
import { shortAddress } from '../../domain/checksum.ts'
import { FilterCheckbox } from '../../features/items/filters/FilterCheckbox.tsx'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { accountTexts } from '../../messages/en/account.ts'
import { collectionTexts } from '../../messages/en/collection.ts'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { HeldCollectionsDocument } from './__generated__/HeldCollections.ts'
import { HELD_SORTS, type HeldFilter } from './heldFilter.ts'
import styles from './HeldFilters.module.css'

export interface HeldFiltersProps {
  readonly account: Address
  readonly filter: HeldFilter
  readonly onChange: (change: Partial<HeldFilter>) => void
}

export function HeldFilters({ account, filter, onChange }: HeldFiltersProps) {
  const t = useTranslate()
  const query = useIndexQuery(HeldCollectionsDocument, { variables: { account }, keepPrevious: 'always' })
  const held = query.kind === 'ready' ? query.data.holdings : []
  const options = held.map(({ collection }) => ({
    value: parseAddress(collection.id),
    label: collectionName(collection),
  }))
  // One that the account no longer holds, or that isn't loaded yet, is still the one that the items are filtered by.
  const selected = filter.collection
  const isListed = selected === undefined || options.some(({ value }) => value === selected)
  return (
    <div className={styles.filters} role="search" aria-label={t(accountTexts.page.searchItems)}>
      <TextField
        className={styles.text}
        label={t(accountTexts.page.searchItems)}
        labelHidden
        quiet
        type="search"
        placeholder={t(accountTexts.page.searchItems)}
        prefix={<Search aria-hidden="true" />}
        value={filter.text}
        onChange={(text) => onChange({ text })}
      />
      <Select<Address | ''>
        label={t(accountTexts.page.collection)}
        labelHidden
        quiet
        value={selected ?? ''}
        options={[
          { value: '', label: t(accountTexts.page.everyCollection) },
          ...options,
          ...(isListed ? [] : [{ value: selected, label: shortAddress(selected) }]),
        ]}
        onChange={(value) => onChange({ collection: value === '' ? undefined : value })}
      />
      <Select
        label={t(accountTexts.page.sortBy)}
        labelHidden
        quiet
        value={filter.sort}
        options={HELD_SORTS.map((value) => ({ value, label: t(accountTexts.page[`${value}Sort`]) }))}
        onChange={(sort) => onChange({ sort })}
      />
      <FilterCheckbox
        label={t(collectionTexts.filterPanel.inBundle)}
        checked={filter.inBundle}
        onChange={(inBundle) => onChange({ inBundle })}
      />
    </div>
  )
}
