// Resolves the ENS name in the search field.
import { errorText } from '../../domain/errors.ts'
import { search } from '../../messages/en/search.ts'
import type { Value } from '../../messages/message.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { type ReadState, useRead } from '../../ui/useRead.ts'
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
  const name = looksLikeEnsName(text) ? text.trim() : undefined
  const resolved = name !== undefined && chainHasEns(chainId) ? name : undefined

  const reading = useRead(resolved, ({ key }) => resolveEnsName(key, send))
  if (name === undefined) return undefined
  const inEth = name.toLowerCase().endsWith('.eth')
  if (resolved === undefined) return inEth ? ELSEWHERE : undefined
  const state = toNameState(reading)
  return inEth || state.kind === 'account' ? state : undefined
}

function toNameState(reading: ReadState<EnsResult>): NameState {
  switch (reading.status) {
    case 'loading':
      return LOADING
    case 'loaded':
      return reading.value
    case 'failed':
      return { kind: 'failed', reason: errorText(reading.error, search.nameFailedReason) }
  }
}
