// Opens the form to make an offer, after connecting a wallet if there is none.
import { HandCoins } from 'lucide-react'
import { tradeActionsTexts } from '../../messages/en/tradeActions.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { TradeButton, type ButtonLook } from '../dialog/TradeButton.tsx'
import type { OfferStart } from '../../orders/offer.ts'

export interface OfferButtonProps extends ButtonLook {
  readonly start: OfferStart
}

/** Renders nothing on a site without a token to make offers in. */
export function OfferButton({ start, ...look }: OfferButtonProps) {
  const t = useTranslate()
  const { network } = useConfig()
  if (network.currencies.length === 0) return null
  return (
    <TradeButton {...look} trade={{ kind: 'offer', start }} icon={<HandCoins aria-hidden="true" />}>
      {t(tradeActionsTexts.offer.make)}
    </TradeButton>
  )
}
