// In which parts an order for some units is filled, at a price for each unit that people see.
import {
  displayUnit,
  divideIntoParts,
  divisibleDecimals,
  type OrderParts,
  type QuantityScale,
} from '../../domain/quantity.ts'
import type { Wei } from '../../domain/wei.ts'
import { controlsTexts } from '../../messages/en/controls.ts'
import type { Message } from '../../messages/message.ts'

/** What to change where an order of this quantity can't be filled in parts at these prices; undefined if it can. */
export function findIndivisible(
  quantity: bigint,
  unitPrices: readonly Wei[],
  scale: QuantityScale,
): Message | undefined {
  return divideIntoParts(quantity, unitPrices, scale) === undefined
    ? controlsTexts.fields.indivisible({ decimals: divisibleDecimals(unitPrices, scale) })
    : undefined
}

/**
 * The parts of an order whose form was valid.
 * @throws RangeError for one that {@link findIndivisible} refuses
 */
export function orderParts(quantity: bigint, unitPrices: readonly Wei[], scale: QuantityScale): OrderParts {
  const divided = divideIntoParts(quantity, unitPrices, scale)
  if (divided === undefined) throw new RangeError(`No parts of ${quantity}/${displayUnit(scale)}.`)
  return divided
}
