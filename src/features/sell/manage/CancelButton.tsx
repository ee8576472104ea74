// Cancels one's own listing.
import { sellActions } from '../../../messages/en/sellActions.ts'
import { Button, type ButtonSize, type ButtonVariant } from '../../../ui/Button.tsx'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { nameOf, type Listing } from '../../../orders/listing.ts'
import { useOpenTrade } from '../../../trade/openTrade.ts'

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
  const t = useTranslate()
  const open = useOpenTrade()
  if (open === undefined) return null
  return (
    <Button
      size={size}
      variant={variant}
      wide={wide}
      aria-label={t(sellActions.cancelListing({ item: nameOf(listing) }))}
      onClick={() => open({ kind: 'cancel', listing })}
    >
      {t(sellActions.cancel)}
    </Button>
  )
}
