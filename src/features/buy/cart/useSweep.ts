// What a sweep comes to: the cheapest listings whose tokens would be handed over, and those left out with the reason.
import type { Address } from '../../../domain/address.ts'
import type { Wei } from '../../../domain/wei.ts'
import type { Value } from '../../../messages/message.ts'
import { useNow } from '../../../ui/useNow.ts'
import type { Listing } from '../../../orders/listing.ts'
import { useTransferChecks, useTransferRefusals } from '../transferChecks/useTransferChecks.ts'
import type { CartItem } from '../../../orders/cartItem.ts'
import { chooseCartItems } from './sweep.ts'

/** One of the cheapest that its token would not hand over. */
export interface LeftOutOfSweep {
  readonly cartItem: CartItem
  readonly because: Value
}

export interface Sweep {
  readonly cartItems: readonly CartItem[]
  readonly leftOut: readonly LeftOutOfSweep[]
}

export interface SweepWish {
  /** Items at most. */
  readonly count: number
  /** What one of them may cost at most; undefined for any price. */
  readonly cap: Wei | undefined
}

/** How many items beyond those to be taken are asked about, so that what a token refuses is replaced at once. */
const LOOKAHEAD = 20

/** @param wish undefined while what is typed cannot be read: then nothing is taken */
export function useSweep(
  listings: readonly Listing[],
  wish: SweepWish | undefined,
  account: Address | undefined,
): Sweep {
  const nowSeconds = useNow()
  const refusalOf = useTransferRefusals()
  const choose = (from: readonly Listing[], beyond = 0) =>
    wish === undefined
      ? []
      : chooseCartItems(from, { count: wish.count + beyond, cap: wish.cap, nowSeconds, account })

  const willing = listings.filter((listing) => refusalOf(listing) === undefined)
  const near = new Set(choose(willing, LOOKAHEAD).map(({ orderHash }) => orderHash))
  const cheapest = new Map(choose(listings).map((cartItem) => [cartItem.orderHash, cartItem]))
  // Those left out as well: their tokens may let them go meanwhile.
  useTransferChecks(listings.filter(({ orderHash }) => near.has(orderHash) || cheapest.has(orderHash)))

  const leftOut = listings.flatMap((listing): readonly LeftOutOfSweep[] => {
    const cartItem = cheapest.get(listing.orderHash)
    const because = refusalOf(listing)?.sentence
    return cartItem === undefined || because === undefined ? [] : [{ cartItem, because }]
  })
  return { cartItems: choose(willing), leftOut }
}
