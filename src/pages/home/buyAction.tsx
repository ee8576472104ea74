// The button over a work that is for sale. It shows on hover or focus, so its code comes after the page is shown.
import { nowSeconds } from '../../domain/time.ts'
import { type CardItem, isListed } from '../../features/tokens/cardItem.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'

/** Where it cannot be fetched the card still leads to the work, where there is another. */
const BuyWork = lazyPart(async () => (await import('./BuyWork.tsx')).BuyWork, { notice: 'none' })

/** Props for a card; none where there is nothing to buy. */
export function buyAction(item: CardItem, bestListing: { readonly id: string } | null) {
  if (bestListing === null || !isListed(item, nowSeconds())) return {}
  return { action: <BuyWork hash={bestListing.id} /> }
}
