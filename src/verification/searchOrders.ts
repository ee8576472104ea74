// Searches the chain for orders published about a token, and for later events of the orders that the index has.
//
// OrderValidated has no indexed field, so the whole market's events are read and filtered. Fulfillments,
// cancellations and counter increments have their maker in a topic and are filtered by the rows' makers.
import type { Address } from '../domain/address.ts'
import { splitIntoChunks } from '../domain/splitIntoChunks.ts'
import { isNodeSilent } from '../node/errors.ts'
import type { CallNode, RequestBudget } from './nodeCalls.ts'
import { getAnswerableFrom, type Claim } from './claim.ts'
import { sortByPlace, type OrderLog } from './evidence.ts'
import { type Hex, wordHex } from './hex.ts'
import { type LogFilter, searchBack } from './searchBack.ts'
import {
  COUNTER_INCREMENTED,
  ORDER_CANCELLED,
  ORDER_FULFILLED,
  ORDER_VALIDATED,
  parseSeaportLog,
  SEAPORT,
} from './seaportLogs.ts'
import { termsOfToken } from './terms.ts'

/** Requests for the order search, which runs last. */
const MAX_ORDER_REQUESTS = 200

/** Log limit, at about a kilobyte each. */
const MAX_ORDER_LOGS = 10_000

/** Blocks in the first range, before the density of orders is known. */
const FIRST_SPAN = 500

/** Number of logs above which the next range is narrower. */
const COMFORTABLE = 1_000

/** Makers per filter. */
const MAKERS_A_FILTER = 100

export interface OrderSearch {
  /** In chain order. */
  readonly logs: readonly OrderLog[]
  /** Hashes of their blocks, according to the search. */
  readonly blockHashes: ReadonlyMap<number, Hex>
  /** Everything from this block on was searched; undefined if nothing was. */
  readonly from: number | undefined
}

export interface OrderSearchOptions {
  readonly callNode: CallNode
  readonly budget: RequestBudget
  readonly to: number
  readonly onProgress?: (blocksLeft: number) => void
}

/** @throws NodeError for an invalid reply */
export async function searchOrders(claim: Claim, options: OrderSearchOptions): Promise<OrderSearch> {
  const first = getAnswerableFrom(claim)
  const logs: OrderLog[] = []
  const blockHashes = new Map<number, Hex>()
  try {
    const from = await searchBack({
      ...options,
      filters: listFilters(claim),
      from: Math.min(first, options.to),
      mostRequests: MAX_ORDER_REQUESTS,
      mostLogs: MAX_ORDER_LOGS,
      firstSpan: FIRST_SPAN,
      comfortable: COMFORTABLE,
      take({ log, blockNumber, blockHash, transactionHash }) {
        const event = parseSeaportLog(log)
        if (event === undefined) return
        if (event.name === 'OrderValidated' && termsOfToken(event, claim.subject) === undefined) return
        blockHashes.set(blockNumber, blockHash)
        logs.push({ event, blockNumber, transactionHash, logIndex: log.logIndex })
      },
    })
    return { logs: sortByPlace(logs), blockHashes, from }
  } catch (error) {
    // The check is still valid without it.
    if (isNodeSilent(error)) return { logs: [], blockHashes: new Map(), from: undefined }
    throw error
  }
}

function listFilters({ rows }: Claim): readonly LogFilter[] {
  const makers = new Set<Address>()
  for (const { type, from, to } of rows) {
    const maker = type === 'LISTING' || type === 'OFFER' ? (from ?? to) : null
    if (maker !== null) makers.add(maker)
  }
  const topics = [...makers].map((maker) => `0x${wordHex(BigInt(maker))}`)
  return [
    { address: SEAPORT, topics: [ORDER_VALIDATED] },
    ...splitIntoChunks(topics, MAKERS_A_FILTER).map((group) => ({
      address: SEAPORT,
      topics: [[ORDER_FULFILLED, ORDER_CANCELLED, COUNTER_INCREMENTED], group],
    })),
  ]
}
