// Shares one item's check with a part of a page: the control that runs it, and the verdicts of its rows.
import { createContext, type ReactNode, use, useMemo, useEffect, useRef, useState } from 'react'
import type { ClaimedRow } from '../../../verification/claim.ts'
import type { RowVerdict } from '../../../verification/findings.ts'
import type { Checked } from './check.ts'
import { useApolloClient } from '@apollo/client/react'
import { errorText } from '../../../domain/errors.ts'
import { verificationTexts } from '../../../messages/en/verification.ts'
import type { Value } from '../../../messages/message.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import type { Progress } from '../../../verification/verify.ts'

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
  if (control === undefined) throw new Error('No <VerificationScope> above')
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

type VerificationState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: Progress | undefined }
  | { readonly kind: 'done'; readonly checked: Checked }
  | { readonly kind: 'failed'; readonly reason: Value }

interface VerificationControl {
  readonly state: VerificationState
  readonly start: () => void
  readonly cancel: () => void
}

function failureReason(error: unknown): Value {
  if (!navigator.onLine) return verificationTexts.offline
  return errorText(error, verificationTexts.unknownError)
}

/** @param id the token's entity id */
function useVerification(id: string): VerificationControl {
  const client = useApolloClient()
  const { network } = useConfig()
  const [state, setState] = useState<VerificationState>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)

  // External system: the node's responses, which are no longer needed once the page is left.
  useEffect(
    () => () => {
      running.current?.abort()
      // React keeps the state of a hidden page: when it shows again, it must not seem to be checking still.
      setState((now) => (now.kind === 'running' ? { kind: 'idle' } : now))
    },
    [],
  )

  const run = async () => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setState({ kind: 'running', progress: undefined })
    try {
      const { check } = await import('./check.ts')
      if (signal.aborted) return
      const onProgress = (progress: Progress) => {
        if (!signal.aborted) setState({ kind: 'running', progress })
      }
      const checked = await check({ client, network, id, signal, onProgress })
      if (signal.aborted) return
      setState(
        checked.kind === 'failed'
          ? { kind: 'failed', reason: navigator.onLine ? checked.message : verificationTexts.offline }
          : { kind: 'done', checked },
      )
    } catch (error) {
      if (signal.aborted) return
      setState({ kind: 'failed', reason: failureReason(error) })
    }
  }
  return {
    state,
    start: () => void run(),
    cancel: () => {
      running.current?.abort()
      setState({ kind: 'idle' })
    },
  }
}
