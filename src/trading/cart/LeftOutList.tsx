// The items that a purchase left out, with the reasons, below what it bought.
import { buyTexts } from '../../messages/en/buy.ts'
import type { Value } from '../../messages/message.ts'
import type { LeftOutCartItem } from '../../seaport/cart/cart.ts'
import type { CartItem } from '../../orders/cartItem.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { CartItemLine, CartItemNote } from './CartItemLine.tsx'
import type { PreviewedCartItem } from './write.ts'
import styles from './CartItemLine.module.css'

/** Codes of listings that can never be bought again, so that a cart needn't keep them. */
const FINAL_CODES: ReadonlySet<string> = new Set(['already-sold', 'canceled', 'counter-raised', 'expired'])

interface LeftOut {
  readonly cartItem: CartItem
  readonly because: LeftOutCartItem['because']
}

function listLeftOut(cartItems: readonly PreviewedCartItem[]): readonly LeftOut[] {
  return cartItems.flatMap(({ cartItem, checked }) =>
    checked.status === 'left-out' ? [{ cartItem, because: checked.because }] : [],
  )
}

/** The hashes of the listings that were left out for good. */
export function listNeverBuyable(cartItems: readonly PreviewedCartItem[]): readonly CartItem['orderHash'][] {
  return listLeftOut(cartItems).flatMap(({ cartItem, because }) =>
    'code' in because && FINAL_CODES.has(because.code) ? [cartItem.orderHash] : [],
  )
}

/** Why a listing was left out, as text. */
export function leftOutReason(because: LeftOutCartItem['because']): Value {
  return 'code' in because ? because.sentence : buyTexts.changesTooFast
}

export function LeftOutList({ cartItems }: { readonly cartItems: readonly PreviewedCartItem[] }) {
  const t = useTranslate()
  const leftOut = listLeftOut(cartItems)
  if (leftOut.length === 0) return null
  return (
    <ul className={styles.closing}>
      {leftOut.map(({ cartItem, because }) => (
        <CartItemLine key={cartItem.orderHash} cartItem={cartItem} units={cartItem.units} struck linked>
          <CartItemNote>{t(buyTexts.leftOut({ reason: leftOutReason(because) }))}</CartItemNote>
        </CartItemLine>
      ))}
    </ul>
  )
}
