// What holding a claim against the chain comes to: for each row, for what is missing, and as a whole.
import type { Address } from '../domain/address.ts'
import type { RowType } from './claim.ts'
import type { ChainMovement } from './evidence.ts'
import type { Hex } from './hex.ts'

/** What of a row the chain contradicts. */
export type Contradiction =
  /** Its block is not part of the chain, though the index claims to follow it. */
  | 'block'
  /** Its block holds no such transaction. */
  | 'transaction'
  /** The transaction has no such log, or the log is no such event of this token. */
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
  /** It does not stand where the chain has it, or stands there twice. */
  | 'place'

export type RowVerdict =
  /** The log says the same, and is part of its block. */
  | { readonly kind: 'verified' }
  /** The log says the same; that it is part of its block could not be shown. */
  | { readonly kind: 'matched' }
  | { readonly kind: 'contradicted'; readonly by: readonly Contradiction[] }
  /** Its block was replaced, and the index has not followed yet. */
  | { readonly kind: 'replaced' }
  /** Its block was not read, or has not reached the node. */
  | { readonly kind: 'unread' }

export interface RowFinding {
  readonly id: string
  readonly blockNumber: number
  readonly verdict: RowVerdict
}

/** A log of the chain for which the index has no row. */
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

/** A claim that is about the whole rather than a row. */
export type WholeContradiction =
  /** Another account holds it than the index names. */
  | { readonly kind: 'owner'; readonly reported: Address | null; readonly found: Address | null }
  | {
      readonly kind: 'balance'
      readonly account: Address
      readonly reported: bigint
      readonly found: bigint
    }

/** Why a history could not be checked in whole. */
export type Obstacle =
  /** The index follows a branch that the chain has left. */
  | 'reorganized'
  /** The node has not reached the block of the index, or does not give it. */
  | 'node-behind'
  /** The requests that a check allows itself were used up. */
  | 'budget'
  /** The node does not let past events be searched. */
  | 'no-search'
  /** Receipts agree, but the node gave too little to show that they are part of their blocks. */
  | 'no-proof'
  /** Two nodes name different blocks at one height. */
  | 'nodes-disagree'
  /** The node's chain has neither the index's newest block nor the block of any row: one of the two is made up. */
  | 'other-chain'
  /** The contract does not say who holds it. */
  | 'no-holder'

export type Outcome =
  /** From its mint on: every row is true, none is missing, and they lead to whoever holds it. */
  | { readonly kind: 'complete'; readonly since: number }
  /** The same from a block on, before which the record does not reach or was not checked. */
  | { readonly kind: 'since'; readonly since: number; readonly because: 'record' | Obstacle }
  /** The chain contradicts rows, or has what the index lacks. */
  | { readonly kind: 'mismatch' }
  /** The index tells what the contract's events say, but those do not add up to who holds it. */
  | { readonly kind: 'incoherent' }
  | { readonly kind: 'unchecked'; readonly because: Obstacle }

export interface Verdict {
  readonly outcome: Outcome
  /** In the order of the claim. */
  readonly rows: readonly RowFinding[]
  readonly missing: readonly Missing[]
  readonly whole: readonly WholeContradiction[]
  /** Movements since the block of the index: not missing, only new. */
  readonly newer: readonly ChainMovement[]
  /**
   * From where on no listing or offer is missing, nor a cancellation of these or of an earlier one whose row is verified;
   * undefined where they were not searched for.
   */
  readonly ordersSince: number | undefined
}
