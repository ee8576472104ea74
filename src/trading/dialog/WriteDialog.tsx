// The dialog around one write: its title, its content, a button to leave and one main action, then the steps and how far it
// got.
import { useEffect, useRef, type ReactNode } from 'react'
import { errorText } from '../../domain/errors.ts'
import { tradeTexts } from '../../messages/en/trade.ts'
import type { Value, Message } from '../../messages/message.ts'
import { isUnanswered, type TransactionState } from '../../transactions/machine.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, focusInto, type DialogProps } from '../../ui/Dialog.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import dialogs from './Dialogs.module.css'
import type { WriteFlow } from './useWriteFlow.ts'
import type { StepsPlan } from '../../seaport/types.ts'
import { transactionsTexts } from '../../messages/en/transactions.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import { andList } from '../../messages/values.ts'
import type { TradeState } from './useTrade.ts'
import { explorerTxUrl } from '../../domain/explorer.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import type { TransactionEntry } from '../../transactions/entry.ts'
import { useShowInDialog } from '../../transactions/shownInDialogs.ts'
import { Stepper } from '../../transactions/Stepper.tsx'
import { statusTone } from '../../transactions/status.ts'
import { Checks } from './Summary.tsx'
import styles from './WriteDialog.module.css'
import { WriteSentence } from './WriteSentence.tsx'

export interface WriteDialogProps extends Pick<DialogProps, 'size' | 'children'> {
  readonly title: string
  /** The title once it is done. */
  readonly doneTitle: string
  readonly write: WriteFlow
  /** Label of the button that closes the dialog and changes nothing. */
  readonly keepLabel?: string
  /**
   * Label of the button that returns to the form after the write stopped; by default it says to check again or to
   * retry.
   */
  readonly againLabel?: string
  /** The main action, shown until the write begins. */
  readonly action: ReactNode
  /** Keeps its height while the form is shown, so that nothing moves as its fields change. */
  readonly steady?: boolean
  /** The price and what it comes to, above the buttons and always in view. */
  readonly figures?: ReactNode
  /** Choices before the main action, above the buttons and always in view. */
  readonly choice?: ReactNode
  /** The error of a read before the signature, and the text shown if the error has no message for people. */
  readonly failure?: { readonly error: unknown; readonly sentence: Value } | undefined
  /** Actions shown once the write is done, the main one last. */
  readonly next?: ReactNode
  /** The steps that precede the last signature. */
  readonly steps?: Partial<Omit<WriteProgressProps, 'entry'>>
  readonly onClose: () => void
}

export function WriteDialog(props: WriteDialogProps) {
  const t = useTranslate()
  const {
    title,
    doneTitle,
    size,
    write,
    keepLabel = t(tradeTexts.close),
    action,
    steady = false,
    figures,
    choice,
    failure,
    next,
    steps,
    children,
  } = props
  const { progress, again } = write
  const loadFailed = progress.status === 'open' && failure !== undefined
  const leave = useRef<HTMLButtonElement>(null)
  const previousStatus = useRef(progress.status)
  // External system: the focus. The focused element disappears once the write settles or its form is shown again, so the
  // focus moves to the next action, unless the reader has moved it somewhere else since.
  useEffect(() => {
    if (previousStatus.current === progress.status) return
    previousStatus.current = progress.status
    const dialog = leave.current?.closest<HTMLElement>('[role=dialog]') ?? null
    const { activeElement } = document
    if (progress.status === 'busy' || dialog === null) return
    if (activeElement === dialog || activeElement === document.body) focusInto(dialog)
  }, [progress.status])
  return (
    <Dialog
      open
      title={progress.status === 'done' ? doneTitle : title}
      onOpenChange={props.onClose}
      steady={steady && progress.status === 'open'}
      keepsOnTapOutside={progress.status === 'open'}
      dismissible={!(progress.status === 'busy' && progress.entry.state.status === 'signing')}
      {...(size === undefined ? {} : { size })}
      footer={
        <>
          {figures}
          {progress.status === 'open' && !loadFailed && choice !== undefined && (
            <div className={dialogs.choice}>{choice}</div>
          )}
          <Button
            ref={leave}
            data-autofocus={progress.status === 'stopped' ? undefined : true}
            onClick={props.onClose}
          >
            {t(leaveLabel(progress, keepLabel))}
          </Button>
          {progress.status === 'open' && !loadFailed && action}
          {loadFailed && (
            <Button variant="primary" onClick={again}>
              {t(tradeTexts.retry)}
            </Button>
          )}
          {progress.status === 'stopped' && <NextActions {...props} state={progress.entry.state} />}
          {progress.status === 'done' && next}
        </>
      }
    >
      {children}
      {loadFailed && (
        <p className={dialogs.failure} role="alert">
          {t(errorText(failure.error, failure.sentence))}
        </p>
      )}
      {progress.status !== 'open' && <WriteProgress entry={progress.entry} hasFirstStep={false} {...steps} />}
    </Dialog>
  )
}

/** The actions after a write stopped without being done. */
function NextActions({
  state,
  write: { again, retry },
  againLabel,
}: WriteDialogProps & { readonly state: TransactionState }) {
  const t = useTranslate()
  // After a rejection in the wallet, the user needn't confirm the same form twice: the wallet prompts again at once.
  const resend = state.status === 'rejected' ? retry : undefined
  return (
    <>
      {(resend === undefined || againLabel !== undefined) && (
        <Button
          variant={resend === undefined ? 'primary' : 'secondary'}
          data-autofocus={resend === undefined ? true : undefined}
          onClick={again}
        >
          {t(chooseAgainLabel(state, againLabel))}
        </Button>
      )}
      {resend !== undefined && (
        <Button variant="primary" data-autofocus onClick={resend}>
          {t(tradeTexts.retry)}
        </Button>
      )}
    </>
  )
}

function leaveLabel(progress: WriteFlow['progress'], keepLabel: string): Value {
  switch (progress.status) {
    case 'open':
      return keepLabel
    case 'stopped':
      // It is mined, so there is nothing left to keep.
      return progress.entry.state.status === 'contradicted' ? tradeTexts.close : keepLabel
    case 'busy':
      return tradeTexts.inBackground
    case 'done':
      return tradeTexts.close
  }
}

function chooseAgainLabel(state: TransactionState, label: string | undefined): Value {
  if (state.status === 'refused' && state.reason.kind === 'changed') return tradeTexts.seeChanges
  if (isUnanswered(state)) return tradeTexts.startAgain
  return label ?? (state.status === 'refused' ? tradeTexts.checkAgain : tradeTexts.retry)
}

export type StepsBefore = NonNullable<WriteDialogProps['steps']>

/** For a trade that cancels older listings first, whatever else comes before its last signature. */
const CANCELLATION_FIRST = { hasFirstStep: true, firstStep: writesTexts.steps.cancelOlderName } as const

/** The steps of a trade, given those that it has if it doesn't cancel older listings first. */
export const withCancellation = (
  { cancelsOlder }: Pick<TradeState, 'cancelsOlder'>,
  others: StepsBefore,
): StepsBefore => (cancelsOlder ? CANCELLATION_FIRST : others)

/**
 * The names of a plan's steps before its last one: wrapping, an approval, or both.
 * @param plan undefined until it is read
 * @param first the name of a step that comes before the plan's
 */
export function listStepsBefore(plan: Pick<StepsPlan, 'steps'> | undefined, first?: Message): StepsBefore {
  const names = new Set<Value>([
    ...(first === undefined ? [] : [first]),
    ...(plan?.steps.slice(0, -1).map(({ name }) => name ?? transactionsTexts.approve) ?? []),
  ])
  return names.size === 0 ? {} : { hasFirstStep: true, firstStep: andList([...names]) }
}

interface WriteProgressProps {
  readonly entry: TransactionEntry
  /** Whether a step comes before the last signature: an approval by default. */
  readonly hasFirstStep: boolean
  /** Label of the step before the last, if that step isn't an approval. */
  readonly firstStep?: Value | undefined
}

/** The progress of a write inside the dialog that started it: the steps, one sentence, and the reason it stopped. */
function WriteProgress({ entry, hasFirstStep, firstStep }: WriteProgressProps) {
  const { state, hadFirstStep } = entry
  const t = useTranslate()
  const { network } = useConfig()
  const place = useRef<HTMLDivElement>(null)
  useShowInDialog(entry)
  // External system: the dialog's scroll position. The current status must not be hidden below the fold.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [state.status])
  const hash = 'hash' in state ? state.hash : 'by' in state ? state.by : null
  const url = hash === null ? undefined : explorerTxUrl(network.explorerUrl, hash)
  return (
    <div ref={place} className={styles.progress}>
      <Stepper
        state={state}
        hasFirstStep={hasFirstStep || hadFirstStep}
        firstStep={entry.firstStep ?? firstStep}
      />
      <p className={styles[statusTone(state)]} role={statusTone(state) === 'stopped' ? 'alert' : 'status'}>
        <WriteSentence entry={entry} />
      </p>
      {state.status === 'refused' && (
        <>
          {state.reason.remedy !== '' && <p className={styles.remedy}>{t(state.reason.remedy)}</p>}
          {state.reason.kind === 'refused' && (
            <Checks
              passed={state.reason.passed}
              failed={{ check: state.reason.check, detail: state.reason.detail }}
            />
          )}
        </>
      )}
      {url !== undefined && <ExternalLink href={url}>{t(transactionsTexts.seeTransaction)}</ExternalLink>}
    </div>
  )
}
