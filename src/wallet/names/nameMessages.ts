// Says why a name has no account, or that it's looked up.
import { searchTexts } from '../../messages/en/search.ts'
import type { Value } from '../../messages/message.ts'
import type { NameState } from './useEnsName.ts'

export const NAME_MESSAGES = {
  loading: searchTexts.nameLoading,
  unknown: searchTexts.nameUnknown,
  invalid: searchTexts.nameInvalid,
  elsewhere: searchTexts.nameElsewhere,
} as const

/** As the error of a field that needs an account. */
export function nameError(state: Exclude<NameState, { kind: 'account' }>, text: string): Value {
  const name = 'name' in state ? state.name : text.trim()
  return state.kind === 'failed'
    ? searchTexts.nameFailed({ name, reason: state.reason })
    : NAME_MESSAGES[state.kind]({ name })
}
