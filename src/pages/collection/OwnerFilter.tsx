// Filters items by owner: the connected account, or any account by address or name.
import { useState } from 'react'
import { FilterCheckbox } from '../../features/items/filters/FilterCheckbox.tsx'
import styles from '../../features/items/filters/FilterPanel.module.css'
import type { ItemFiltersState } from '../../features/items/filters/useItemFilters.ts'
import { collectionTexts } from '../../messages/en/collection.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { AccountField } from '../../wallet/names/AccountField.tsx'
import { parseAccountText, type TypedAccount } from '../../wallet/names/accountText.ts'
import { useAccountLookup } from '../../wallet/names/useAccountLookup.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import own from './OwnerFilter.module.css'

export function OwnerFilter({ filters }: { readonly filters: ItemFiltersState }) {
  const { texts, problems, change } = filters
  const { owner } = filters.filters
  const t = useTranslate()
  const config = useConfig()
  const account = useAccount()
  const [former, setFormer] = useState(texts.owner)
  const [typed, setTyped] = useState(texts.owner)
  /** The account of the ENS name in the field, which stays there beside the address in the URL. */
  const [resolved, setResolved] = useState<TypedAccount & { readonly text: string }>()
  const { lookup, read, find } = useAccountLookup(texts.owner)
  if (former !== texts.owner) {
    setFormer(texts.owner)
    if (resolved?.address !== texts.owner) setTyped(texts.owner)
  }

  const apply = () => {
    const text = typed.trim()
    if (text === texts.owner || text === lookup?.text) return
    if (text === resolved?.text && resolved.address === texts.owner) return
    find(text, (address) => {
      const parsed = parseAccountText(address, config)
      if (parsed.kind === 'account') setResolved({ ...parsed, text, name: parsed.name ?? text })
      change({ owner: address })
    })
  }
  const isResolved = resolved !== undefined && resolved.text === typed.trim()

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t(collectionTexts.owner)}</legend>
      {account !== undefined && (
        <FilterCheckbox
          label={t(collectionTexts.yourItems)}
          checked={owner === account}
          onChange={(checked) => change({ owner: checked ? account : '' })}
        />
      )}
      <form
        className={own.form}
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        <AccountField
          label={t(collectionTexts.owner)}
          labelHidden
          value={typed}
          onChange={setTyped}
          onBlur={apply}
          input={isResolved ? resolved : read(typed)}
          error={lookup === undefined && problems.owner !== undefined ? t(problems.owner) : undefined}
        />
        <input type="submit" hidden />
      </form>
    </fieldset>
  )
}
