// Resolves the ENS name in a field.
import { errorText } from '../../domain/errors.ts'
import { searchTexts } from '../../messages/en/search.ts'
import type { Value } from '../../messages/message.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { TYPING_PAUSE_MILLISECONDS, useDebouncedValue } from '../../ui/useDebouncedValue.ts'
import { type ReadState, useRead } from '../../graphql/useRead.ts'
import { useNode } from '../useNode.ts'
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
 * Undefined for a text that isn't a name. The account stays the one that was found until the text changes.
 * @param pause whether to wait until typing pauses, for a field whose text isn't delayed already
 */
export function useEnsName(text: string, pause: 'pause' | 'at-once'): NameState | undefined {
  const { chainId } = useConfig().network
  const send = useNode()
  const name = looksLikeEnsName(text) ? text.trim() : undefined
  const settled = useDebouncedValue(name, TYPING_PAUSE_MILLISECONDS)
  const key = name !== undefined && chainHasEns(chainId) ? name : undefined
  const reading = useRead(key, (request) => resolveEnsName(request.key, send), {
    paused: pause === 'pause' && settled !== name,
  })
  if (name === undefined) return undefined
  return key === undefined ? ELSEWHERE : toNameState(reading)
}

function toNameState(reading: ReadState<EnsResult>): NameState {
  switch (reading.status) {
    case 'loading':
      return LOADING
    case 'loaded':
      return reading.value
    case 'failed':
      return { kind: 'failed', reason: errorText(reading.error, searchTexts.nameFailedReason) }
  }
}
