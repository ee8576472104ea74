// Evidence from the chain: blocks with their receipts, movements, and current holders.
import type { Address } from '../domain/address.ts'
import { getAnswerableFrom, type Claim, type Subject } from './claim.ts'
import type { Hex } from './hex.ts'
import { type ChainLog, type Movement, parseMovements } from './movements.ts'
import type { SeaportEvent } from './seaportLogs.ts'

/** The logs of one transaction, in order. */
export interface ReceiptEvidence {
  readonly transactionHash: Hex
  readonly logs: readonly ChainLog[]
  /** Proof from the block's receipts root to this receipt; undefined if there is none. */
  readonly proof: ReceiptProof | undefined
}

/** Proves, with the header alone, that a receipt is part of its block. */
export interface ReceiptProof {
  readonly transactionIndex: number
  /** Index in the block of the receipt's first log. */
  readonly firstLogIndex: number
  /** Nodes of the receipts trie, from the root down. */
  readonly nodes: readonly Hex[]
}

/** The chain's block at a height. */
export interface BlockEvidence {
  readonly number: number
  readonly hash: Hex
  readonly timestampSeconds: number
  /** The header's consensus encoding; undefined if it couldn't be rebuilt from the node's fields to match the hash. */
  readonly headerRlp: Hex | undefined
  /** Receipts of the requested transactions; a missing one isn't in the block. */
  readonly receipts: ReadonlyMap<Hex, ReceiptEvidence>
}

/** A movement from the chain's logs, with its place. */
export interface ChainMovement extends Movement {
  readonly blockNumber: number
  readonly transactionHash: Hex
  readonly logIndex: number
}

/** The token's holders at the pinned block, according to the contract. */
export type Holding =
  | { readonly kind: 'owner'; readonly owner: Address | null }
  | { readonly kind: 'balances'; readonly units: ReadonlyMap<Address, bigint> }
  /** Neither the contract nor the node gave an answer. */
  | { readonly kind: 'unknown' }

/** A Seaport event about orders, with its place. */
export interface OrderLog {
  readonly event: SeaportEvent
  readonly blockNumber: number
  readonly transactionHash: Hex
  readonly logIndex: number
}

export interface Evidence {
  /** The latest block when the check began; everything is read as of it. */
  readonly pinned: { readonly number: number; readonly hash: Hex }
  /** By number. Missing blocks weren't read. */
  readonly blocks: ReadonlyMap<number, BlockEvidence>
  /** Every movement from `searchedFrom` to the pinned block, in chain order. */
  readonly movements: readonly ChainMovement[]
  /** Undefined if the node allowed no search. */
  readonly searchedFrom: number | undefined
  /**
   * From `ordersSearchedFrom` to the index's block, in chain order: every order published for the token, and every
   * fulfillment, cancellation and counter increment by makers named in the claim's rows.
   */
  readonly orderLogs: readonly OrderLog[]
  /** Undefined if orders weren't searched. */
  readonly ordersSearchedFrom: number | undefined
  readonly holding: Holding
  /** The newest final block; undefined if the node doesn't say. */
  readonly finalized: number | undefined
  /** Whether the index's newest block is on the chain; undefined above the pinned block. */
  readonly headStands: boolean | undefined
  /** Called selectors, for transactions whose logs alone don't show who bought. */
  readonly selectors: ReadonlyMap<Hex, Hex>
}

/** Whether the receipt is proven to be part of the block. */
export function isProven({ headerRlp }: BlockEvidence, receipt: ReceiptEvidence | undefined): boolean {
  return headerRlp !== undefined && receipt?.proof !== undefined
}

/**
 * The range of blocks in which the index must have every row; it ends at the last final block if the index's branch
 * isn't the chain's.
 */
export function answerableBlocks(
  claim: Claim,
  { headStands, finalized }: Pick<Evidence, 'headStands' | 'finalized'>,
): readonly [number, number] {
  const last = headStands === true ? claim.head.number : Math.min(claim.head.number, finalized ?? -1)
  return [getAnswerableFrom(claim), last]
}

/** Movements in the logs of these blocks, in chain order. */
export function listMovements(blocks: Iterable<BlockEvidence>, subject: Subject): readonly ChainMovement[] {
  const movements: ChainMovement[] = []
  for (const { number, receipts } of blocks) {
    for (const { transactionHash, logs } of receipts.values()) {
      for (const log of logs) {
        for (const movement of parseMovements(log, subject)) {
          movements.push({ ...movement, blockNumber: number, transactionHash, logIndex: log.logIndex })
        }
      }
    }
  }
  return sortByPlace(movements)
}

/** A place on the chain: a log, and a row number if the log has several rows. */
interface Place {
  readonly blockNumber: number
  readonly logIndex: number
  readonly rowNumber?: number
}

export function sortByPlace<Placed extends Place>(rows: readonly Placed[]): readonly Placed[] {
  return rows.toSorted(
    (one, other) =>
      one.blockNumber - other.blockNumber ||
      one.logIndex - other.logIndex ||
      (one.rowNumber ?? 0) - (other.rowNumber ?? 0),
  )
}
