// One item in the cart: its current price, its quantity, why it can't be bought, and a button that removes it.
import { useState } from 'react'
import { X } from 'lucide-react'
import { quantityText, shownQuantity } from '../../domain/quantity.ts'
import type { Value } from '../../messages/message.ts'
import { useNamedItem } from '../../ui/ItemDocuments.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Price } from '../../ui/Price.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { isDeclining } from '../../orders/listingPrice.ts'
import { parseUnits } from '../dialog/formFields.ts'
import { buyTexts } from '../../messages/en/buy.ts'
import { controlsTexts } from '../../messages/en/controls.ts'
import styles from './CartSheet.module.css'
import { priceAt, type CartItem } from '../../orders/cartItem.ts'
import { CartItemLine, CartItemNote } from './CartItemLine.tsx'
import { useCart } from './store/cartStore.ts'

export interface CartLineProps {
  readonly cartItem: CartItem
  /** Why it can't be bought now. */
  readonly reason: Value | undefined
  /** Units that the listing sells now, if it can be bought at all; undefined while that loads. */
  readonly available: bigint | undefined
  /** Gets the item's name, as it is shown. */
  readonly onRemove: (name: string) => void
  readonly onFollow: () => void
}

export function CartLine({ cartItem, reason, available, onRemove, onFollow }: CartLineProps) {
  const t = useTranslate()
  const now = useNow()
  const { name } = useNamedItem(cartItem.item)
  const { divisible, step, quantity } = cartItem
  const most = available === undefined ? quantity : available - (available % step)
  // Fewer units than are in the cart may be left: then a lower quantity can still be bought.
  const canChange = reason === undefined || (available !== undefined && most >= step && most < cartItem.units)
  return (
    <CartItemLine
      cartItem={cartItem}
      units={cartItem.units}
      struck={reason !== undefined}
      linked
      onFollow={onFollow}
      end={<Price amount={priceAt(cartItem, now)} currency={cartItem.currency} />}
      action={
        <IconButton label={t(buyTexts.cart.remove({ item: name }))} size="s" onClick={() => onRemove(name)}>
          <X aria-hidden="true" />
        </IconButton>
      }
    >
      {reason !== undefined && <CartItemNote>{t(reason)}</CartItemNote>}
      {cartItem.missed !== null && (
        <CartItemNote>{t(buyTexts.cart.missed({ reason: cartItem.missed }))}</CartItemNote>
      )}
      {reason === undefined && isDeclining(cartItem) && (
        <p className={styles.note}>{t(buyTexts.cart.declining)}</p>
      )}
      {divisible && quantity > step && canChange && <Units cartItem={cartItem} most={most} />}
    </CartItemLine>
  )
}

/** The quantity of an edition's units; invalid input shows an error and leaves the cart unchanged. */
function Units({ cartItem, most }: { readonly cartItem: CartItem; readonly most: bigint }) {
  const t = useTranslate()
  const { cart } = useCart()
  const [input, setInput] = useState(() => quantityText(cartItem.units, cartItem.item))
  const { step } = cartItem
  const item = useNamedItem(cartItem.item)
  const field = { decimals: item.decimals, most, step }
  const units = parseUnits(input, field)
  return (
    <TextField
      className={styles.units}
      label={t(buyTexts.cart.quantityOf({ item: item.name }))}
      labelHidden
      prefix={t(buyTexts.cart.quantity)}
      mono
      inputMode={item.decimals === 0 ? 'numeric' : 'decimal'}
      value={input}
      error={'error' in units ? t(units.error) : undefined}
      hint={step > 1n && t(controlsTexts.fields.multiples({ step: shownQuantity(step, item) }))}
      onChange={(text) => {
        setInput(text)
        const next = parseUnits(text, field)
        if ('value' in next) cart.change(cartItem.orderHash, { units: next.value })
      }}
    />
  )
}
