// The button that opens the dialog to wrap and unwrap the native coin; none where nothing stands for the coin.
import { wrapperOf } from '../../../domain/currency.ts'
import { formatExact, type Wei } from '../../../domain/wei.ts'
import { Button } from '../../../ui/Button.tsx'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { useOpenTrade } from '../openTrade.ts'

export interface WrapButtonProps {
  /** What is to be unwrapped, in wei, where that is known: the dialog begins with it. */
  readonly unwrapped?: Wei | undefined
}

export function WrapButton({ unwrapped }: WrapButtonProps) {
  const { network } = useConfig()
  const open = useOpenTrade()
  const currency = wrapperOf(network.currencies)
  if (open === undefined || currency === undefined) return null
  return (
    <Button size="s" onClick={() => open({ kind: 'wrap', currency, unwrapped })}>
      {unwrapped === undefined
        ? `Wrap or unwrap ${network.nativeCurrency.symbol}`
        : `Unwrap ${formatExact(unwrapped, currency.decimals)} ${currency.symbol}`}
    </Button>
  )
}
