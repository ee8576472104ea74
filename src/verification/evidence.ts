// What was found on the chain to hold a claim against: blocks with their receipts, movements, and who holds it now.
import type { Address } from '../domain/address.ts'
import { answerableFrom, type Claim, type Subject } from './claim.ts'
import type { Hex } from './hex.ts'
import { type ChainLog, type Movement, movementsOf } from './movements.ts'
import type { SeaportEvent } from './seaportLogs.ts'

/** The logs of one transaction, in their order. */
export interface ReceiptEvidence {
  readonly transactionHash: Hex
  readonly logs: readonly ChainLog[]
  /** Nodes from the block's receipts root to this receipt; undefined where that could not be shown. */
  readonly proof: ReceiptProof | undefined
}

/** Shows, with the header alone, that a receipt is part of its block. */
interface ReceiptProof {
  readonly transactionIndex: number
  /** Index in the block of the receipt's first log. */
  readonly firstLogIndex: number
  /** Nodes of the receipts trie, from the root down. */
  readonly nodes: readonly Hex[]
}

/** The block that the chain has at a height. */
export interface BlockEvidence {
  readonly number: number
  readonly hash: Hex
  readonly timestampSeconds: number
  /** The header as consensus hashes it; undefined where its hash could not be made from what the node tells. */
  readonly headerRlp: Hex | undefined
  /** Of the transactions that were looked for; one that is not here is not in the block. */
  readonly receipts: ReadonlyMap<Hex, ReceiptEvidence>
}

/** A movement that the chain's own logs tell, at its place. */
export interface ChainMovement extends Movement {
  readonly blockNumber: number
  readonly transactionHash: Hex
  readonly logIndex: number
}

/** Who holds the token at the pinned block, by the contract itself. */
export type Holding =
  | { readonly kind: 'owner'; readonly owner: Address | null }
  | { readonly kind: 'balances'; readonly units: ReadonlyMap<Address, bigint> }
  /** The contract or the node gave no answer. */
  | { readonly kind: 'unknown' }

/** An event of Seaport about orders, at its place. */
export interface OrderLog {
  readonly event: SeaportEvent
  readonly blockNumber: number
  readonly transactionHash: Hex
  readonly logIndex: number
}

export interface Evidence {
  /** The chain's latest block when the check began; everything was read as of it. */
  readonly pinned: { readonly number: number; readonly hash: Hex }
  /** By number. A block that is not here was not read. */
  readonly blocks: ReadonlyMap<number, BlockEvidence>
  /** Every movement from `searchedFrom` to the pinned block, in the chain's order. */
  readonly movements: readonly ChainMovement[]
  /** Undefined where the node let nothing be searched. */
  readonly searchedFrom: number | undefined
  /**
   * From `ordersSearchedFrom` to the index's block, in the chain's order: every order published for the token, and every
   * fulfilment, cancellation and new counter of the makers that the claim's rows name.
   */
  readonly orderLogs: readonly OrderLog[]
  /** Undefined where orders were not searched for. */
  readonly ordersSearchedFrom: number | undefined
  readonly holding: Holding
  /** Up to here no block can be replaced any more; undefined where the node does not say. */
  readonly finalized: number | undefined
  /** Whether the block that the index claims to have reached is the chain's; undefined above the pinned block. */
  readonly headStands: boolean | undefined
  /** Selectors of calls, for transactions whose logs alone leave open who bought. */
  readonly selectors: ReadonlyMap<Hex, Hex>
}

/** Whether everything that was read of a block has been shown to be part of it. */
export function isProven({ headerRlp }: BlockEvidence, receipt: ReceiptEvidence | undefined): boolean {
  return headerRlp !== undefined && receipt?.proof !== undefined
}

/** From which block to which the index must have every row: up to what is final where its branch is not the chain’s. */
export function answerableBlocks(
  claim: Claim,
  { headStands, finalized }: Pick<Evidence, 'headStands' | 'finalized'>,
): readonly [number, number] {
  const last = headStands === true ? claim.head.number : Math.min(claim.head.number, finalized ?? -1)
  return [answerableFrom(claim), last]
}

/** The movements that logs of these blocks tell, in the chain's order. */
export function movementsIn(blocks: Iterable<BlockEvidence>, subject: Subject): readonly ChainMovement[] {
  const found: ChainMovement[] = []
  for (const { number, receipts } of blocks) {
    for (const { transactionHash, logs } of receipts.values()) {
      for (const log of logs) {
        for (const movement of movementsOf(log, subject)) {
          found.push({ ...movement, blockNumber: number, transactionHash, logIndex: log.logIndex })
        }
      }
    }
  }
  return inChainOrder(found)
}

/** Where something stands on the chain: its log, and for one of several that a log tells, its number. */
interface Place {
  readonly blockNumber: number
  readonly logIndex: number
  readonly rowNumber?: number
}

export function inChainOrder<Placed extends Place>(found: readonly Placed[]): readonly Placed[] {
  return found.toSorted(
    (one, other) =>
      one.blockNumber - other.blockNumber ||
      one.logIndex - other.logIndex ||
      (one.rowNumber ?? 0) - (other.rowNumber ?? 0),
  )
}
