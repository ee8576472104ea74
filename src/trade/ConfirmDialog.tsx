// The dialog that asks once before something of one's own is taken back: what it is, what that means, then the steps.
import type { ReactNode } from 'react'
import type { Value } from '../messages/message.ts'
import type { WriteDefinition } from '../transactions/definition.ts'
import { Button } from '../ui/Button.tsx'
import { useWriteFlow } from './useWriteFlow.ts'
import { useDebouncedRead } from './useDebouncedRead.ts'
import { WriteDialog } from './WriteDialog.tsx'

export interface ConfirmDialogProps<Code> {
  readonly title: string
  readonly doneTitle: string
  /** What the button says that does it, and the one that leaves things as they are. */
  readonly confirmLabel: string
  readonly keepLabel: string
  /** Shown where an error has no text for people. */
  readonly failure: Value
  readonly writeKey: string
  /** Fetches the code that knows the write. */
  readonly load: () => Promise<Code>
  readonly define: (code: Code) => WriteDefinition
  readonly onClose: () => void
  /** True while something that it is agreed to by is not shown yet. */
  readonly waiting?: boolean
  /** How the main action looks: as one that takes something away unless told. */
  readonly variant?: 'primary' | 'danger'
  /** What it is about, which stays in view when it is done. */
  readonly subject?: ReactNode
  readonly children: ReactNode
}

export function ConfirmDialog<Code>(props: ConfirmDialogProps<Code>) {
  const { title, doneTitle, confirmLabel, keepLabel, failure, writeKey, load, define } = props
  const write = useWriteFlow(writeKey)
  const code = useDebouncedRead(`${write.round}`, load)
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
      {/* What it would mean is no longer so once it is done. */}
      {write.progress.status !== 'done' && props.children}
    </WriteDialog>
  )
}
