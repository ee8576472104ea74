// Shows only what one account holds: the reader's own at a click, anyone's by address or ENS name.
import { useRef, useState } from 'react'
import { VitrineError } from '../../domain/errors.ts'
import { FilterCheckbox } from '../../features/collections/FilterCheckbox.tsx'
import styles from '../../features/collections/FilterPanel.module.css'
import type { ItemFiltersState } from '../../features/collections/useItemFilters.ts'
import { chainHasEns, looksLikeEnsName, resolveEnsName } from '../../features/search/ens.ts'
import { NameNote } from '../../features/search/NameNote.tsx'
import type { NameState } from '../../features/search/useEnsName.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { createRpc } from '../../wallet/rpc.ts'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import own from './OwnerFilter.module.css'

/** What is to be said of a name that was looked up, or is being looked up. */
interface Said {
  readonly text: string
  readonly name: NameState
}

export function OwnerFilter({ filters }: { readonly filters: ItemFiltersState }) {
  const { texts, problems, change } = filters
  const { owner } = filters.filters
  const { network } = useConfig()
  const { state } = useWallet()
  const account = 'account' in state ? state.account : undefined
  const [former, setFormer] = useState(texts.owner)
  const [typed, setTyped] = useState(texts.owner)
  const [said, setSaid] = useState<Said>()
  /** Counts what was asked for, so that a late answer to a former name is not taken for this one's. */
  const asked = useRef(0)
  if (former !== texts.owner) {
    setFormer(texts.owner)
    setTyped(texts.owner)
    setSaid(undefined)
  }

  const lookUp = async (text: string) => {
    const turn = ++asked.current
    const settle = (name: NameState) => {
      if (turn !== asked.current) return
      if (name.kind === 'account') change({ owner: name.address })
      else setSaid({ text, name })
    }
    if (!chainHasEns(network.chainId)) return settle({ kind: 'elsewhere' })
    setSaid({ text, name: { kind: 'asking' } })
    try {
      const { rpcUrl, rpcFallbackUrls } = network
      settle(await resolveEnsName(text, createRpc({ url: rpcUrl, fallbackUrls: rpcFallbackUrls })))
    } catch (error) {
      settle({ kind: 'failed', message: error instanceof VitrineError ? error.message : '' })
    }
  }
  const apply = () => {
    const text = typed.trim()
    if (text === texts.owner || text === said?.text) return
    asked.current += 1
    setSaid(undefined)
    if (looksLikeEnsName(text)) void lookUp(text)
    else change({ owner: text })
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Owner</legend>
      {account !== undefined && (
        <FilterCheckbox
          label="Your items"
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
          label="Owner"
          labelHidden
          placeholder={chainHasEns(network.chainId) ? 'Address or ENS name' : 'Address'}
          mono
          autoCapitalize="none"
          value={typed}
          onChange={setTyped}
          onBlur={apply}
          error={said === undefined ? problems.owner : undefined}
        />
        <input type="submit" hidden />
      </form>
      {said !== undefined && <NameNote className={own.said} name={said.name} text={said.text} />}
    </fieldset>
  )
}
