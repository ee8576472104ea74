// Turns the account that was submitted in a filter into an address.
import { useState } from 'react'
import { errorText } from '../../domain/errors.ts'
import { searchTexts } from '../../messages/en/search.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useLatestTask } from '../../ui/useLatestTask.ts'
import { useNode } from '../useNode.ts'
import { parseAccountText } from './accountText.ts'
import { chainHasEns, resolveEnsName } from './ens.ts'
import type { AccountInput } from './useAccountInput.ts'
import type { NameState } from './useEnsName.ts'

/** An ENS name that is looked up, or was without finding an account. */
export interface Lookup {
  readonly text: string
  readonly name: NameState
}

export interface AccountLookup {
  readonly lookup: Lookup | undefined
  /** What is made of a text that isn't submitted yet, or was. */
  readonly read: (text: string) => AccountInput
  /**
   * Calls back with the address of a name, at once where it's known; with the text itself if it's neither a name nor an
   * address; and not at all if the name has no account, or something else was submitted since.
   */
  readonly find: (text: string, onFound: (account: string) => void) => void
}

/** @param key of the filter in the URL: a late answer must not replace a newer one, nor change another page's URL */
export function useAccountLookup(key: string): AccountLookup {
  const config = useConfig()
  const send = useNode()
  const [lookup, setLookup] = useState<Lookup>()
  const task = useLatestTask(() => setLookup(undefined), key)
  const find = async (text: string, onFound: (account: string) => void) => {
    task.cancel()
    setLookup(undefined)
    const parsed = parseAccountText(text, config)
    if (parsed.kind !== 'name') return onFound(parsed.kind === 'account' ? parsed.address : text.trim())
    const signal = task.start()
    const settle = (name: NameState) => {
      if (signal.aborted) return
      setLookup(name.kind === 'account' ? undefined : { text: parsed.name, name })
      if (name.kind === 'account') onFound(name.address)
    }
    if (!chainHasEns(config.network.chainId)) return settle({ kind: 'elsewhere' })
    setLookup({ text: parsed.name, name: { kind: 'loading' } })
    try {
      settle(await resolveEnsName(parsed.name, send))
    } catch (error) {
      settle({ kind: 'failed', reason: errorText(error, searchTexts.nameFailedReason) })
    }
  }
  const read = (text: string): AccountInput => {
    const parsed = parseAccountText(text, config)
    const state = lookup?.text === text.trim() ? lookup.name : undefined
    return parsed.kind !== 'name' || state === undefined || state.kind === 'account'
      ? parsed
      : { ...parsed, state }
  }
  return { lookup, read, find: (text, onFound) => void find(text, onFound) }
}
