// Renders trading dialogs above the pages, so that a dialog stays open when its listing leaves the page after the
// purchase.
import { useCallback, useState, type ReactNode } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { lazyPart } from '../ui/lazyPart.tsx'
import { useAsOfBlock } from '../ui/AsOfBlockContext.tsx'
import { useWallet } from '../wallet/WalletProvider.tsx'
import { TradeDialogContext, type OpenTradeDialog, type Trade } from './dialog/trade.ts'

// The registry of trades names the files of every dialog: 2.6 kB gzip that the first page doesn't need.
const TradeDialog = lazyPart(async () => (await import('./TradeDialog.tsx')).TradeDialog)

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
