// In which quantities an order can be filled.
import { OrderType } from '../seaport/types.ts'

const PARTIAL_TYPES: ReadonlySet<number> = new Set([OrderType.partialOpen, OrderType.partialRestricted])

export interface FillSteps {
  /** Units are traded in multiples of this number, by which every payment divides exactly. */
  readonly step: bigint
  /** Whether less than all units can be traded. */
  readonly isDivisible: boolean
}

/** @param order as the index describes it; a step of zero, which no order has, counts as one */
export function getFillSteps(order: {
  readonly orderType: number
  readonly quantity: string
  readonly fillStep: string
}): FillSteps {
  const step = BigInt(order.fillStep) || 1n
  return { step, isDivisible: PARTIAL_TYPES.has(order.orderType) && step < BigInt(order.quantity) }
}
