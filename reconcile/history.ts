// Reads the part of the chain's history that an index covers: the logs of Seaport and the collections, in order.
import { connectNode, type Hex } from './rpc.ts'
import { type Block, type Chain, readChain } from './chain.ts'
import {
  CONSECUTIVE,
  type CollectionEvent,
  type Fulfilled,
  MAX_CONSECUTIVE,
  type SeaportEvent,
  SEAPORT_SIGNATURES,
  SIGNATURES,
  type Standard,
  readCollectionLog,
  readSeaportLog,
} from './events.ts'
import { type Log, byPlace, readLogRanges, readLogs } from './logs.ts'

/** A collection in the index. */
export interface IndexedCollection {
  readonly address: Hex
  readonly standard: Standard
  readonly indexedFromBlock: number
  /** Whether the configuration names it. */
  readonly tracked: boolean
}

export interface History {
  readonly chain: Chain
  readonly head: Block
  readonly seaport: readonly SeaportEvent[]
  readonly collections: ReadonlyMap<Hex, readonly CollectionEvent[]>
  /** Returns the time of a log's block in Unix seconds. */
  readSeconds(log: Log): number
  readBlock(number: number): Block
}

export interface HistoryQuery {
  readonly rpcUrl: string
  readonly seaport: Hex
  readonly fromBlock: number
  readonly headNumber: number
  readonly collections: readonly IndexedCollection[]
  readonly report: (line: string) => void
}

export async function readHistory(query: HistoryQuery): Promise<History> {
  const node = connectNode(query.rpcUrl)
  const chain = readChain(node, () => query.headNumber)
  const head = await chain.block(query.headNumber)
  query.report('logs of collections')
  const collections = await readCollections(chain, query)
  query.report('logs of Seaport')
  const seaport = await readSeaport(chain, query)
  query.report('block times')
  const blocks = await chain.blocks([
    ...seaport.map(({ log }) => log.blockNumber),
    ...[...collections.values()].flatMap((events) => events.map(({ log }) => log.blockNumber)),
    ...query.collections.map(({ indexedFromBlock }) => indexedFromBlock),
  ])
  const readBlock = (number: number) => blocks.get(number) as Block
  return {
    ...{ chain, head, seaport, collections, readBlock },
    readSeconds: ({ blockNumber }) => readBlock(blockNumber).timestamp,
  }
}

/** Collections that start at the same block are queried together. */
async function readCollections(
  chain: Chain,
  { collections, headNumber }: HistoryQuery,
): Promise<ReadonlyMap<Hex, readonly CollectionEvent[]>> {
  const events = new Map<Hex, CollectionEvent[]>(collections.map(({ address }) => [address, []]))
  for (const standard of ['ERC721', 'ERC1155'] as const) {
    const ofStandard = collections.filter((collection) => collection.standard === standard)
    if (ofStandard.length === 0) continue
    const startBlocks = new Map(
      ofStandard.map(({ address, indexedFromBlock }) => [address, indexedFromBlock]),
    )
    const logs = await readLogs(chain.node, {
      addresses: ofStandard.map(({ address }) => address),
      signatures: SIGNATURES[standard],
      fromBlock: Math.min(...startBlocks.values()),
      toBlock: headNumber,
    })
    const tracked = new Set(ofStandard.filter((one) => one.tracked).map(({ address }) => address))
    const roomIn = new Map<number, number>()
    for (const log of logs) {
      if (log.blockNumber < (startBlocks.get(log.address) ?? Infinity)) continue
      let decoded = readCollectionLog(log, standard)
      if (log.topics[0] === CONSECUTIVE && !tracked.has(log.address)) {
        const room = roomIn.get(log.blockNumber) ?? MAX_CONSECUTIVE
        decoded = decoded.slice(0, room)
        roomIn.set(log.blockNumber, room - decoded.length)
      }
      events.get(log.address)?.push(...decoded)
    }
  }
  return events
}

/** Many markets share Seaport: fulfillments without an item in the index are dropped as they arrive. */
async function readSeaport(
  chain: Chain,
  { seaport, fromBlock, headNumber, collections }: HistoryQuery,
): Promise<readonly SeaportEvent[]> {
  const indexed = new Set(collections.map(({ address }) => address))
  const published = new Set<Hex>()
  const kept: SeaportEvent[] = []
  const query = { addresses: [seaport], signatures: SEAPORT_SIGNATURES, fromBlock, toBlock: headNumber }
  for await (const logs of readLogRanges(chain.node, query)) {
    for (const event of logs.map(readSeaportLog)) {
      const concerns =
        event.kind === 'counter' ||
        (event.kind === 'canceled' && published.has(event.orderHash)) ||
        event.kind === 'validated' ||
        (event.kind === 'fulfilled' && (published.has(event.orderHash) || namesAny(event, indexed)))
      if (!concerns) continue
      if (event.kind === 'validated') published.add(event.orderHash)
      kept.push(event)
    }
  }
  return kept.toSorted((one, other) => byPlace(one.log, other.log))
}

/** Money counts as well: an order may name a collection's contract as a currency. */
function namesAny({ offer, consideration }: Fulfilled, contracts: ReadonlySet<Hex>): boolean {
  return [...offer, ...consideration].some(({ token }) => contracts.has(token))
}
