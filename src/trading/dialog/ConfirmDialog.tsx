// The confirmation before the user cancels or revokes something: the subject, the consequences, then the steps.
import type { ReactNode } from 'react'
import type { Value } from '../../messages/message.ts'
import type { WriteDefinition } from '../../transactions/definition.ts'
import { Button } from '../../ui/Button.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { usePreparedFee } from './firstFee.ts'
import { FirstFeeLine } from './Summary.tsx'
import { useWriteFlow } from './useWriteFlow.ts'
import { useDebouncedRead } from './useDebouncedRead.ts'
import { WriteDialog } from './WriteDialog.tsx'

export interface ConfirmDialogProps<Code> {
  readonly title: string
  readonly doneTitle: string
  /** Labels of the button that confirms and of the one that changes nothing. */
  readonly confirmLabel: string
  readonly keepLabel: string
  /** Shown when an error has no message for people. */
  readonly failure: Value
  readonly writeKey: string
  /** Fetches the code that defines the write. */
  readonly load: () => Promise<Code>
  readonly define: (code: Code) => WriteDefinition
  readonly onClose: () => void
  /** True until the dialog shows everything that the user must see before confirming. */
  readonly waiting?: boolean
  /** Look of the main action; `danger` by default. */
  readonly variant?: 'primary' | 'danger'
  /** The subject of the write, which stays visible after it is done. */
  readonly subject?: ReactNode
  readonly children: ReactNode
}

export function ConfirmDialog<Code>(props: ConfirmDialogProps<Code>) {
  const { title, doneTitle, confirmLabel, keepLabel, failure, writeKey, load, define } = props
  const write = useWriteFlow(writeKey)
  const code = useDebouncedRead(`${write.round}`, load)
  const open = write.progress.status === 'open'
  const fee = usePreparedFee(
    open && code.status === 'loaded' && props.waiting !== true ? `${write.round}` : undefined,
    () => {
      if (code.status !== 'loaded') throw new RangeError('Only loaded code defines a write.')
      return define(code.value).prepare()
    },
  )
  return (
    <WriteDialog
      title={title}
      doneTitle={doneTitle}
      write={write}
      keepLabel={keepLabel}
      action={
        <Button
          variant={props.variant ?? 'danger'}
          disabled={code.status !== 'loaded' || props.waiting === true}
          onClick={() => {
            if (code.status === 'loaded') write.begin(define(code.value))
          }}
        >
          {confirmLabel}
        </Button>
      }
      failure={code.status === 'failed' ? { error: code.error, sentence: failure } : undefined}
      onClose={props.onClose}
    >
      {props.subject}
      {/* The consequences are described in the future tense, so they are hidden once the write is done. */}
      {write.progress.status !== 'done' && props.children}
      {open && (
        <Facts>
          <FirstFeeLine fee={fee} />
        </Facts>
      )}
    </WriteDialog>
  )
}
