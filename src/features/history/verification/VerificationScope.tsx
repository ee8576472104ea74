// The part of a page within which one item's check is known: the control that makes it, and the rows that it marks.
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { RowVerdict } from '../../../verification/findings.ts'
import { useVerification, type VerificationControl } from './useVerification.ts'

interface Scope {
  readonly control: VerificationControl
  /** By row; undefined before a check. */
  readonly verdicts: ReadonlyMap<string, RowVerdict> | undefined
}

const ScopeContext = createContext<Scope | undefined>(undefined)

export interface VerificationScopeProps {
  /** The token's entity id. */
  readonly token: string
  readonly children: ReactNode
}

export function VerificationScope({ token, children }: VerificationScopeProps) {
  const control = useVerification(token)
  const { state } = control
  const verdicts = useMemo(
    () =>
      state.kind === 'done'
        ? new Map(state.checked.verification.rows.map(({ id, verdict }) => [id, verdict]))
        : undefined,
    [state],
  )
  return <ScopeContext value={{ control, verdicts }}>{children}</ScopeContext>
}

/** The check of the item around; throws outside of a scope. */
export function useVerificationControl(): VerificationControl {
  const scope = use(ScopeContext)
  if (scope === undefined) throw new Error('useVerificationControl needs a <VerificationScope> above it')
  return scope.control
}

/** What a check found of each row; undefined where none was made, as on pages about more than one item. */
export function useRowVerdicts(): ReadonlyMap<string, RowVerdict> | undefined {
  return use(ScopeContext)?.verdicts
}
