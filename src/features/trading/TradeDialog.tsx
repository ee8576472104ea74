// The dialog of one trade; its code comes with the first trade that is opened.
import { BuyDialog } from './listings/BuyDialog.tsx'
import { CancelDialog } from './listings/CancelDialog.tsx'
import { ListDialog } from './listings/ListDialog.tsx'
import type { Trade } from './TradeDialogs.tsx'

export interface TradeDialogProps {
  readonly trade: Trade
  readonly onClose: () => void
}

export function TradeDialog({ trade, onClose }: TradeDialogProps) {
  switch (trade.kind) {
    case 'buy':
      return <BuyDialog listing={trade.listing} onClose={onClose} />
    case 'cancel':
      return <CancelDialog listing={trade.listing} onClose={onClose} />
    case 'list':
      return <ListDialog item={trade.item} held={trade.held} onClose={onClose} />
  }
}
