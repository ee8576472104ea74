// What a card of something for sale offers: buying it at once, or putting it into the basket.
import { BuyButton } from '../listings/BuyButton.tsx'
import type { ListingRef } from '../listings/listing.ts'
import { AddToBasket } from './AddToBasket.tsx'
import styles from './CardActions.module.css'

export function CardActions({ order }: { readonly order: ListingRef }) {
  return (
    <span className={styles.actions}>
      <BuyButton order={order} size="s" priced />
      <AddToBasket order={order} size="s" raised />
    </span>
  )
}
