// Says why a name has no account, or that it's looked up.
import { search } from '../../messages/en/search.ts'
import type { Value } from '../../messages/message.ts'
import type { NameState } from './useEnsName.ts'

export const NAME_MESSAGES = {
  loading: search.nameLoading,
  unknown: search.nameUnknown,
  invalid: search.nameInvalid,
  elsewhere: search.nameElsewhere,
} as const

/** As the error of a field that needs an account. */
export function nameError(state: Exclude<NameState, { kind: 'account' }>, text: string): Value {
  const name = 'name' in state ? state.name : text.trim()
  return state.kind === 'failed'
    ? search.nameFailed({ name, reason: state.reason })
    : NAME_MESSAGES[state.kind]({ name })
}
