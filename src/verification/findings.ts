// The results of checking a claim: per row, for missing rows, and overall.
import type { Address } from '../domain/address.ts'
import type { RowType } from './claim.ts'
import type { ChainMovement } from './evidence.ts'
import type { Hex } from './hex.ts'

/** The part of a row that the chain contradicts. */
export type Contradiction =
  /** Its block isn't on the chain, though the index claims to follow it. */
  | 'block'
  /** The block has no such transaction. */
  | 'transaction'
  /** The transaction has no such log, or the log isn't such an event of this token. */
  | 'log'
  | 'emitter'
  | 'type'
  | 'from'
  | 'to'
  | 'quantity'
  | 'price'
  | 'unit price'
  | 'currency'
  | 'order'
  | 'items sold together'
  | 'time'
  /** Out of order, or a duplicate. */
  | 'place'

export type RowVerdict =
  /** The log agrees and is proven to be part of its block. */
  | { readonly kind: 'verified' }
  /** The log agrees, but isn't proven to be part of its block. */
  | { readonly kind: 'matched' }
  | { readonly kind: 'contradicted'; readonly by: readonly Contradiction[] }
  /** Its block was reorganized away, and the index hasn't followed yet. */
  | { readonly kind: 'replaced' }
  /** Its block wasn't read, or the node doesn't have it yet. */
  | { readonly kind: 'unread' }

export interface RowFinding {
  readonly id: string
  readonly blockNumber: number
  readonly verdict: RowVerdict
}

/** A log on the chain for which the index has no row. */
export interface Missing {
  readonly type: RowType
  readonly from: Address | null
  readonly to: Address | null
  readonly quantity: bigint
  readonly blockNumber: number
  readonly transactionHash: Hex
  readonly logIndex: number
  readonly timestampSeconds: number | undefined
}

/** A contradiction of the claim as a whole. */
export type WholeContradiction =
  /** The owner is another account. */
  | { readonly kind: 'owner'; readonly reported: Address | null; readonly onChain: Address | null }
  | {
      readonly kind: 'balance'
      readonly account: Address
      readonly reported: bigint
      readonly onChain: bigint
    }

/** Why a history couldn't be checked completely. */
export type Obstacle =
  /** The index follows a branch that was reorganized away. */
  | 'reorganized'
  /** The node doesn't have the index's newest block yet, or doesn't return it. */
  | 'node-behind'
  /** The request budget was used up. */
  | 'budget'
  /** The node doesn't allow a search of past events. */
  | 'no-search'
  /** Receipts agree, but the node's data doesn't prove that they are part of their blocks. */
  | 'no-proof'
  /** Two nodes have different blocks at the same height. */
  | 'nodes-disagree'
  /** The node's chain has neither the index's newest block nor the block of any row, so one of the two is fake. */
  | 'other-chain'
  /** The contract doesn't say who holds it. */
  | 'no-holder'

export type Outcome =
  /** Every row since the mint is correct, none is missing, and they lead to the current holder. */
  | { readonly kind: 'complete'; readonly since: number }
  /** The same from a block on; earlier rows aren't recorded or weren't checked. */
  | { readonly kind: 'since'; readonly since: number; readonly because: 'record' | Obstacle }
  /** The chain contradicts rows, or has rows that the index lacks. */
  | { readonly kind: 'mismatch' }
  /** The index agrees with the contract's events, but those don't add up to the current holder. */
  | { readonly kind: 'incoherent' }
  | { readonly kind: 'unchecked'; readonly because: Obstacle }

export interface Verdict {
  readonly outcome: Outcome
  /** In the claim's order. */
  readonly rows: readonly RowFinding[]
  readonly missing: readonly Missing[]
  readonly whole: readonly WholeContradiction[]
  /** Movements after the index's block: new, not missing. */
  readonly newer: readonly ChainMovement[]
  /**
   * The block from which no listing or offer is missing, nor a cancellation of one whose row is verified; undefined
   * if orders weren't searched.
   */
  readonly ordersSince: number | undefined
}
