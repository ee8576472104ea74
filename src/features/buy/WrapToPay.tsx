// A button that opens the dialog to wrap, below a purchase that fails only because the balance of the wrapped coin is too
// low.
import { findWrappedNative, type Currency } from '../../domain/currency.ts'
import { purchase } from '../../messages/en/purchase.ts'
import type { Refusal } from '../../market/verdict.ts'
import dialogs from '../../trade/Dialogs.module.css'
import { TradeButton } from '../../trade/TradeButton.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'

export interface WrapToPayProps {
  readonly refusal: Pick<Refusal, 'code'>
  /** The currency of the purchase. */
  readonly currency: Pick<Currency, 'address'>
}

export function WrapToPay({ refusal, currency }: WrapToPayProps) {
  const t = useTranslate()
  const { nativeCurrency, currencies } = useConfig().network
  const wrapped = findWrappedNative(currencies)
  if (refusal.code !== 'insufficient-funds' || wrapped?.address !== currency.address) return null
  return (
    <p className={dialogs.action}>
      <TradeButton size="s" trade={{ kind: 'wrap', currency: wrapped }}>
        {t(purchase.wrapFirst({ coin: nativeCurrency.symbol, token: wrapped.symbol }))}
      </TradeButton>
    </p>
  )
}
