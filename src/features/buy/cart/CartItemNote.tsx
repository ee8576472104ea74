// Why a cart item is not bought, under its line.
import type { ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import styles from './CartItemNote.module.css'

export function CartItemNote({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.note}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
