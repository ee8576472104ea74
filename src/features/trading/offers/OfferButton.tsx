// Makes an offer: connects a wallet first where there is none, then opens the form.
import { HandCoins } from 'lucide-react'
import { Button, type ButtonSize, type ButtonVariant } from '../../../ui/Button.tsx'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { useOpenTrade } from '../openTrade.ts'
import type { OfferStart } from './offer.ts'

export interface OfferButtonProps {
  readonly start: OfferStart
  readonly size?: ButtonSize
  readonly variant?: ButtonVariant
  readonly wide?: boolean
}

/** Nothing where the site has no token that offers could be paid in. */
export function OfferButton({ start, size = 'm', variant = 'secondary', wide = false }: OfferButtonProps) {
  const { network } = useConfig()
  const open = useOpenTrade()
  if (open === undefined || network.currencies.length === 0) return null
  return (
    <Button
      size={size}
      variant={variant}
      wide={wide}
      icon={<HandCoins aria-hidden="true" />}
      onClick={() => open({ kind: 'offer', start })}
    >
      Make offer
    </Button>
  )
}
