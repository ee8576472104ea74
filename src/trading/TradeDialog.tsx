// The dialog of one trade, whichever it is.
import type { ComponentType } from 'react'
import { lazyPart } from '../ui/lazyPart.tsx'
import { useTranslate } from '../ui/useTranslate.ts'
import { useWallet } from '../wallet/WalletProvider.tsx'
import type { AccountDialogProps, Trade } from './dialog/trade.ts'
import { TRADES } from './trades.ts'

const NotConnected = lazyPart(async () => (await import('./dialog/NotConnected.tsx')).NotConnected)

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
  const Dialog = TRADES[trade.kind].Dialog as ComponentType<Trade & AccountDialogProps>
  return <Dialog {...trade} {...props} />
}
