// Opens the dialog to wrap and unwrap the native coin.
import type { Currency } from '../../domain/currency.ts'
import { exactAmount, type Wei } from '../../domain/wei.ts'
import { tradeActionsTexts } from '../../messages/en/tradeActions.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { TradeButton } from '../dialog/TradeButton.tsx'

export interface WrapButtonProps {
  /** The token that wraps the native coin. */
  readonly currency: Currency
  /** The amount to unwrap, in wei, if it's known: the dialog starts with it. */
  readonly unwrapped?: Wei | undefined
}

export function WrapButton({ currency, unwrapped }: WrapButtonProps) {
  const t = useTranslate()
  const { network } = useConfig()
  return (
    <TradeButton size="s" trade={{ kind: 'wrap', currency, unwrapped }}>
      {t(
        unwrapped === undefined
          ? tradeActionsTexts.offer.wrapOrUnwrap({ currency: network.nativeCurrency.symbol })
          : tradeActionsTexts.offer.unwrapAmount({ amount: exactAmount(unwrapped, currency) }),
      )}
    </TradeButton>
  )
}
