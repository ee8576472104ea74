// The floor of an item's most valuable trait.
import type { Address } from '../../domain/address.ts'
import { type Currency, findByAddress } from '../../domain/currency.ts'
import { parseTraitKey, type Trait, type TraitKey } from '../../domain/traits.ts'
import type { Wei } from '../../domain/wei.ts'
import { cheapestByTrait } from './cheapestByTrait.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'

export interface TraitFloor {
  /** Of one unit. */
  readonly unitPrice: Wei
  /** What the listing is paid in. */
  readonly currency: Currency
  /** False if a declining listing that wasn't read may cost less. */
  readonly exact: boolean
  readonly trait: Trait | undefined
}

interface TraitFloorRequest {
  readonly collection: Address
  readonly traits: readonly TraitKey[]
  /** Listings in its unit of account count. */
  readonly currency: Currency
}

/**
 * Reads the highest among the floors of some traits, from listings by other accounts. Undefined if none of the traits is
 * listed.
 *
 * @throws the errors that `indexError` distinguishes
 */
export async function readTraitFloor(
  context: Pick<TradeContext, 'client' | 'account' | 'config'>,
  { traits, ...request }: TraitFloorRequest,
): Promise<TraitFloor | undefined> {
  const floors = await cheapestByTrait(context, { ...request, keys: new Set(traits) })
  const [highest] = [...floors].toSorted(([, one], [, other]) => (one.price > other.price ? -1 : 1))
  if (highest === undefined) return undefined
  const [key, { price, exact, currency }] = highest
  return {
    unitPrice: price,
    currency: findByAddress(context.config.currencies, currency?.id) ?? request.currency,
    exact,
    trait: parseTraitKey(key),
  }
}
