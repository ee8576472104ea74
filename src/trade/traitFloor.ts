// The floor of an item's most valuable trait.
import type { Address } from '../domain/address.ts'
import type { Currency } from '../domain/currency.ts'
import { parseTraitKey, type Trait, type TraitKey } from '../domain/traits.ts'
import type { Wei } from '../domain/wei.ts'
import { cheapestByTrait } from './cheapestByTrait.ts'
import type { TradeContext } from './tradeContext.ts'

export interface TraitFloor {
  /** Of one unit, in the smallest unit of `currency`. */
  readonly unitPrice: Wei
  readonly currency: Currency
  /** False if a declining listing that wasn't read may cost less. */
  readonly exact: boolean
  readonly trait: Trait | undefined
}

interface TraitFloorRequest {
  readonly collection: Address
  readonly traits: readonly TraitKey[]
  /** Currencies of the same worth. */
  readonly currencies: readonly Currency[]
}

/**
 * Reads the highest among the floors of some traits, each in the currency in which it's lowest, from listings by other
 * accounts. Undefined if none of the traits is listed.
 *
 * @throws the errors that `indexError` distinguishes
 */
export async function readTraitFloor(
  context: Pick<TradeContext, 'client' | 'account'>,
  { collection, traits, currencies }: TraitFloorRequest,
): Promise<TraitFloor | undefined> {
  const floors = new Map<TraitKey, TraitFloor>()
  for (const currency of currencies) {
    const request = { collection, currency, keys: new Set(traits) }
    for (const [key, { price, exact }] of await cheapestByTrait(context, request)) {
      const lowest = floors.get(key)
      if (lowest === undefined || price < lowest.unitPrice) {
        floors.set(key, { unitPrice: price, currency, exact, trait: parseTraitKey(key) })
      }
    }
  }
  return [...floors.values()].toSorted((one, other) => (one.unitPrice > other.unitPrice ? -1 : 1))[0]
}
