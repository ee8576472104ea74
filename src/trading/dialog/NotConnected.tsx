// Shown in place of a trade's dialog while no wallet is connected: nothing can be signed.
import { tradeActionsTexts } from '../../messages/en/tradeActions.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useWallet } from '../../wallet/WalletProvider.tsx'

export interface NotConnectedProps {
  /** The trade's. */
  readonly title: string
  readonly onClose: () => void
}

export function NotConnected({ title, onClose }: NotConnectedProps) {
  const t = useTranslate()
  const { prompt } = useWallet()
  return (
    <Dialog
      open
      title={title}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(tradeActionsTexts.dialog.close)}</Button>
          <Button variant="primary" onClick={() => void prompt.connect()}>
            {t(tradeActionsTexts.dialog.connect)}
          </Button>
        </>
      }
    >
      <p role="alert">{t(tradeActionsTexts.dialog.notConnected)}</p>
    </Dialog>
  )
}
