// Makes an offer: connects a wallet first where there is none, then opens the form.
import { HandCoins } from 'lucide-react'
import { offerActions } from '../../messages/en/offerActions.ts'
import { Button, type ButtonSize, type ButtonVariant } from '../../ui/Button.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useOpenTradeDialog } from '../../trade/openTradeDialog.ts'
import type { OfferStart } from '../../orders/offer.ts'

export interface OfferButtonProps {
  readonly start: OfferStart
  readonly size?: ButtonSize
  readonly variant?: ButtonVariant
  readonly wide?: boolean
}

/** Nothing where the site has no token that offers could be paid in. */
export function OfferButton({ start, size = 'm', variant = 'secondary', wide = false }: OfferButtonProps) {
  const t = useTranslate()
  const { network } = useConfig()
  const open = useOpenTradeDialog()
  if (open === undefined || network.currencies.length === 0) return null
  return (
    <Button
      size={size}
      variant={variant}
      wide={wide}
      icon={<HandCoins aria-hidden="true" />}
      onClick={() => open({ kind: 'offer', start })}
    >
      {t(offerActions.make)}
    </Button>
  )
}
