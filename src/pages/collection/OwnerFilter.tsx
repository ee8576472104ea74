// Filters items by owner: the connected account, or any account by address or ENS name.
import { useState } from 'react'
import { VitrineError } from '../../domain/errors.ts'
import { FilterCheckbox } from '../../features/collections/FilterCheckbox.tsx'
import styles from '../../features/collections/FilterPanel.module.css'
import type { ItemFiltersState } from '../../features/collections/useItemFilters.ts'
import { chainHasEns, looksLikeEnsName, resolveEnsName } from '../../features/search/ens.ts'
import { NameNote } from '../../features/search/NameNote.tsx'
import type { NameState } from '../../features/search/useEnsName.ts'
import { collectionPage } from '../../messages/en/collectionPage.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useLatestTask } from '../../ui/useLatestTask.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useNode } from '../../wallet/useNode.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import own from './OwnerFilter.module.css'

/** The state of an ENS name that was typed. */
interface Lookup {
  readonly text: string
  readonly name: NameState
}

export function OwnerFilter({ filters }: { readonly filters: ItemFiltersState }) {
  const { texts, problems, change } = filters
  const { owner } = filters.filters
  const { network } = useConfig()
  const t = useTranslate()
  const send = useNode()
  const account = useAccount()
  const [former, setFormer] = useState(texts.owner)
  const [typed, setTyped] = useState(texts.owner)
  const [lookup, setLookup] = useState<Lookup>()
  if (former !== texts.owner) {
    setFormer(texts.owner)
    setTyped(texts.owner)
    setLookup(undefined)
  }

  // A late answer must not replace a newer owner, nor change another page's URL.
  const task = useLatestTask(() => setLookup(undefined), texts.owner)

  const lookUp = async (text: string) => {
    const signal = task.start()
    const settle = (name: NameState) => {
      if (signal.aborted) return
      if (name.kind === 'account') change({ owner: name.address })
      else setLookup({ text, name })
    }
    if (!chainHasEns(network.chainId)) return settle({ kind: 'elsewhere' })
    setLookup({ text, name: { kind: 'loading' } })
    try {
      settle(await resolveEnsName(text, send))
    } catch (error) {
      settle({ kind: 'failed', reason: error instanceof VitrineError ? error.text : '' })
    }
  }
  const apply = () => {
    const text = typed.trim()
    if (text === texts.owner || text === lookup?.text) return
    task.cancel()
    setLookup(undefined)
    if (looksLikeEnsName(text)) void lookUp(text)
    else change({ owner: text })
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t(collectionPage.owner)}</legend>
      {account !== undefined && (
        <FilterCheckbox
          label={t(collectionPage.yourItems)}
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
        <TextField
          label={t(collectionPage.owner)}
          labelHidden
          placeholder={t(
            chainHasEns(network.chainId) ? collectionPage.addressOrName : collectionPage.address,
          )}
          mono
          autoCapitalize="none"
          value={typed}
          onChange={setTyped}
          onBlur={apply}
          error={lookup === undefined && problems.owner !== undefined ? t(problems.owner) : undefined}
        />
        <input type="submit" hidden />
      </form>
      {lookup !== undefined && <NameNote className={own.note} name={lookup.name} text={lookup.text} />}
    </fieldset>
  )
}
