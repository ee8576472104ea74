// Says what the wallet could not do, where there is no form to say it beside.
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

export function FailureDialog({
  message,
  onClose,
}: {
  readonly message: string
  readonly onClose: () => void
}) {
  return (
    <Dialog
      open
      size="s"
      title="That did not work"
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p role="alert">{message}</p>
    </Dialog>
  )
}
