// The steps of a write: those before the last as one, sign, mined, indexed; each waiting, active, done, or failed.
import { Check, X } from 'lucide-react'
import { transactionsTexts } from '../messages/en/transactions.ts'
import type { Message, Value } from '../messages/message.ts'
import { classNames } from '../ui/classNames.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { Trans } from '../ui/Trans.tsx'
import { useTranslate } from '../ui/useTranslate.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { StepInfo, TransactionState } from './machine.ts'
import styles from './Stepper.module.css'

type StepName = 'first' | 'sign' | 'mined' | 'indexed'
type StepState = 'waiting' | 'active' | 'done' | 'failed'

const LABELS: Readonly<Record<StepName, Message>> = {
  first: transactionsTexts.approve,
  sign: transactionsTexts.send,
  mined: transactionsTexts.stepConfirm,
  indexed: transactionsTexts.stepIndex,
}

const WITH_STATE = {
  waiting: transactionsTexts.stepWaiting,
  active: transactionsTexts.stepActive,
  done: transactionsTexts.stepDone,
  failed: transactionsTexts.stepFailed,
} as const

/** The step at which the write stopped; undefined when the wallet wasn't prompted. */
function findStoppedStep(
  state: Extract<TransactionState, { status: 'failed' | 'rejected' }>,
): StepInfo | undefined {
  return state.step ?? (state.status === 'failed' ? state.walletRequest?.step : undefined)
}

/** The current step of a state, and whether the write stopped there. */
function findCurrentStep(
  state: TransactionState,
  hasFirstStep: boolean,
): { readonly at: StepName | 'end'; readonly stopped: boolean } {
  const first = hasFirstStep ? 'first' : 'sign'
  const nextStep = (done: number) => (done === 0 ? first : 'sign')
  const toName = ({ last }: StepInfo) => (last ? 'sign' : first)
  switch (state.status) {
    // The next step is undetermined until it is prepared, so the first one stays active.
    case 'preparing':
      return { at: first, stopped: false }
    case 'signing':
      return { at: toName(state.step), stopped: false }
    case 'failed':
    case 'rejected': {
      const step = findStoppedStep(state)
      return { at: step === undefined ? nextStep(state.done) : toName(step), stopped: true }
    }
    case 'refused':
      return { at: nextStep(state.done), stopped: true }
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
    // What the steps were for didn't come about, so the last of them that the user waited for is marked.
    case 'contradicted':
      return { at: state.step.last ? 'indexed' : first, stopped: true }
    case 'indexed':
      return { at: 'end', stopped: false }
  }
}

export interface StepperProps {
  readonly state: TransactionState
  /** Whether a step comes before the last signature: an approval by default. */
  readonly hasFirstStep: boolean
  /** Replaces that step's name. */
  readonly firstStep?: Value | undefined
}

export function Stepper({ state, hasFirstStep, firstStep }: StepperProps) {
  const t = useTranslate()
  const names: readonly StepName[] = hasFirstStep
    ? ['first', 'sign', 'mined', 'indexed']
    : ['sign', 'mined', 'indexed']
  const { at, stopped } = findCurrentStep(state, hasFirstStep)
  const current = at === 'end' ? names.length : names.indexOf(at)
  return (
    <ol className={styles.steps}>
      {names.map((name, index) => {
        const step: StepState =
          index < current ? 'done' : index > current ? 'waiting' : stopped ? 'failed' : 'active'
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
                    {t(name === 'first' ? (firstStep ?? LABELS.first) : LABELS[name])}
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
