// What the reader can do with a listing: change or cancel their own, buy anyone else's or put it into the basket.
import type { ButtonSize } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/classNames.ts'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import { AddListingToBasket } from '../basket/AddToBasket.tsx'
import { Offered, type OfferedProps } from '../refusals/Offered.tsx'
import { BuyListingButton } from './BuyButton.tsx'
import { CancelListingButton } from './CancelButton.tsx'
import { EditPriceButton } from './EditPriceButton.tsx'
import type { Listing } from './listing.ts'
import styles from './ListingAction.module.css'

export interface ListingActionProps {
  readonly listing: Listing
  readonly size?: ButtonSize
  readonly wide?: boolean
  /** When the listing's tokens are asked whether they would go to a buyer; as soon as it is on show unless told. */
  readonly asked?: OfferedProps['asked']
}

export function ListingAction({ listing, size = 'm', wide = false, asked = 'shown' }: ListingActionProps) {
  const { state } = useWallet()
  const own =
    (state.status === 'connected' || state.status === 'wrongNetwork') && state.account === listing.seller
  return own ? (
    <span className={classNames(styles.own, wide && styles.wide)}>
      {/* What is sold together is listed anew rather than priced anew. */}
      {listing.bundle === null && <EditPriceButton listing={listing} size={size} wide={wide} />}
      <CancelListingButton listing={listing} size={size} wide={wide} />
    </span>
  ) : (
    <Offered listing={listing} asked={asked} look={wide ? 'block' : 'line'}>
      <BuyListingButton listing={listing} size={size} wide={wide} />
      <AddListingToBasket listing={listing} size={size} />
    </Offered>
  )
}
