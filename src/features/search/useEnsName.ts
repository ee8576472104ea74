// Resolves the ENS name in the search field.
import { useEffect, useState } from 'react'
import { errorText } from '../../domain/errors.ts'
import { search } from '../../messages/en/search.ts'
import type { Value } from '../../messages/message.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useNode } from '../../wallet/useNode.ts'
import { chainHasEns, type EnsResult, looksLikeEnsName, resolveEnsName } from './ens.ts'

export type NameState =
  | EnsResult
  | { readonly kind: 'loading' }
  /** The site's network has no ENS, so nothing was sent. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'failed'; readonly reason: Value }

const LOADING: NameState = { kind: 'loading' }
const ELSEWHERE: NameState = { kind: 'elsewhere' }

/**
 * Undefined for a text that isn't a name. Only names in .eth report that they don't resolve: other texts with a dot may
 * mean something else.
 */
export function useEnsName(text: string): NameState | undefined {
  const { chainId } = useConfig().network
  const send = useNode()
  const [latest, setLatest] = useState<{ readonly name: string; readonly state: NameState }>()
  const name = looksLikeEnsName(text) ? text.trim() : undefined
  const resolved = name !== undefined && chainHasEns(chainId) ? name : undefined

  // Outside system: the chain.
  useEffect(() => {
    if (resolved === undefined) return
    let isCurrent = true
    const settle = (state: NameState) => {
      if (isCurrent) setLatest({ name: resolved, state })
    }
    resolveEnsName(resolved, send).then(settle, (error: unknown) =>
      settle({ kind: 'failed', reason: errorText(error, search.nameFailedReason) }),
    )
    return () => {
      isCurrent = false
    }
  }, [resolved, send])

  if (name === undefined) return undefined
  const inEth = name.toLowerCase().endsWith('.eth')
  if (resolved === undefined) return inEth ? ELSEWHERE : undefined
  const state = latest?.name === resolved ? latest.state : LOADING
  return inEth || state.kind === 'account' ? state : undefined
}
