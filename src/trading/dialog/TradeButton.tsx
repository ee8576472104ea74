// A button that opens the dialog of a trade. It renders nothing during time travel, when nobody can trade.
import { Button, type ButtonProps } from '../../ui/Button.tsx'
import { useOpenTradeDialog, type Trade } from './trade.ts'

/** The props that callers may set on a button with a fixed label. */
export type ButtonLook = Pick<ButtonProps, 'size' | 'variant' | 'wide'>

export interface TradeButtonProps extends Omit<ButtonProps, 'onClick'> {
  readonly trade: Trade
}

export function TradeButton({ trade, ...button }: TradeButtonProps) {
  const openTrade = useOpenTradeDialog()
  if (openTrade === undefined) return null
  return <Button {...button} onClick={() => openTrade(trade)} />
}
