// Which account an ENS name stands for, asked while a name is in the search field.
import { useEffect, useState } from 'react'
import { errorText } from '../../domain/errors.ts'
import { search } from '../../messages/en/search.ts'
import type { Value } from '../../messages/message.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useNode } from '../../wallet/useNode.ts'
import { chainHasEns, type EnsAnswer, looksLikeEnsName, resolveEnsName } from './ens.ts'

export type NameState =
  | EnsAnswer
  | { readonly kind: 'loading' }
  /** The network of this site has no ENS; nothing was asked. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'failed'; readonly reason: Value }

const ASKING: NameState = { kind: 'loading' }
const ELSEWHERE: NameState = { kind: 'elsewhere' }

/**
 * Undefined for what is no name. That a name leads nowhere is said of those in .eth alone: other texts with a dot
 * may be meant as something else.
 */
export function useEnsName(text: string): NameState | undefined {
  const { chainId } = useConfig().network
  const send = useNode()
  const [answered, setAnswered] = useState<{ readonly name: string; readonly state: NameState }>()
  const name = looksLikeEnsName(text) ? text.trim() : undefined
  const asked = name !== undefined && chainHasEns(chainId) ? name : undefined

  // Outside system: the chain.
  useEffect(() => {
    if (asked === undefined) return
    let wanted = true
    const settle = (state: NameState) => {
      if (wanted) setAnswered({ name: asked, state })
    }
    resolveEnsName(asked, send).then(settle, (error: unknown) =>
      settle({ kind: 'failed', reason: errorText(error, search.nameFailedReason) }),
    )
    return () => {
      wanted = false
    }
  }, [asked, send])

  if (name === undefined) return undefined
  const inEth = name.toLowerCase().endsWith('.eth')
  if (asked === undefined) return inEth ? ELSEWHERE : undefined
  const state = answered?.name === asked ? answered.state : ASKING
  return inEth || state.kind === 'account' ? state : undefined
}
