// What the chain says of an item's holder and approval, for the checks of orders.
import type { Holding } from '../../src/seaport/tokens.ts'
import type { NoAnswer } from '../../src/node/fetchContracts.ts'

const answered = <Value>(value: Value) => ({ kind: 'answered', value }) as const

export const holds = (units: bigint, isApproved = true): Holding => ({
  held: answered(units),
  approved: answered(isApproved),
})

export const unreadHolding = (because: NoAnswer): Holding => ({
  held: { kind: because },
  approved: answered(true),
})
