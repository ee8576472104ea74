// The button that opens the dialog to wrap and unwrap the native coin; none where nothing stands for the coin.
import { wrapperOf } from '../../../domain/currency.ts'
import { Button } from '../../../ui/Button.tsx'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { useOpenTrade } from '../openTrade.ts'

export function WrapButton() {
  const { network } = useConfig()
  const open = useOpenTrade()
  const currency = wrapperOf(network.currencies)
  if (open === undefined || currency === undefined) return null
  return (
    <Button size="s" onClick={() => open({ kind: 'wrap', currency })}>
      Wrap or unwrap {network.nativeCurrency.symbol}
    </Button>
  )
}
