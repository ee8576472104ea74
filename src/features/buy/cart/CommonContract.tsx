// The contract that all cart items share, shown once above them.
import { Evidence } from '../../../trade/Evidence.tsx'
import type { CartItem } from '../../../orders/cartItem.ts'
import type { CartItemLineProps } from './CartItemLine.tsx'
import styles from './Checkout.module.css'

const isCommon = ([first, ...others]: readonly CartItem[]) =>
  others.length > 0 && others.every(({ item }) => item.collection === first?.item.collection)

/** How much of the evidence each row shows. */
export const lineEvidence = (cartItems: readonly CartItem[]): CartItemLineProps['evidence'] =>
  isCommon(cartItems) ? 'number' : 'whole'

/** Renders nothing for a single item, or items of several contracts. */
export function CommonContract({ cartItems }: { readonly cartItems: readonly CartItem[] }) {
  const [first] = cartItems
  if (first === undefined || !isCommon(cartItems)) return null
  const { collection, collectionName } = first.item
  const names = cartItems.flatMap(({ item }) => [item.collectionName, item.name])
  return (
    <div className={styles.common}>
      <bdi>{collectionName}</bdi>
      <Evidence collection={collection} names={names} />
    </div>
  )
}
