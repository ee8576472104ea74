// The dialog around one write: its title, what is agreed to, the way out and the one main action; then the steps.
import { useEffect, useRef, type ReactNode } from 'react'
import { errorText } from '../domain/errors.ts'
import { tradeParts } from '../messages/en/tradeParts.ts'
import type { Value } from '../messages/message.ts'
import { isUnanswered, type TransactionState } from '../transactions/machine.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog, focusInto, type DialogProps } from '../ui/Dialog.tsx'
import { useTranslate } from '../ui/useTranslate.ts'
import styles from './Dialogs.module.css'
import type { WriteFlow } from './useWriteFlow.ts'
import { WriteProgress, type WriteProgressProps } from './WriteProgress.tsx'

export interface WriteDialogProps extends Pick<DialogProps, 'size' | 'children'> {
  readonly title: string
  /** The title once it is done. */
  readonly doneTitle: string
  readonly write: WriteFlow
  /** Leaves everything as it is. */
  readonly keepLabel?: string
  /** Goes back after it came to rest; unless told, it looks again or tries again. */
  readonly againLabel?: string
  /** The main action, while nothing is begun. */
  readonly action: ReactNode
  /** What could not be read before the signature, and what is shown where the error has no text for people. */
  readonly failure?: { readonly error: unknown; readonly sentence: Value } | undefined
  /** Actions once it is done, the main one last. */
  readonly next?: ReactNode
  /** What comes before the last signature. */
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
    keepLabel = t(tradeParts.close),
    action,
    failure,
    next,
    steps,
    children,
  } = props
  const { progress, again } = write
  const unread = progress.status === 'open' && failure !== undefined
  const leave = useRef<HTMLButtonElement>(null)
  const stood = useRef(progress.status)
  // Outside system: the focus. What held it is gone once the write rests, or its form is back: it goes to the way on from
  // there, unless the reader has put it somewhere since.
  useEffect(() => {
    if (stood.current === progress.status) return
    stood.current = progress.status
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
      dismissible={!(progress.status === 'busy' && progress.entry.state.status === 'signing')}
      {...(size === undefined ? {} : { size })}
      footer={
        <>
          <Button
            ref={leave}
            data-autofocus={progress.status === 'stopped' ? undefined : true}
            onClick={props.onClose}
          >
            {t(leaveLabel(progress.status, keepLabel))}
          </Button>
          {progress.status === 'open' && !unread && action}
          {unread && (
            <Button variant="primary" onClick={again}>
              {t(tradeParts.retry)}
            </Button>
          )}
          {progress.status === 'stopped' && <Onward {...props} state={progress.entry.state} />}
          {progress.status === 'done' && next}
        </>
      }
    >
      {children}
      {unread && (
        <p className={styles.failure} role="alert">
          {t(errorText(failure.error, failure.sentence))}
        </p>
      )}
      {progress.status !== 'open' && <WriteProgress entry={progress.entry} withApproval={false} {...steps} />}
    </Dialog>
  )
}

/** The way on from where a write came to rest. */
function Onward({
  state,
  write: { again, retry },
  againLabel,
}: WriteDialogProps & { readonly state: TransactionState }) {
  const t = useTranslate()
  // A decline is no reason to agree to the same twice: the wallet is asked again at once.
  const resend = state.status === 'rejected' ? retry : undefined
  return (
    <>
      {(resend === undefined || againLabel !== undefined) && (
        <Button
          variant={resend === undefined ? 'primary' : 'secondary'}
          data-autofocus={resend === undefined ? true : undefined}
          onClick={again}
        >
          {t(againLabelOf(state, againLabel))}
        </Button>
      )}
      {resend !== undefined && (
        <Button variant="primary" data-autofocus onClick={resend}>
          {t(tradeParts.retry)}
        </Button>
      )}
    </>
  )
}

function leaveLabel(status: WriteFlow['progress']['status'], keepLabel: string): Value {
  switch (status) {
    case 'open':
    case 'stopped':
      return keepLabel
    case 'busy':
      return tradeParts.inBackground
    case 'done':
      return tradeParts.close
  }
}

function againLabelOf(state: TransactionState, label: string | undefined): Value {
  if (state.status === 'refused' && state.reason.kind === 'changed') return tradeParts.seeChanges
  if (isUnanswered(state)) return tradeParts.startAgain
  return label ?? (state.status === 'refused' ? tradeParts.checkAgain : tradeParts.retry)
}
