// What a purchase of a listing asks for, and what is said when all of it came.
import type { OrderHash } from '../../domain/hashes.ts'
import { formatCount } from '../../domain/wei.ts'
import type { ShownListing } from '../../market/checks.ts'
import type { WantedUnits } from '../../transactions/definition.ts'

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

/** Said when so many units of an item have come. */
export function doneWords(name: string, units: bigint): string {
  return units === 1n ? `${name} is yours.` : `${formatCount(units)} of ${name} are yours.`
}
