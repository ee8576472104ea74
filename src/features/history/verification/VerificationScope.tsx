// Shares one item's check with a part of a page: the control that runs it, and the verdicts of its rows.
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { ClaimedRow } from '../../../verification/claim.ts'
import type { RowVerdict } from '../../../verification/findings.ts'
import type { Checked } from './check.ts'
import { useVerification, type VerificationControl } from './useVerification.ts'

/** A check's verdicts by row. */
export interface RowMarks {
  readonly rows: ReadonlyMap<string, { readonly row: ClaimedRow; readonly verdict: RowVerdict }>
  /** The indexer's block at the time: later rows were not checked. */
  readonly headNumber: number
}

const ControlContext = createContext<VerificationControl | undefined>(undefined)
/** Separate from the control, which changes with every step of a check, because hundreds of rows need only the marks. */
const MarksContext = createContext<RowMarks | undefined>(undefined)

export interface VerificationScopeProps {
  /** The token's entity id. */
  readonly token: string
  readonly children: ReactNode
}

export function VerificationScope({ token, children }: VerificationScopeProps) {
  const control = useVerification(token)
  const { state } = control
  const marks = useMemo(() => (state.kind === 'done' ? toMarks(state.checked) : undefined), [state])
  return (
    <ControlContext value={control}>
      <MarksContext value={marks}>{children}</MarksContext>
    </ControlContext>
  )
}

/** @throws outside of a scope */
export function useVerificationControl(): VerificationControl {
  const control = use(ControlContext)
  if (control === undefined) throw new Error('useVerificationControl needs a <VerificationScope> above it')
  return control
}

/** The verdict of each row; undefined where no check was made, as on pages about more than one item. */
export function useRowMarks(): RowMarks | undefined {
  return use(MarksContext)
}

function toMarks({ claim, report }: Checked): RowMarks {
  const rows = new Map<string, { row: ClaimedRow; verdict: RowVerdict }>()
  for (const [index, { verdict }] of report.rows.entries()) {
    const row = claim.rows[index]
    // If an id comes twice, the second row is the wrong one.
    if (row !== undefined) rows.set(row.id, { row, verdict })
  }
  return { rows, headNumber: claim.head.number }
}
