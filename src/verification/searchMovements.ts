// Searches the chain for every movement of a token.
import type { CallNode, RequestBudget } from './nodeCalls.ts'
import type { Subject } from './claim.ts'
import { type ChainMovement, sortByPlace } from './evidence.ts'
import { type Hex, wordHex } from './hex.ts'
import {
  CONSECUTIVE_TRANSFER,
  parseMovements,
  TRANSFER,
  TRANSFER_BATCH,
  TRANSFER_SINGLE,
} from './movements.ts'
import { type LogFilter, searchBack } from './searchBack.ts'

/** Requests for the search; the rest is for receipts. */
const MAX_SEARCH_REQUESTS = 400

/**
 * Log limit for an ERC-1155 collection. Its events have the token id in their data, which can't be filtered, so the
 * whole collection's movements are read.
 */
const MAX_LOGS_READ = 50_000

export interface MovementSearch {
  readonly movements: readonly ChainMovement[]
  /** Hashes of their blocks, according to the search. */
  readonly blockHashes: ReadonlyMap<number, Hex>
  /** Everything from this block on was searched; undefined if the node allowed no search. */
  readonly from: number | undefined
}

export interface MovementSearchOptions {
  readonly callNode: CallNode
  readonly budget: RequestBudget
  readonly subject: Subject
  readonly from: number
  readonly to: number
  readonly onProgress?: (blocksLeft: number) => void
}

/** @throws NodeError */
export async function searchMovements({
  subject,
  ...options
}: MovementSearchOptions): Promise<MovementSearch> {
  const movements: ChainMovement[] = []
  const blockHashes = new Map<number, Hex>()
  const from = await searchBack({
    ...options,
    filters: listFilters(subject),
    mostRequests: MAX_SEARCH_REQUESTS,
    mostLogs: MAX_LOGS_READ,
    take({ log, blockNumber, blockHash, transactionHash }) {
      for (const movement of parseMovements(log, subject)) {
        blockHashes.set(blockNumber, blockHash)
        movements.push({ ...movement, blockNumber, transactionHash, logIndex: log.logIndex })
      }
    },
  })
  return { movements: sortByPlace(movements), blockHashes, from }
}

function listFilters({ collection: address, standard, tokenId }: Subject): readonly LogFilter[] {
  if (standard === 'ERC1155') return [{ address, topics: [[TRANSFER_SINGLE, TRANSFER_BATCH]] }]
  return [
    { address, topics: [TRANSFER, null, null, `0x${wordHex(tokenId)}`] },
    { address, topics: [CONSECUTIVE_TRANSFER] },
  ]
}
