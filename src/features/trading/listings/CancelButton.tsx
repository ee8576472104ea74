// Cancels one's own listing.
import { Button, type ButtonSize, type ButtonVariant } from '../../../ui/Button.tsx'
import { nameOf, type Listing } from './listing.ts'
import { useOpenTrade } from '../openTrade.ts'

export interface CancelListingButtonProps {
  readonly listing: Listing
  readonly size?: ButtonSize
  readonly variant?: ButtonVariant
  readonly wide?: boolean
}

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
