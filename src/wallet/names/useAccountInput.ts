// Reads an account while it's typed, and resolves a name in it.
import { useConfig } from '../../ui/ConfigContext.tsx'
import { parseAccountText, type AccountText } from './accountText.ts'
import { type NameState, useEnsName } from './useEnsName.ts'

export type AccountInput =
  | Exclude<AccountText, { readonly kind: 'name' }>
  | {
      readonly kind: 'name'
      readonly name: string
      /** Why it has no account, or that it's looked up; undefined before that. */
      readonly state?: Exclude<NameState, { readonly kind: 'account' }>
    }

/** The account of a name stays the one that is shown until the text changes, whatever the chain says by then. */
export function useAccountInput(text: string): AccountInput {
  const parsed = parseAccountText(text, useConfig())
  const state = useEnsName(parsed.kind === 'name' ? parsed.name : '', 'pause')
  if (parsed.kind !== 'name') return parsed
  if (state === undefined) return parsed
  return state.kind === 'account' ? state : { ...parsed, state }
}
