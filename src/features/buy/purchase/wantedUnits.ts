// What a purchase of a listing asks for.
import type { OrderHash } from '../../../domain/hashes.ts'
import type { ShownListing } from '../../../market/checks.ts'
import type { WantedUnits } from '../../../transactions/definition.ts'

/**
 * Undefined for what comes or does not: one unit, or a lot that only sells whole.
 * @param divisible whether Seaport may give less of it than is asked for
 */
export function wantedUnits(
  { orderHash, divisible }: { readonly orderHash: OrderHash; readonly divisible: boolean },
  { quantity, currency }: Pick<ShownListing, 'quantity' | 'currency'>,
): WantedUnits | undefined {
  return !divisible || quantity === 1n ? undefined : { order: orderHash, units: `${quantity}`, currency }
}
