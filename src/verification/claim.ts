// What an index claims of one token: its rows of history, who holds it, and as of which block.
import type { Address } from '../domain/address.ts'
import type { Hex } from './hex.ts'

const MOVEMENT_TYPES = ['MINT', 'TRANSFER', 'BURN'] as const
export type RowType = (typeof MOVEMENT_TYPES)[number] | 'LISTING' | 'OFFER' | 'CANCELLATION' | 'SALE'

/** The token that a history is about. */
export interface Subject {
  readonly chainId: number
  readonly collection: Address
  readonly tokenId: bigint
  readonly standard: 'ERC721' | 'ERC1155'
}

/** One row of history with everything it says that the chain can contradict. */
export interface ClaimedRow {
  readonly id: string
  readonly type: RowType
  /** As `historyPosition` makes it. */
  readonly position: bigint
  /** Null for a mint, or where there is no giver. */
  readonly from: Address | null
  /** Null for a burn, or where there is no receiver. */
  readonly to: Address | null
  readonly quantity: bigint
  /** In the smallest unit of the currency; null where nothing was asked or paid. */
  readonly price: bigint | null
  readonly unitPrice: bigint | null
  readonly currency: Address | null
  readonly orderHash: Hex | null
  readonly orderSide: 'ASK' | 'BID' | null
  /** Items sold together; null for anything but sales. */
  readonly bundleSize: number | null
  /** The contract whose log the row stands for. */
  readonly emitter: Address
  readonly transactionHash: Hex
  /** Of the log in its block. */
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
  /** In the index's own order: oldest first. */
  readonly rows: readonly ClaimedRow[]
  /** Of an ERC-721 token; null for a burnt one, and for ERC-1155. */
  readonly owner: Address | null
  /** Holders of an ERC-1155 token; those left out are not claimed to hold nothing. */
  readonly balances: readonly ClaimedBalance[]
  /** First block from which the index says that it has every event of the collection. */
  readonly indexedFromBlock: number
  /** False for a collection met in an order: of its first block the index may lack what came before that order. */
  readonly tracked: boolean
  /** The block at which the index was asked. */
  readonly head: { readonly number: number; readonly hash: Hex }
}

export function isMovementType(type: RowType): boolean {
  return (MOVEMENT_TYPES as readonly RowType[]).includes(type)
}

/** The first block in which a row that the index lacks is missing by its own account. */
export function answerableFrom({ indexedFromBlock, tracked }: Claim): number {
  return tracked ? indexedFromBlock : indexedFromBlock + 1
}
