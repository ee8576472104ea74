// Cancels one's own listing; shows nothing to anyone else.
import { Button, type ButtonSize, type ButtonVariant } from '../../../ui/Button.tsx'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import { readListing, type ListingRef } from './listing.ts'
import { useOpenTrade } from '../TradeDialogs.tsx'

export interface CancelButtonProps {
  readonly order: ListingRef
  readonly size?: ButtonSize
  readonly variant?: ButtonVariant
  readonly wide?: boolean
}

export function CancelButton({ order, size = 'm', variant = 'secondary', wide = false }: CancelButtonProps) {
  const { network } = useConfig()
  const { state } = useWallet()
  const open = useOpenTrade()
  const listing = readListing(order, network)
  if (listing === undefined) return null
  const own =
    (state.status === 'connected' || state.status === 'wrongNetwork') && state.account === listing.seller
  if (!own) return null
  return (
    <Button
      size={size}
      variant={variant}
      wide={wide}
      aria-label={`Cancel the listing of ${listing.item.name}`}
      onClick={() => open({ kind: 'cancel', listing })}
    >
      Cancel listing
    </Button>
  )
}
