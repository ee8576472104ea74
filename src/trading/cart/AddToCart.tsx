// Adds a listing to the cart or removes it: a small button beside the buy button.
import { ShoppingCart } from 'lucide-react'
import { classNames } from '../../ui/classNames.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { useNamedItem } from '../../ui/ItemDocuments.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { BuyButton } from '../buy/BuyButton.tsx'
import { TransferGuard } from '../transferChecks/TransferGuard.tsx'
import { canBeInCart, isBuyable, type Listing } from '../../orders/listing.ts'
import { tradeActionsTexts } from '../../messages/en/tradeActions.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './AddToCart.module.css'
import { toCartItem } from '../../orders/cartItem.ts'
import { useCart, MAX_KEPT } from './store/cartStore.ts'

export interface AddToCartProps {
  readonly listing: Listing
  readonly size?: 's' | 'm' | 'l'
  /** Adds a background, for use over a picture. */
  readonly raised?: boolean
}

/** The actions of a listed item's card: buy it, or add it to the cart. */
export function CardActions({ listing }: Pick<AddToCartProps, 'listing'>) {
  return (
    <TransferGuard listing={listing} check="reached" look="over">
      <BuyButton listing={listing} size="s" priced />
      <AddToCart listing={listing} size="s" raised />
    </TransferGuard>
  )
}

/** The actions of a listed item's row, which shows the price beside them. */
export function RowActions({ listing }: Pick<AddToCartProps, 'listing'>) {
  return (
    <TransferGuard listing={listing} check="reached" look="over">
      <BuyButton listing={listing} size="s" />
      <AddToCart listing={listing} size="s" raised />
    </TransferGuard>
  )
}

/** Renders nothing for a listing that can't be bought now or with others, or that is the viewer's own. */
export function AddToCart({ listing, size = 's', raised = false }: AddToCartProps) {
  const t = useTranslate()
  const account = useAccount()
  const { cart, cartItems } = useCart()
  const { name } = useNamedItem(listing.item)
  const now = useNow()
  if (useAsOfBlock() !== undefined) return null
  if (!canBeInCart(listing)) return null
  const isInCart = cartItems.some(({ orderHash }) => orderHash === listing.orderHash)
  const isOwn = account === listing.seller
  if (!isInCart && (isOwn || !isBuyable(listing, now))) return null
  const isFull = !isInCart && cartItems.length >= MAX_KEPT
  const label = isFull
    ? tradeActionsTexts.cart.full({ most: MAX_KEPT })
    : isInCart
      ? tradeActionsTexts.cart.remove({ item: name })
      : tradeActionsTexts.cart.add({ item: name })
  return (
    <IconButton
      label={t(label)}
      aria-pressed={isInCart}
      data-touch
      disabled={isFull}
      className={classNames(styles.button, styles[size], raised && styles.raised)}
      onClick={() => {
        if (isInCart) cart.remove([listing.orderHash])
        else cart.add([toCartItem(listing)])
      }}
    >
      <ShoppingCart aria-hidden="true" />
    </IconButton>
  )
}
