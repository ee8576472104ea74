// Values held items by other accounts' current listings: at the floor, and at the highest floor among their traits. Units of
// an edition are worth what others ask for the same edition.
import type { Currency, ListedCurrencies } from '../../domain/currency.ts'
import type { Lot, Money } from './ledger.ts'
import { findUnit } from '../../domain/config.ts'

export interface ValuedItem {
  /** Entity id. */
  readonly item: string
  readonly quantity: bigint
  readonly traits: readonly string[]
}

/** A collection's cheapest listings by accounts other than the holder, in one unit of account. */
export interface CollectionFloors {
  readonly floor: Money
  /** The cheapest listing with each trait; traits without a listing are missing. */
  readonly byTrait: ReadonlyMap<string, bigint>
  /** The cheapest listing of each edition held, by entity id; editions without a listing are missing. */
  readonly byEdition: ReadonlyMap<string, bigint>
}

export interface ItemValue {
  /** All units at the edition's cheapest listing, or else at the collection's floor; undefined without either. */
  readonly atFloor: Money | undefined
  /** The same for an edition with a listing; otherwise at the highest floor among its traits, or the collection's. */
  readonly atTraitFloor: Money | undefined
  /** The trait whose floor was used; undefined if none was. */
  readonly trait: string | undefined
}

/** @param floors undefined if no other account lists anything of the collection */
export function valueItem(item: ValuedItem, floors: CollectionFloors | undefined): ItemValue {
  if (floors === undefined) return { atFloor: undefined, atTraitFloor: undefined, trait: undefined }
  const { floor, byTrait, byEdition } = floors
  const times = (amount: bigint) => ({ amount: amount * item.quantity, currency: floor.currency })
  const edition = byEdition.get(item.item)
  // Its listings have its traits, so no trait's floor is higher.
  if (edition !== undefined)
    return { atFloor: times(edition), atTraitFloor: times(edition), trait: undefined }
  let best: { readonly trait: string | undefined; readonly amount: bigint } = {
    trait: undefined,
    amount: floor.amount,
  }
  for (const trait of item.traits) {
    const amount = byTrait.get(trait)
    if (amount !== undefined && (best.trait === undefined || amount > best.amount)) best = { trait, amount }
  }
  return { atFloor: times(floor.amount), atTraitFloor: times(best.amount), trait: best.trait }
}

/** What was paid for the units of an item that are still held. */
export interface ItemCost {
  /** By unit of account, for the units whose cost is known. */
  readonly amounts: readonly Money[]
  /** Units whose cost is unknown: minted, received, held before indexing began, or indistinguishable from units that left. */
  readonly unknownUnits: bigint
}

/**
 * @param held units in the balance. If the lots have more, some units left without the index seeing it: which ones is
 *   unknown, and so is the cost of those that stay.
 */
export function itemCost(lots: readonly Lot[], held: bigint, network: ListedCurrencies): ItemCost {
  if (hasSurplus(lots, held)) return { amounts: [], unknownUnits: held }
  const amounts = new Map<string, Money>()
  let unknownUnits = 0n
  for (const { cost, quantity } of lots) {
    if (cost === undefined) {
      unknownUnits += quantity
      continue
    }
    const currency = findUnit(network, cost.currency)
    const amount = (amounts.get(currency.address)?.amount ?? 0n) + cost.amount
    amounts.set(currency.address, { amount, currency })
  }
  return { amounts: [...amounts.values()], unknownUnits }
}

/** Whether the lots have more units than the balance. */
export function hasSurplus(lots: readonly Lot[], held: bigint): boolean {
  return lots.reduce((sum, { quantity }) => sum + quantity, 0n) > held
}

/**
 * What an item would gain if sold at a value: only if the cost of all its units is known and can be compared with the
 * value. Fees and royalties of that future sale aren't deducted.
 */
export function unrealizedGain(
  { amounts, unknownUnits }: ItemCost,
  value: Money | undefined,
): Money | undefined {
  if (value === undefined || amounts.length === 0 || unknownUnits > 0n) return undefined
  if (!amounts.every(({ currency }) => currency.address === value.currency.address)) return undefined
  const paid = amounts.reduce((sum, { amount }) => sum + amount, 0n)
  return { amount: value.amount - paid, currency: value.currency }
}

/** Totals of all held items in one unit of account. */
export interface HoldingTotals {
  /** The unit. */
  readonly currency: Currency
  readonly atFloor: bigint
  readonly atTraitFloor: bigint
  /** Items that have a floor in this unit. */
  readonly valuedItems: number
  /** What was paid in this unit for items still held. */
  readonly cost: bigint
  /** Unrealized gain of the items whose full cost is known and can be compared with their floor. */
  readonly unrealized: bigint
  readonly unrealizedItems: number
}

export interface ValuedHolding extends ItemValue {
  readonly cost: ItemCost
}

export function holdingTotals(holdings: readonly ValuedHolding[]): readonly HoldingTotals[] {
  const totals = new Map<string, HoldingTotals>()
  const add = ({ currency }: Money, change: (total: HoldingTotals) => Partial<HoldingTotals>) => {
    const total = totals.get(currency.address) ?? {
      currency,
      atFloor: 0n,
      atTraitFloor: 0n,
      valuedItems: 0,
      cost: 0n,
      unrealized: 0n,
      unrealizedItems: 0,
    }
    totals.set(currency.address, { ...total, ...change(total) })
  }
  for (const { atFloor, atTraitFloor, cost } of holdings) {
    if (atFloor !== undefined) {
      add(atFloor, (total) => ({
        atFloor: total.atFloor + atFloor.amount,
        valuedItems: total.valuedItems + 1,
      }))
    }
    if (atTraitFloor !== undefined) {
      add(atTraitFloor, (total) => ({ atTraitFloor: total.atTraitFloor + atTraitFloor.amount }))
    }
    for (const paid of cost.amounts) add(paid, (total) => ({ cost: total.cost + paid.amount }))
    const gain = unrealizedGain(cost, atFloor)
    if (gain !== undefined) {
      add(gain, (total) => ({
        unrealized: total.unrealized + gain.amount,
        unrealizedItems: total.unrealizedItems + 1,
      }))
    }
  }
  return [...totals.values()]
}
