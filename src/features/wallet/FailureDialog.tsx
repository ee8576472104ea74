// Shows why an action of the account menu failed: there is no form to show it beside.
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { accountMenu } from '../../messages/en/accountMenu.ts'
import { useTranslate } from '../../ui/useTranslate.ts'

export function FailureDialog({
  message,
  onClose,
}: {
  readonly message: string
  readonly onClose: () => void
}) {
  const t = useTranslate()
  return (
    <Dialog
      open
      size="s"
      title={t(accountMenu.failed)}
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t(accountMenu.close)}
        </Button>
      }
    >
      <p role="alert">{message}</p>
    </Dialog>
  )
}
