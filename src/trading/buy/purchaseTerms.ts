// What the purchases of one listing and of a cart share: the units to buy, and what changed since the page showed them.
import type { QuantityScale } from '../../domain/quantity.ts'
import type { OrderHash } from '../../domain/hashes.ts'
import { nowSeconds } from '../../domain/time.ts'
import type { Wei } from '../../domain/wei.ts'
import type { ShownListing } from '../../seaport/checks.ts'
import type { FundedPlan } from '../../seaport/funding.ts'
import type { PurchaseChange } from '../../seaport/verdict.ts'
import { countUnits, type CartItem } from '../../orders/cartItem.ts'
import { isDeclining, priceForUnits } from '../../orders/listingPrice.ts'
import type { WantedUnits } from '../../transactions/definition.ts'

/**
 * Undefined for a purchase that can't be partial: of one unit, or of a lot.
 * @param divisible whether Seaport may fill less than requested
 */
export function wantedUnits(
  {
    orderHash,
    divisible,
    item,
  }: {
    readonly orderHash: OrderHash
    readonly divisible: boolean
    readonly item: QuantityScale
  },
  { quantity, currency }: Pick<ShownListing, 'quantity' | 'currency'>,
): WantedUnits | undefined {
  if (!divisible || quantity === 1n) return undefined
  const scale = item.decimals > 0 ? { decimals: item.decimals } : {}
  return { order: orderHash, units: `${quantity}`, ...scale, currency }
}

/** The units of several purchases together, as the buyer sees them. */
export const shownUnits = (
  purchases: readonly {
    readonly cartItem: Pick<CartItem, 'item'>
    readonly shown: Pick<ShownListing, 'quantity'>
  }[],
) => purchases.reduce((sum, { cartItem, shown }) => sum + countUnits(cartItem, shown.quantity), 0n)

/** The most readings of a listing that changes between them. */
export const MAX_READINGS = 3

/** Whether the wallet is prompted next for the approval that the trade follows; other steps may precede it. */
export const isApprovalNext = ({ steps, allows }: Pick<FundedPlan, 'steps' | 'allows'>) =>
  allows && steps.length === 2

/** The highest age of a newest block; every configured network has a shorter block time. */
const BLOCK_AGE_SECONDS = 120

/** Each recipient's part of a declining price is rounded up separately, in the currency's smallest unit. */
const MAX_ROUNDING = 20n

/**
 * The changes of quantity that the readings found, and the change from the page's quote to the price of the last
 * reading. A declining price may differ from its quote by the age of a block.
 *
 * @param found by the readings; their prices are left out, because the first one compares with the highest price
 * @param listing its schedule of prices is the index's, which may be wrong
 * @param paid units and price that the chain confirms; undefined if the listing can't be bought
 * @param quoted the price that the page showed for that many units
 */
export function listChanges(
  found: readonly PurchaseChange[],
  listing: Parameters<typeof priceForUnits>[0] & Pick<CartItem, 'currency'>,
  paid: Pick<ShownListing, 'quantity' | 'total'> | undefined,
  quoted?: Pick<ShownListing, 'quantity' | 'total'>,
): readonly PurchaseChange[] {
  const others = found.filter(({ what }) => what !== 'price')
  if (paid === undefined) return others
  const { quantity, total: to } = paid
  const quoteAt = (seconds: number) => priceForUnits(listing, quantity, seconds)
  const now = nowSeconds()
  const from = quoted?.quantity === quantity ? quoted.total : quoteAt(now)
  const isQuoted = isDeclining(listing)
    ? to >= quoteAt(now + BLOCK_AGE_SECONDS) && to <= quoteAt(now - BLOCK_AGE_SECONDS) + MAX_ROUNDING
    : to === from
  if (isQuoted) return others
  return [...others, { what: 'price', currency: listing.currency.address, from, to }]
}

/** The listing that the buyer sees after a change. */
export function applyChange(change: PurchaseChange, shown: ShownListing): ShownListing {
  switch (change.what) {
    case 'price':
      return { ...shown, total: change.to }
    case 'quantity':
      return {
        ...shown,
        quantity: change.to,
        total: ((shown.total * change.to) / shown.quantity) as Wei,
      }
  }
}
