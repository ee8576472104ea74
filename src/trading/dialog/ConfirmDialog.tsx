// The confirmation before the user cancels or revokes something: the subject, the consequences, then the steps.
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { FirstFeeLine } from './Summary.tsx'
import { type TradeState, usePreparedFee } from './useTrade.ts'
import { WriteDialog } from './WriteDialog.tsx'

export interface ConfirmDialogProps {
  readonly title: string
  readonly doneTitle: string
  /** Labels of the button that confirms and of the one that changes nothing. */
  readonly confirmLabel: string
  readonly keepLabel: string
  /** From `useConfirmedTrade`. */
  readonly trade: TradeState
  readonly onClose: () => void
  /** Look of the main action; `danger` by default. */
  readonly variant?: 'primary' | 'danger'
  /** The subject of the write, which stays visible after it is done. */
  readonly subject?: ReactNode
  readonly children: ReactNode
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, doneTitle, confirmLabel, keepLabel, trade } = props
  // The fee is good to know; canceling doesn't wait for it.
  const fee = usePreparedFee(trade.canSubmit ? `${trade.round}` : undefined, async () =>
    trade.define()?.prepare(),
  )
  return (
    <WriteDialog
      title={title}
      doneTitle={doneTitle}
      write={trade}
      keepLabel={keepLabel}
      action={
        <Button variant={props.variant ?? 'danger'} disabled={!trade.canSubmit} onClick={trade.submit}>
          {confirmLabel}
        </Button>
      }
      onClose={props.onClose}
    >
      {props.subject}
      {/* The consequences are described in the future tense, so they are hidden once the write is done. */}
      {trade.progress.status !== 'done' && props.children}
      {trade.isOpen && (
        <Facts>
          <FirstFeeLine fee={fee} />
        </Facts>
      )}
    </WriteDialog>
  )
}
