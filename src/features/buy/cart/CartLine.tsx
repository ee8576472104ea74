// One item in the cart: what it costs now, how many, what stands in its way, and the way out.
import { useState } from 'react'
import { X } from 'lucide-react'
import type { Value } from '../../../messages/message.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Price } from '../../../ui/Price.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { isDeclining } from '../../../orders/listing.ts'
import { readUnits } from '../../../trade/typed.ts'
import { cart as texts } from '../../../messages/en/cart.ts'
import styles from './CartSheet.module.css'
import { priceAt, type CartItem } from '../../../orders/cartItem.ts'
import { CartItemLine } from './CartItemLine.tsx'
import { CartItemNote } from './CartItemNote.tsx'
import { useCart } from './useCart.ts'

export interface CartLineProps {
  readonly cartItem: CartItem
  /** Why it cannot be bought now. */
  readonly because: Value | undefined
  readonly onRemove: () => void
  readonly onFollow: () => void
}

export function CartLine({ cartItem, because, onRemove, onFollow }: CartLineProps) {
  const t = useTranslate()
  const now = useNow()
  const choosable = cartItem.divisible && cartItem.quantity > 1n
  return (
    <CartItemLine
      cartItem={cartItem}
      units={cartItem.units}
      struck={because !== undefined}
      onFollow={onFollow}
      end={<Price amount={priceAt(cartItem, now)} currency={cartItem.currency} />}
      action={
        <IconButton label={t(texts.remove({ item: cartItem.item.name }))} size="s" onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      }
    >
      {because !== undefined && <CartItemNote>{t(because)}</CartItemNote>}
      {cartItem.missed !== null && (
        <CartItemNote>{t(texts.missed({ reason: cartItem.missed }))}</CartItemNote>
      )}
      {because === undefined && isDeclining(cartItem) && <p className={styles.note}>{t(texts.declining)}</p>}
      {choosable && <Units cartItem={cartItem} />}
    </CartItemLine>
  )
}

/** How many units of an edition: what cannot be read is said and leaves the cart as it is. */
function Units({ cartItem }: { readonly cartItem: CartItem }) {
  const t = useTranslate()
  const { cart } = useCart()
  const [typed, setTyped] = useState(`${cartItem.units}`)
  const units = readUnits(typed, cartItem.quantity)
  return (
    <TextField
      className={styles.units}
      label={t(texts.quantityOf({ item: cartItem.item.name }))}
      labelHidden
      prefix={t(texts.quantity)}
      mono
      inputMode="numeric"
      value={typed}
      error={'error' in units ? t(units.error) : undefined}
      onChange={(text) => {
        setTyped(text)
        const chosen = readUnits(text, cartItem.quantity)
        if ('value' in chosen) cart.change(cartItem.orderHash, { units: chosen.value })
      }}
    />
  )
}
