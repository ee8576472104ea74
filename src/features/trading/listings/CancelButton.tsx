// Cancels one's own listing; shows nothing to anyone else.
import { Button, type ButtonSize, type ButtonVariant } from '../../../ui/Button.tsx'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import { nameOf, readListing, type Listing, type ListingRef } from './listing.ts'
import { useOpenTrade } from '../openTrade.ts'

export interface CancelButtonProps {
  readonly order: ListingRef
  readonly size?: ButtonSize
  readonly variant?: ButtonVariant
  readonly wide?: boolean
}

export function CancelButton({ order, ...look }: CancelButtonProps) {
  const { network } = useConfig()
  const { state } = useWallet()
  const listing = readListing(order, network)
  const own =
    (state.status === 'connected' || state.status === 'wrongNetwork') && state.account === listing?.seller
  return listing !== undefined && own ? <CancelListingButton listing={listing} {...look} /> : null
}

export type CancelListingButtonProps = Omit<CancelButtonProps, 'order'> & { readonly listing: Listing }

/** For a listing that is known to be the reader's own, of one item or of several. */
export function CancelListingButton({
  listing,
  size = 'm',
  variant = 'secondary',
  wide = false,
}: CancelListingButtonProps) {
  const open = useOpenTrade()
  if (open === undefined) return null
  return (
    <Button
      size={size}
      variant={variant}
      wide={wide}
      aria-label={`Cancel the listing of ${nameOf(listing)}`}
      onClick={() => open({ kind: 'cancel', listing })}
    >
      Cancel listing
    </Button>
  )
}
