// What the purchases of one listing and of a cart share: the units to buy, and how a change is applied to them.
import type { OrderHash } from '../../../domain/hashes.ts'
import type { Wei } from '../../../domain/wei.ts'
import type { ShownListing } from '../../../market/checks.ts'
import type { StepsPlan } from '../../../market/types.ts'
import type { PurchaseChange } from '../../../market/verdict.ts'
import type { WantedUnits } from '../../../transactions/definition.ts'

/**
 * Undefined for a purchase that can't be partial: of one unit, or of a lot.
 * @param divisible whether Seaport may fill less than requested
 */
export function wantedUnits(
  { orderHash, divisible }: { readonly orderHash: OrderHash; readonly divisible: boolean },
  { quantity, currency }: Pick<ShownListing, 'quantity' | 'currency'>,
): WantedUnits | undefined {
  return !divisible || quantity === 1n ? undefined : { order: orderHash, units: `${quantity}`, currency }
}

/** The units of several purchases together, as the buyer sees them. */
export const shownUnits = (purchases: readonly { readonly shown: Pick<ShownListing, 'quantity'> }[]) =>
  purchases.reduce((sum, { shown }) => sum + shown.quantity, 0n)

/** The most readings of a listing that changes between them. */
export const MOST_READINGS = 3

/** Whether the wallet is prompted next for the approval that the trade follows; a withdrawal of one may precede it. */
export const isApprovalNext = ({ steps }: Pick<StepsPlan, 'steps'>) => steps.length === 2

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
