// Puts a listing into the cart, or takes it out again: a small button beside the one that buys.
import { ShoppingCart } from 'lucide-react'
import { classNames } from '../../../ui/classNames.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { usePast } from '../../../ui/PastContext.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import { Offered } from '../refusals/Offered.tsx'
import { isBuyable, readListing, type Listing, type ListingRef } from '../../../orders/listing.ts'
import { cartActions } from '../../../messages/en/cartActions.ts'
import { useTranslate } from '../../../ui/useTranslate.ts'
import styles from './AddToCart.module.css'
import { toCartItem } from '../../../orders/cartItem.ts'
import { MOST_KEPT } from './storedCartItems.ts'
import { useCart } from './useCart.ts'

export interface AddToCartProps {
  readonly order: ListingRef
  readonly size?: 's' | 'm' | 'l'
  /** On a surface of its own, for use over a picture. */
  readonly raised?: boolean
}

/** For a line of a list: its token is asked once a reader comes to it. Nothing for what cannot be bought, or is their own. */
export function AddToCart({ order, ...look }: AddToCartProps) {
  const { network } = useConfig()
  const listing = readListing(order, network)
  return listing === undefined ? null : (
    <Offered listing={listing} asked="reached" look="over">
      <AddListingToCart listing={listing} {...look} />
    </Offered>
  )
}

export type AddListingToCartProps = Omit<AddToCartProps, 'order'> & { readonly listing: Listing }

/** The same for a listing that is read already. */
export function AddListingToCart({ listing, size = 's', raised = false }: AddListingToCartProps) {
  const t = useTranslate()
  const { state } = useWallet()
  const { cart, cartItems } = useCart()
  const now = useNow()
  if (usePast() !== undefined) return null
  // A private sale is bought alone, and so is what is sold together.
  if (listing.reservedFor !== null || listing.bundle !== null) return null
  const present = cartItems.some(({ orderHash }) => orderHash === listing.orderHash)
  const own = 'account' in state && state.account === listing.seller
  if (!present && (own || !isBuyable(listing, now))) return null
  const full = !present && cartItems.length >= MOST_KEPT
  const { name } = listing.item
  const label = full
    ? cartActions.full({ most: MOST_KEPT })
    : present
      ? cartActions.remove({ item: name })
      : cartActions.add({ item: name })
  return (
    <IconButton
      label={t(label)}
      pressed={present}
      disabled={full}
      className={classNames(styles.button, styles[size], raised && styles.raised)}
      onClick={() => {
        if (present) cart.remove([listing.orderHash])
        else cart.add([toCartItem(listing)])
      }}
    >
      <ShoppingCart aria-hidden="true" />
    </IconButton>
  )
}
