// Selects the cheapest listings whose tokens can be transferred, and gives the reason for those left out.
import type { Address } from '../../domain/address.ts'
import type { Value } from '../../messages/message.ts'
import { useNow } from '../../ui/useNow.ts'
import type { Listing } from '../../orders/listing.ts'
import { useTransferChecks, useTransferRefusals } from '../transferChecks/useTransferChecks.ts'
import type { CartItem } from '../../orders/cartItem.ts'
import { chooseCartItems, listSweepRows, sweepKey, type SweepRequest, type SweepRow } from './sweep.ts'

/** One of the cheapest listings, whose token can't be transferred. */
export interface LeftOutOfSweep {
  readonly cartItem: CartItem
  readonly because: Value
}

export interface Sweep {
  /** The cart items and what the buyer left out, the cheapest first. */
  readonly rows: readonly SweepRow[]
  readonly cartItems: readonly CartItem[]
  readonly leftOut: readonly LeftOutOfSweep[]
}

/** How many more items than requested are checked, so that a refused one is replaced at once. */
const LOOKAHEAD = 20

export interface SweepOptions {
  readonly account: Address | undefined
  /** What the buyer left out, by `sweepKey`: the next cheapest takes its place. */
  readonly omitted: ReadonlySet<string>
}

/** @param request undefined while a field is invalid: nothing is selected then */
export function useSweep(
  all: readonly Listing[],
  request: Pick<SweepRequest, 'count' | 'cap'> | undefined,
  { account, omitted }: SweepOptions,
): Sweep {
  const listings = all.filter((listing) => !omitted.has(sweepKey(listing)))
  const nowSeconds = useNow()
  const findRefusal = useTransferRefusals()
  const choose = (from: readonly Listing[], beyond = 0) =>
    request === undefined
      ? []
      : chooseCartItems(from, { ...request, count: request.count + beyond, nowSeconds, account })

  const available = listings.filter((listing) => findRefusal(listing) === undefined)
  const near = new Set(choose(available, LOOKAHEAD).map(({ orderHash }) => orderHash))
  const cheapest = new Map(choose(listings).map((cartItem) => [cartItem.orderHash, cartItem]))
  // Includes those left out, because their tokens may become transferable.
  useTransferChecks(listings.filter(({ orderHash }) => near.has(orderHash) || cheapest.has(orderHash)))

  const leftOut = listings.flatMap((listing): readonly LeftOutOfSweep[] => {
    const cartItem = cheapest.get(listing.orderHash)
    const because = findRefusal(listing)?.sentence
    return cartItem === undefined || because === undefined ? [] : [{ cartItem, because }]
  })
  const cartItems = choose(available)
  const rows = listSweepRows(all, { cartItems, omitted }, { nowSeconds, account })
  return { rows, cartItems, leftOut }
}
