// What the reader can do with a listing: change or cancel their own, buy anyone else's or put it into the basket.
import type { ButtonSize } from '../../../ui/Button.tsx'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import { AddListingToBasket } from '../basket/AddToBasket.tsx'
import { BuyListingButton } from './BuyButton.tsx'
import { CancelListingButton } from './CancelButton.tsx'
import { EditPriceButton } from './EditPriceButton.tsx'
import type { Listing } from './listing.ts'
import styles from './ListingAction.module.css'

export interface ListingActionProps {
  readonly listing: Listing
  readonly size?: ButtonSize
  readonly wide?: boolean
  /** Writes the price into the button. */
  readonly priced?: boolean
}

export function ListingAction({ listing, size = 'm', wide = false, priced = false }: ListingActionProps) {
  const { state } = useWallet()
  const own =
    (state.status === 'connected' || state.status === 'wrongNetwork') && state.account === listing.seller
  return own ? (
    <>
      {/* What is sold together is listed anew rather than priced anew. */}
      {listing.bundle === null && <EditPriceButton listing={listing} size={size} wide={wide} />}{' '}
      <CancelListingButton listing={listing} size={size} wide={wide} />
    </>
  ) : (
    <span className={styles.pair}>
      <BuyListingButton listing={listing} size={size} wide={wide} priced={priced} />
      <AddListingToBasket listing={listing} size={size} />
    </span>
  )
}
