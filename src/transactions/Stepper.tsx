// The steps of a write as a line: approve, sign, mined, indexed; each waiting, under way, done or failed.
import { Check, X } from 'lucide-react'
import { transactions } from '../messages/en/transactions.ts'
import type { Message, Value } from '../messages/message.ts'
import { classNames } from '../ui/classNames.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { Trans } from '../ui/Trans.tsx'
import { useTranslate } from '../ui/useTranslate.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { StepInfo, TransactionState } from './machine.ts'
import styles from './Stepper.module.css'

type StepName = 'approve' | 'sign' | 'mined' | 'indexed'
type StepState = 'waiting' | 'active' | 'done' | 'failed'

const LABELS: Readonly<Record<StepName, Message>> = {
  approve: transactions.approve,
  sign: transactions.sign,
  mined: transactions.confirmed,
  indexed: transactions.indexed,
}

const WITH_STATE = {
  waiting: transactions.stepWaiting,
  active: transactions.stepActive,
  done: transactions.stepDone,
  failed: transactions.stepFailed,
} as const

/** What the wallet was asked for when the write came to its end; undefined where it was not asked. */
function stoppedAt(
  state: Extract<TransactionState, { status: 'failed' | 'rejected' }>,
): StepInfo | undefined {
  return state.step ?? (state.status === 'failed' ? state.walletRequest?.step : undefined)
}

/** Where in the line a state stands, and whether it goes on from there. */
function place(
  state: TransactionState,
  withApproval: boolean,
): { readonly at: StepName | 'end'; readonly stopped: boolean } {
  const first = withApproval ? 'approve' : 'sign'
  const unasked = (done: number) => (done === 0 ? first : 'sign')
  const of = ({ last }: StepInfo) => (last ? 'sign' : first)
  switch (state.status) {
    // Which step comes next is known once it is prepared; until then the line never runs ahead.
    case 'idle':
    case 'preparing':
      return { at: first, stopped: false }
    case 'signing':
      return { at: of(state.step), stopped: false }
    case 'failed':
    case 'rejected': {
      const step = stoppedAt(state)
      return { at: step === undefined ? unasked(state.done) : of(step), stopped: true }
    }
    case 'refused':
      return { at: unasked(state.done), stopped: true }
    case 'pending':
      return { at: state.step.last ? 'mined' : first, stopped: false }
    case 'reverted':
    case 'dropped':
      return { at: state.step.last ? 'mined' : first, stopped: true }
    case 'replaced':
      return { at: 'mined', stopped: true }
    case 'mined':
    case 'stalled':
      return { at: 'indexed', stopped: false }
    case 'indexed':
      return { at: 'end', stopped: false }
  }
}

export interface StepperProps {
  readonly state: TransactionState
  /** Shows the approval as a step of its own. */
  readonly withApproval: boolean
  /** What that step is called where it is something else. */
  readonly firstStep?: Value | undefined
}

export function Stepper({ state, withApproval, firstStep }: StepperProps) {
  const t = useTranslate()
  const names: readonly StepName[] = withApproval
    ? ['approve', 'sign', 'mined', 'indexed']
    : ['sign', 'mined', 'indexed']
  const { at, stopped } = place(state, withApproval)
  const current = at === 'end' ? names.length : names.indexOf(at)
  return (
    <ol className={styles.steps}>
      {names.map((name, index) => {
        const step: StepState =
          index < current
            ? 'done'
            : index > current || state.status === 'idle'
              ? 'waiting'
              : stopped
                ? 'failed'
                : 'active'
        return (
          <li
            key={name}
            className={classNames(styles.step, styles[step])}
            aria-current={step === 'active' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {step === 'done' && <Check />}
              {step === 'failed' && <X />}
              {step === 'active' && <Spinner size={14} />}
            </span>
            <Trans
              message={WITH_STATE[step]({
                step: (
                  <span className={styles.label}>
                    {t(name === 'approve' ? (firstStep ?? LABELS.approve) : LABELS[name])}
                  </span>
                ),
                quiet: (state) => <VisuallyHidden>{state}</VisuallyHidden>,
              })}
            />
          </li>
        )
      })}
    </ol>
  )
}
