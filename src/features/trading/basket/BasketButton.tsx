// The basket in the header: how many listings it holds, and the sheet they are in.
import { useState } from 'react'
import { ShoppingBasket } from 'lucide-react'
import { formatCount } from '../../../domain/wei.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { later } from '../../../ui/later.tsx'
import styles from './BasketButton.module.css'
import { useBasket } from './useBasket.ts'
import { useReconciled } from './useReconciled.ts'

const BasketSheet = later(async () => (await import('./BasketSheet.tsx')).BasketSheet)

export function BasketButton() {
  const { legs } = useBasket()
  const [open, setOpen] = useState(false)
  useReconciled()
  const count = legs.length
  const label =
    count === 0 ? 'Basket' : `Basket, ${formatCount(count)} ${count === 1 ? 'listing' : 'listings'}`
  return (
    <>
      <IconButton
        label={label}
        className={styles.button}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <ShoppingBasket aria-hidden="true" />
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </IconButton>
      {open && <BasketSheet onClose={() => setOpen(false)} />}
    </>
  )
}
