// Puts a listing into the basket, or takes it out again: a small button beside the one that buys.
import { ShoppingBasket } from 'lucide-react'
import { classNames } from '../../../ui/classNames.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { usePast } from '../../../ui/PastContext.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import { Offered } from '../refusals/Offered.tsx'
import { isBuyable, readListing, type Listing, type ListingRef } from '../listings/listing.ts'
import styles from './AddToBasket.module.css'
import { legOf } from './leg.ts'
import { MOST_KEPT } from './storedLegs.ts'
import { useBasket } from './useBasket.ts'

export interface AddToBasketProps {
  readonly order: ListingRef
  readonly size?: 's' | 'm' | 'l'
  /** On a surface of its own, for use over a picture. */
  readonly raised?: boolean
}

/** For a line of a list: its token is asked once a reader comes to it. Nothing for what cannot be bought, or is their own. */
export function AddToBasket({ order, ...look }: AddToBasketProps) {
  const { network } = useConfig()
  const listing = readListing(order, network)
  return listing === undefined ? null : (
    <Offered listing={listing} asked="reached" look="over">
      <AddListingToBasket listing={listing} {...look} />
    </Offered>
  )
}

export type AddListingToBasketProps = Omit<AddToBasketProps, 'order'> & { readonly listing: Listing }

/** The same for a listing that is read already. */
export function AddListingToBasket({ listing, size = 's', raised = false }: AddListingToBasketProps) {
  const { state } = useWallet()
  const { basket, legs } = useBasket()
  const now = useNow()
  if (usePast() !== undefined) return null
  // A private sale is bought alone, and so is what is sold together.
  if (listing.reservedFor !== null || listing.bundle !== null) return null
  const present = legs.some(({ orderHash }) => orderHash === listing.orderHash)
  const own = 'account' in state && state.account === listing.seller
  if (!present && (own || !isBuyable(listing, now))) return null
  const full = !present && legs.length >= MOST_KEPT
  const { name } = listing.item
  const label = full
    ? `The basket is full: it holds ${MOST_KEPT} listings`
    : present
      ? `Take ${name} out of the basket`
      : `Put ${name} into the basket`
  return (
    <IconButton
      label={label}
      pressed={present}
      disabled={full}
      className={classNames(styles.button, styles[size], raised && styles.raised)}
      onClick={() => {
        if (present) basket.remove([listing.orderHash])
        else basket.add([legOf(listing)])
      }}
    >
      <ShoppingBasket aria-hidden="true" />
    </IconButton>
  )
}
