// Draws by chance, and the lines of an order that are drawn.
import { ZeroAddress } from 'ethers'
import type { Hex } from '../../../local/seed/contracts.ts'
import type { Offered } from '../seaport.ts'
import type { Contract } from '../world.ts'

/** What chance decided about an order, one number after the other. */
export class Dice {
  #next = 0
  readonly #numbers: readonly number[]
  constructor(numbers: readonly number[]) {
    this.#numbers = numbers
  }
  /** A whole number from 0 to below `end`. */
  below(end: number): number {
    const number = this.#numbers[this.#next++ % this.#numbers.length] ?? 0
    return number % end
  }
  amount(end: number): bigint {
    return BigInt(this.below(end))
  }
  of<Value>(...values: readonly [Value, ...Value[]]): Value {
    return values[this.below(values.length)] ?? values[0]
  }
}

export const DAY = 86_400n

export const amounts = (startAmount: bigint, endAmount = startAmount) => ({ startAmount, endAmount })
export const native = (from: bigint, to = from): Offered => ({
  itemType: 0,
  token: ZeroAddress as Hex,
  identifierOrCriteria: 0n,
  ...amounts(from, to),
})
export const fungible = ({ address }: Contract, from: bigint, to = from): Offered => ({
  itemType: 1,
  token: address,
  identifierOrCriteria: 0n,
  ...amounts(from, to),
})
export const item = (itemType: number, { address }: Contract, id: bigint, amount = 1n): Offered => ({
  itemType,
  token: address,
  identifierOrCriteria: id,
  ...amounts(amount),
})

export const isMoney = ({ itemType }: Offered) => itemType < 2
