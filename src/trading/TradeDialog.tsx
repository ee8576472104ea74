// The dialog of one trade, whichever it is.
import type { ComponentType } from 'react'
import { useTranslate } from '../ui/useTranslate.ts'
import { useWallet } from '../wallet/WalletProvider.tsx'
import type { AccountDialogProps, Trade } from './dialog/trade.ts'
import { TRADES } from './trades.ts'
import { tradeActionsTexts } from '../messages/en/tradeActions.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

export interface TradeDialogProps {
  readonly trade: Trade
  readonly onClose: () => void
}

/** The dialog of one trade for the connected account. */
export function TradeDialog({ trade, onClose }: TradeDialogProps) {
  const t = useTranslate()
  const { state } = useWallet()
  if (state.status !== 'connected') {
    return <NotConnected title={t(TRADES[trade.kind].title)} onClose={onClose} />
  }
  // A change of account starts from scratch, so that no input or reading is used for another account.
  return <AccountTrade key={state.account} trade={trade} account={state.account} onClose={onClose} />
}

function AccountTrade({ trade, ...props }: AccountDialogProps & { readonly trade: Trade }) {
  // TypeScript doesn't see that this is the dialog of this very kind.
  const KindDialog = TRADES[trade.kind].Dialog as ComponentType<Trade & AccountDialogProps>
  return <KindDialog {...trade} {...props} />
}

/** In place of a trade's dialog while no wallet is connected: nothing can be signed. */
function NotConnected({ title, onClose }: { readonly title: string; readonly onClose: () => void }) {
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
