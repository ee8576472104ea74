// The button over a work that is for sale.
import { nowSeconds } from '../../domain/time.ts'
import { BuyButton, type BuyButtonProps } from '../../features/listings/BuyButton.tsx'
import { isListed } from '../../features/tokens/TokenPrice.tsx'

interface Buyable {
  readonly bestAskPrice: string | null
  readonly bestAskEndsAtSeconds: string | null
  readonly bestAsk: BuyButtonProps['order'] | null
}

/** Props for a card; none where there is nothing to buy. */
export function buyAction(token: Buyable) {
  if (token.bestAsk === null || !isListed(token, nowSeconds())) return {}
  return { action: <BuyButton order={token.bestAsk} size="s" priced /> }
}
