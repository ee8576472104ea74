// The button that opens the dialog to wrap and unwrap the native coin.
import type { Currency } from '../../../domain/currency.ts'
import { formatExact, type Wei } from '../../../domain/wei.ts'
import { Button } from '../../../ui/Button.tsx'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { useOpenTrade } from '../openTrade.ts'

export interface WrapButtonProps {
  /** Stands for the native coin. */
  readonly currency: Currency
  /** What is to be unwrapped, in wei, where that is known: the dialog begins with it. */
  readonly unwrapped?: Wei | undefined
}

export function WrapButton({ currency, unwrapped }: WrapButtonProps) {
  const { network } = useConfig()
  const open = useOpenTrade()
  if (open === undefined) return null
  return (
    <Button size="s" onClick={() => open({ kind: 'wrap', currency, unwrapped })}>
      {unwrapped === undefined
        ? `Wrap or unwrap ${network.nativeCurrency.symbol}`
        : `Unwrap ${formatExact(unwrapped, currency.decimals)} ${currency.symbol}`}
    </Button>
  )
}
