// What an index claims about one token: its history, its holders, and as of which block.
import type { Address } from '../domain/address.ts'
import type { Hex } from './hex.ts'

const MOVEMENT_TYPES = ['MINT', 'TRANSFER', 'BURN'] as const
export type RowType = (typeof MOVEMENT_TYPES)[number] | 'LISTING' | 'OFFER' | 'CANCELLATION' | 'SALE'

/** The token of a history. */
export interface Subject {
  readonly chainId: number
  readonly collection: Address
  readonly tokenId: bigint
  readonly standard: 'ERC721' | 'ERC1155'
}

/** One row of history, with everything in it that the chain can contradict. */
export interface ClaimedRow {
  readonly id: string
  readonly type: RowType
  /** Made by `historyPosition`. */
  readonly position: bigint
  /** Null for a mint or if there is no sender. */
  readonly from: Address | null
  /** Null for a burn or if there is no receiver. */
  readonly to: Address | null
  readonly quantity: bigint
  /** In the currency's smallest unit; null if there is no price. */
  readonly price: bigint | null
  readonly unitPrice: bigint | null
  readonly currency: Address | null
  readonly orderHash: Hex | null
  readonly orderSide: 'ASK' | 'BID' | null
  /** Items sold together; null except for sales. */
  readonly bundleSize: number | null
  /** The contract that emitted the row's log. */
  readonly emitter: Address
  readonly transactionHash: Hex
  /** The log's index in its block. */
  readonly logIndex: number
  readonly blockNumber: number
  readonly blockHash: Hex
  readonly timestampSeconds: number
}

interface ClaimedBalance {
  readonly account: Address
  readonly units: bigint
}

export interface Claim {
  readonly subject: Subject
  /** In the index's order: oldest first. */
  readonly rows: readonly ClaimedRow[]
  /** Owner of an ERC-721 token; null if burned, and for ERC-1155. */
  readonly owner: Address | null
  /** Holders of an ERC-1155 token; accounts not listed may hold units too. */
  readonly balances: readonly ClaimedBalance[]
  /** First block from which the index claims to have every event of the collection. */
  readonly indexedFromBlock: number
  /**
   * False for a collection discovered in an order: of its first block, the index may lack events before that order.
   */
  readonly tracked: boolean
  /** The block that the index was read at. */
  readonly head: { readonly number: number; readonly hash: Hex }
}

export function isMovementType(type: RowType): boolean {
  return (MOVEMENT_TYPES as readonly RowType[]).includes(type)
}

/** The first block from which the index claims to have every row. */
export function getAnswerableFrom({ indexedFromBlock, tracked }: Claim): number {
  return tracked ? indexedFromBlock : indexedFromBlock + 1
}
