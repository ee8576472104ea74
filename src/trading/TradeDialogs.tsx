// Renders trading dialogs above the pages, so that a dialog stays open when its listing leaves the page after the
// purchase.
import { useCallback, useState, type ComponentType, type ReactNode } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { lazyPart } from '../ui/lazyPart.tsx'
import { useAsOfBlock } from '../ui/AsOfBlockContext.tsx'
import { useTranslate } from '../ui/useTranslate.ts'
import { useWallet } from '../wallet/WalletProvider.tsx'
import {
  TradeDialogContext,
  type AccountDialogProps,
  type OpenTradeDialog,
  type Trade,
} from './dialog/trade.ts'
import { TRADES } from './trades.ts'

export function TradeDialogs({ children }: { readonly children: ReactNode }) {
  const { prompt } = useWallet()
  const asOf = useAsOfBlock()
  // Each opening is a new dialog, without input or readings of the previous one.
  const [current, setCurrent] = useState<{
    readonly trade: Trade
    readonly opening: number
    /** The page below it; undefined until it is rendered. */
    readonly page?: string
  }>()
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  // Back leaves the page and its dialog; a transaction that is under way goes on.
  if (current !== undefined && current.page !== pathname) {
    setCurrent(
      current.page !== undefined && navigation === 'POP' ? undefined : { ...current, page: pathname },
    )
  }
  const { connect } = prompt
  const open = useCallback<OpenTradeDialog>(
    (trade) => {
      void connect().then((wallet) => {
        if (wallet !== undefined) setCurrent((before) => ({ trade, opening: (before?.opening ?? 0) + 1 }))
      })
    },
    [connect],
  )
  return (
    <TradeDialogContext value={asOf === undefined ? open : undefined}>
      {children}
      {current !== undefined && (
        <TradeDialog key={current.opening} trade={current.trade} onClose={() => setCurrent(undefined)} />
      )}
    </TradeDialogContext>
  )
}

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
