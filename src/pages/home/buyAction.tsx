// The button over a work that is for sale. It shows on hover or focus, so its code comes after the page is shown.
import { nowSeconds } from '../../domain/time.ts'
import { isListed } from '../../features/tokens/TokenPrice.tsx'
import { later } from '../../ui/later.tsx'

/** Where it cannot be fetched the card still leads to the work, where there is another. */
const BuyWork = later(async () => (await import('./BuyWork.tsx')).BuyWork, { notice: 'none' })

interface Buyable {
  readonly bestAskPrice: string | null
  readonly bestAskEndsAtSeconds: string | null
  readonly bestAsk: { readonly id: string } | null
}

/** Props for a card; none where there is nothing to buy. */
export function buyAction(token: Buyable) {
  if (token.bestAsk === null || !isListed(token, nowSeconds())) return {}
  return { action: <BuyWork hash={token.bestAsk.id} /> }
}
