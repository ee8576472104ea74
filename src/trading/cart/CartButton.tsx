// The header's cart button: the number of items, and the sheet that shows them.
import { useState } from 'react'
import { ShoppingCart } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { tradeActionsTexts } from '../../messages/en/tradeActions.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './CartButton.module.css'
import { useCart } from './store/cartStore.ts'
import { useReconciledCart } from './useReconciledCart.ts'

const CartSheet = lazyPart(async () => (await import('./CartSheet.tsx')).CartSheet)

export interface CartButtonProps {
  /** Whether the cart was clicked before this code had loaded. */
  readonly wasClicked: boolean
  /** Called by what takes the button's place until then. */
  readonly onEarlyClick: () => void
}

export function CartButton({ wasClicked }: CartButtonProps) {
  const t = useTranslate()
  const { cartItems } = useCart()
  const [open, setOpen] = useState(wasClicked)
  useReconciledCart()
  const count = cartItems.length
  return (
    <>
      <IconButton
        label={t(tradeActionsTexts.cart.open({ count }))}
        className={styles.button}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <ShoppingCart aria-hidden="true" />
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </IconButton>
      {open && <CartSheet onClose={() => setOpen(false)} />}
    </>
  )
}
