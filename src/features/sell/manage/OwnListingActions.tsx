// What sellers can do with a listing of their own: change its price, or cancel it.
import type { Listing } from '../../../orders/listing.ts'
import type { ButtonSize } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/classNames.ts'
import { CancelListingButton } from './CancelButton.tsx'
import { EditPriceButton } from './EditPriceButton.tsx'
import styles from './OwnListingActions.module.css'

export interface OwnListingActionsProps {
  readonly listing: Listing
  readonly size: ButtonSize
  readonly wide: boolean
}

export function OwnListingActions({ listing, size, wide }: OwnListingActionsProps) {
  return (
    <span className={classNames(styles.own, wide && styles.wide)}>
      {/* A bundle is listed again instead: its price is that of all its items. */}
      {listing.kind !== 'bundle' && <EditPriceButton listing={listing} size={size} wide={wide} />}
      <CancelListingButton listing={listing} size={size} wide={wide} />
    </span>
  )
}
