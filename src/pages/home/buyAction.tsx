// The button on an item for sale. It shows on hover or focus, so its code loads after the page.
import { nowSeconds } from '../../domain/time.ts'
import { type CardItem, isListed } from '../../features/tokens/cardItem.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'

/** If it fails to load, the card still links to the item, which has its own button. */
const BuyItem = lazyPart(async () => (await import('./BuyItem.tsx')).BuyItem, { notice: 'none' })

/** Props of a card; empty if the item isn't for sale. */
export function buyAction(item: CardItem, bestListing: { readonly id: string } | null) {
  if (bestListing === null || !isListed(item, nowSeconds())) return {}
  return { action: <BuyItem hash={bestListing.id} /> }
}
