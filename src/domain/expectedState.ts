// What a contract must answer once a transaction is mined: a transaction can succeed and change nothing.
import type { Value } from '../messages/message.ts'
import type { Address } from './address.ts'

/**
 * How a number of the contract's answer must compare at the transaction's block: with a value, or, for `change` and
 * `change-by`, with the same number one block before.
 */
export type Comparison =
  | { readonly must: 'equal' | 'differ-from' | 'reach' | 'change-by'; readonly value: bigint }
  | { readonly must: 'change' }

/** Plain data, because it is stored with the transaction and read again after a reload. */
export type ExpectedState = Comparison & {
  /** The contract and the data of a call that reads its state. */
  readonly to: Address
  readonly data: `0x${string}`
  /** Index of the number among the 32-byte words of the answer. */
  readonly word: number
  /** What is said when the contract answers something else: that the transaction is mined, and what the state is. */
  readonly otherwise: Value
}
