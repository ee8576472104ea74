// Searches the chain for the orders that were published about a token, and for what became of those that the index names.
//
// OrderValidated has no indexed field: the whole market's are read, and those about the token kept. Fulfilments,
// cancellations and new counters name their maker in a topic, and are asked for by the makers of the rows.
import type { Address } from '../domain/address.ts'
import { isNodeSilent } from '../node/errors.ts'
import type { CallNode, RequestBudget } from './nodeCalls.ts'
import { answerableFrom, type Claim } from './claim.ts'
import { inChainOrder, type OrderLog } from './evidence.ts'
import { type Hex, wordHex } from './hex.ts'
import { type LogFilter, searchBack } from './searchBack.ts'
import {
  COUNTER_INCREMENTED,
  ORDER_CANCELLED,
  ORDER_FULFILLED,
  ORDER_VALIDATED,
  readSeaportLog,
  SEAPORT,
} from './seaportLogs.ts'
import { termsOfToken } from './terms.ts'

/** Requests of the budget that the search for orders may use up: it comes last, from what rows and proofs left. */
const MOST_ORDER_REQUESTS = 200

/** Logs of orders read at most, of about a kilobyte each. */
const MOST_ORDER_LOGS = 10_000

/** Blocks searched first: how dense the market's orders are shows only then. */
const FIRST_SPAN = 500

/** Logs of one range above which the next is narrower. */
const COMFORTABLE = 1_000

/** Makers asked for by one filter. */
const MAKERS_A_FILTER = 100

export interface OrderSearch {
  /** In the chain's order. */
  readonly logs: readonly OrderLog[]
  /** Hashes of the blocks that hold them, as the search named them. */
  readonly blockHashes: ReadonlyMap<number, Hex>
  /** Everything from here on was searched; undefined when nothing was. */
  readonly from: number | undefined
}

export interface OrderSearchOptions {
  readonly callNode: CallNode
  readonly purse: RequestBudget
  readonly to: number
  readonly onProgress?: (blocksLeft: number) => void
}

/** @throws NodeError for an answer that can't be read */
export async function searchOrders(claim: Claim, options: OrderSearchOptions): Promise<OrderSearch> {
  const first = answerableFrom(claim)
  const logs: OrderLog[] = []
  const blockHashes = new Map<number, Hex>()
  try {
    const from = await searchBack({
      ...options,
      filters: filtersOf(claim),
      from: Math.min(first, options.to),
      mostRequests: MOST_ORDER_REQUESTS,
      mostLogs: MOST_ORDER_LOGS,
      firstSpan: FIRST_SPAN,
      comfortable: COMFORTABLE,
      take({ log, blockNumber, blockHash, transactionHash }) {
        const event = readSeaportLog(log)
        if (event === undefined) return
        if (event.name === 'OrderValidated' && termsOfToken(event, claim.subject) === undefined) return
        blockHashes.set(blockNumber, blockHash)
        logs.push({ event, blockNumber, transactionHash, logIndex: log.logIndex })
      },
    })
    return { logs: inChainOrder(logs), blockHashes, from }
  } catch (error) {
    // What was checked before stands without it.
    if (isNodeSilent(error)) return { logs: [], blockHashes: new Map(), from: undefined }
    throw error
  }
}

function filtersOf({ rows }: Claim): readonly LogFilter[] {
  const makers = new Set<Address>()
  for (const { type, from, to } of rows) {
    const maker = type === 'LISTING' || type === 'OFFER' ? (from ?? to) : null
    if (maker !== null) makers.add(maker)
  }
  const topics = [...makers].map((maker) => `0x${wordHex(BigInt(maker))}`)
  const groups = Array.from({ length: Math.ceil(topics.length / MAKERS_A_FILTER) }, (_, group) =>
    topics.slice(group * MAKERS_A_FILTER, (group + 1) * MAKERS_A_FILTER),
  )
  return [
    { address: SEAPORT, topics: [ORDER_VALIDATED] },
    ...groups.map((group) => ({
      address: SEAPORT,
      topics: [[ORDER_FULFILLED, ORDER_CANCELLED, COUNTER_INCREMENTED], group],
    })),
  ]
}
