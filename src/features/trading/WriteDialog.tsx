// The dialog around one write: its title, what is agreed to, the way out and the one main action; then the steps.
import type { ReactNode } from 'react'
import { messageForPeople } from '../../domain/errors.ts'
import { isUnanswered, type TransactionState } from '../../transactions/machine.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, type DialogProps } from '../../ui/Dialog.tsx'
import styles from './Dialogs.module.css'
import type { FollowedWrite } from './useFollowedWrite.ts'
import { WriteProgress, type WriteProgressProps } from './WriteProgress.tsx'

export interface WriteDialogProps extends Pick<DialogProps, 'size' | 'children'> {
  readonly title: string
  /** The title once it is done. */
  readonly doneTitle: string
  readonly write: FollowedWrite
  /** Leaves everything as it is. */
  readonly keepLabel?: string
  /** Goes back after it came to rest; unless told, it looks again or tries again. */
  readonly againLabel?: string
  /** The main action, while nothing is begun. */
  readonly action: ReactNode
  /** What could not be read before the signature, and what is said where the error has no words for people. */
  readonly failure?: { readonly error: unknown; readonly sentence: string } | undefined
  /** What comes before the last signature. */
  readonly steps?: Partial<Omit<WriteProgressProps, 'entry'>>
  readonly onClose: () => void
}

export function WriteDialog(props: WriteDialogProps) {
  const { title, doneTitle, size, write, keepLabel = 'Close', action, failure, steps, children } = props
  const { progress, again } = write
  const unread = progress.status === 'open' && failure !== undefined
  return (
    <Dialog
      open
      title={progress.status === 'done' ? doneTitle : title}
      onOpenChange={props.onClose}
      dismissible={!(progress.status === 'busy' && progress.entry.state.status === 'signing')}
      {...(size === undefined ? {} : { size })}
      footer={
        <>
          <Button onClick={props.onClose}>{leaveLabel(progress.status, keepLabel)}</Button>
          {progress.status === 'open' && !unread && action}
          {unread && (
            <Button variant="primary" onClick={again}>
              Try again
            </Button>
          )}
          {progress.status === 'stopped' && <Onward {...props} state={progress.entry.state} />}
        </>
      }
    >
      {children}
      {unread && (
        <p className={styles.failure} role="alert">
          {messageForPeople(failure.error, failure.sentence)}
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
  // A decline is no reason to agree to the same twice: the wallet is asked again at once.
  const asked = state.status === 'rejected' ? retry : undefined
  return (
    <>
      {(asked === undefined || againLabel !== undefined) && (
        <Button variant={asked === undefined ? 'primary' : 'secondary'} onClick={again}>
          {againLabelOf(state, againLabel)}
        </Button>
      )}
      {asked !== undefined && (
        <Button variant="primary" onClick={asked}>
          Try again
        </Button>
      )}
    </>
  )
}

function leaveLabel(status: FollowedWrite['progress']['status'], keepLabel: string): string {
  switch (status) {
    case 'open':
    case 'stopped':
      return keepLabel
    case 'busy':
      return 'Continue in the background'
    case 'done':
      return 'Close'
  }
}

function againLabelOf(state: TransactionState, label: string | undefined): string {
  if (state.status === 'refused' && state.reason.kind === 'changed') return 'See what changed'
  if (isUnanswered(state)) return 'Start again'
  return label ?? (state.status === 'refused' ? 'Check again' : 'Try again')
}
