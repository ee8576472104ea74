// A button that opens the dialog of a trade. Renders nothing where nobody can trade, as in time travel.
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { useOpenTradeDialog, type Trade } from './openTradeDialog.ts'

/** What callers choose of a button that has its own label. */
export type ButtonLook = Pick<ButtonProps, 'size' | 'variant' | 'wide'>

export interface TradeButtonProps extends Omit<ButtonProps, 'onClick'> {
  readonly trade: Trade
}

export function TradeButton({ trade, ...button }: TradeButtonProps) {
  const openTrade = useOpenTradeDialog()
  if (openTrade === undefined) return null
  return <Button {...button} onClick={() => openTrade(trade)} />
}
