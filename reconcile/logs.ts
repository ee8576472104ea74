// Reads logs in block ranges that shrink when a node refuses one and grow again when it does not.
import { type Hex, NodeError, type Node, errorMessage, toHex } from './rpc.ts'

/** Most contracts of one request; nodes limit the size of a filter. */
const ADDRESSES_AT_ONCE = 200
/** Consecutive ranges that succeed before a longer one is tried. */
const ANSWERS_TO_GROW = 4

export interface Log {
  readonly address: Hex
  readonly topics: readonly Hex[]
  readonly data: Hex
  readonly blockNumber: number
  readonly transactionHash: Hex
  readonly logIndex: number
}

export interface LogQuery {
  readonly addresses: readonly Hex[]
  /** Any of these may be the first topic. */
  readonly signatures: readonly Hex[]
  readonly fromBlock: number
  readonly toBlock: number
}

export interface WireLog {
  readonly address: Hex
  readonly topics: readonly Hex[]
  readonly data: Hex
  readonly blockNumber: Hex
  readonly transactionHash: Hex
  readonly logIndex: Hex
}

/**
 * Yields logs one range at a time, each range in the order of the chain; at most `ADDRESSES_AT_ONCE` contracts.
 *
 * @throws NodeError when the node refuses even a single block
 */
export async function* readLogRanges(node: Node, query: LogQuery): AsyncGenerator<readonly Log[]> {
  let from = query.fromBlock
  let span = query.toBlock - query.fromBlock + 1
  let answered = 0
  while (from <= query.toBlock) {
    const to = Math.min(query.toBlock, from + span - 1)
    let logs: readonly WireLog[]
    try {
      logs = (await node.call('eth_getLogs', [
        {
          address: query.addresses,
          topics: [query.signatures],
          fromBlock: toHex(from),
          toBlock: toHex(to),
        },
      ])) as readonly WireLog[]
    } catch (error) {
      if (span <= 1) {
        throw new NodeError(`The node returned no logs of block ${from}: ${errorMessage(error)}`, {
          cause: error,
        })
      }
      span = Math.max(1, Math.floor((to - from + 1) / 2))
      answered = 0
      continue
    }
    yield logs.map(readLog).toSorted(byPlace)
    from = to + 1
    if (++answered % ANSWERS_TO_GROW === 0) span *= 2
  }
}

/** Returns all logs of a query, in the order of the chain, for any number of contracts. */
export async function readLogs(node: Node, query: LogQuery): Promise<readonly Log[]> {
  const all: Log[] = []
  for (let start = 0; start < query.addresses.length; start += ADDRESSES_AT_ONCE) {
    const addresses = query.addresses.slice(start, start + ADDRESSES_AT_ONCE)
    for await (const logs of readLogRanges(node, { ...query, addresses }))
      for (const log of logs) all.push(log)
  }
  return all.toSorted(byPlace)
}

export function readLog(log: WireLog): Log {
  return {
    address: log.address.toLowerCase() as Hex,
    topics: log.topics,
    data: log.data,
    blockNumber: Number(log.blockNumber),
    transactionHash: log.transactionHash,
    logIndex: Number(log.logIndex),
  }
}

/** Where a log is on the chain. */
export interface Place {
  readonly blockNumber: number
  readonly logIndex: number
}

export function byPlace(one: Place, other: Place): number {
  return one.blockNumber - other.blockNumber || one.logIndex - other.logIndex
}
