// The button that opens the dialog to wrap and unwrap the native coin.
import type { Currency } from '../../domain/currency.ts'
import { exactAmount, type Wei } from '../../domain/wei.ts'
import { offerActions } from '../../messages/en/offerActions.ts'
import { Button } from '../../ui/Button.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useOpenTradeDialog } from '../../trade/openTradeDialog.ts'

export interface WrapButtonProps {
  /** Stands for the native coin. */
  readonly currency: Currency
  /** What is to be unwrapped, in wei, where that is known: the dialog begins with it. */
  readonly unwrapped?: Wei | undefined
}

export function WrapButton({ currency, unwrapped }: WrapButtonProps) {
  const t = useTranslate()
  const { network } = useConfig()
  const open = useOpenTradeDialog()
  if (open === undefined) return null
  return (
    <Button size="s" onClick={() => open({ kind: 'wrap', currency, unwrapped })}>
      {t(
        unwrapped === undefined
          ? offerActions.wrapOrUnwrap({ currency: network.nativeCurrency.symbol })
          : offerActions.unwrapAmount({ amount: exactAmount(unwrapped, currency) }),
      )}
    </Button>
  )
}
