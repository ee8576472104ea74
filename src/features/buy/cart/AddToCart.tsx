// Puts a listing into the cart, or takes it out again: a small button beside the one that buys.
import { ShoppingCart } from 'lucide-react'
import { classNames } from '../../../ui/classNames.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useAsOfBlock } from '../../../ui/AsOfBlockContext.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import { TransferGuard } from '../transferChecks/TransferGuard.tsx'
import { isBuyable, type Listing } from '../../../orders/listing.ts'
import { cartActions } from '../../../messages/en/cartActions.ts'
import { useTranslate } from '../../../ui/useTranslate.ts'
import styles from './AddToCart.module.css'
import { toCartItem } from '../../../orders/cartItem.ts'
import { MOST_KEPT } from './storedCartItems.ts'
import { useCart } from './useCart.ts'

export interface AddToCartProps {
  readonly listing: Listing
  readonly size?: 's' | 'm' | 'l'
  /** On a surface of its own, for use over a picture. */
  readonly raised?: boolean
}

/** For a row of a list: checks whether its token can be transferred once the viewer reaches it. */
export function CheckedAddToCart(props: AddToCartProps) {
  return (
    <TransferGuard listing={props.listing} check="reached" look="over">
      <AddToCart {...props} />
    </TransferGuard>
  )
}

/** Nothing for what can't be bought with others, can't be bought now, or is the viewer's own. */
export function AddToCart({ listing, size = 's', raised = false }: AddToCartProps) {
  const t = useTranslate()
  const { state } = useWallet()
  const { cart, cartItems } = useCart()
  const now = useNow()
  if (useAsOfBlock() !== undefined) return null
  // A private sale is bought alone, and so is what is sold together.
  if (listing.reservedFor !== null || listing.kind === 'bundle') return null
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
