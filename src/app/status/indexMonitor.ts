// Compares the index with the chain that it follows, for the status line and the footer.
import type { NetworkConfig } from '../../domain/config.ts'
import type { RpcReply, SendBatch } from '../../domain/rpc.ts'
import type { IndexFollower, IndexStatus } from '../../graphql/indexFollower.ts'

/** The current state of the index. Block numbers are integers below 2^53. */
export type IndexHealth =
  | { readonly kind: 'checking' }
  /** The index is at the chain's head, or within the tolerated lag. */
  | { readonly kind: 'current'; readonly indexedBlock: number; readonly headBlock: number }
  | { readonly kind: 'behind'; readonly indexedBlock: number; readonly headBlock: number }
  /** The node at `rpcUrl` is behind the index. */
  | { readonly kind: 'chain-behind'; readonly indexedBlock: number; readonly headBlock: number }
  /** A mapping failed; the index serves its last state. */
  | { readonly kind: 'failed'; readonly indexedBlock: number }
  /** The chain has another block at the height of the index's latest one. */
  | { readonly kind: 'forked'; readonly indexedBlock: number }
  | { readonly kind: 'index-unreachable' }
  /** The index can be reached but the node can't: reading works, trading doesn't. */
  | { readonly kind: 'chain-unreachable'; readonly indexedBlock: number }
  /** The node serves another chain than the one configured. */
  | { readonly kind: 'wrong-chain'; readonly chainId: number }
  /** The chain has another first block than when this page loaded, so everything shown is void. */
  | { readonly kind: 'restarted' }

export interface IndexMonitor {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => IndexHealth
}

/** The lag that counts as normal: in seconds between block timestamps, and in blocks at the usual block time. */
const TOLERATED_LAG_SECONDS = 30
const LEAST_TOLERATED_BLOCKS = 2

/** The node's responses; missing ones are undefined. */
interface ChainView {
  readonly chainId: number | undefined
  readonly headBlock: number | undefined
  readonly genesis: string | undefined
  /** Hash of its block at the height of the index's latest one. */
  readonly hashAtIndexed: string | undefined
  /** Seconds from that block to its latest one. */
  readonly secondsToHead: number | undefined
}

const SILENT: ChainView = {
  chainId: undefined,
  headBlock: undefined,
  genesis: undefined,
  hashAtIndexed: undefined,
  secondsToHead: undefined,
}

const readResult = (reply: RpcReply | undefined): unknown => (reply?.ok === true ? reply.result : undefined)

function parseHexNumber(value: unknown): number | undefined {
  return typeof value === 'string' && /^0x[0-9a-f]{1,13}$/i.test(value) ? Number(value) : undefined
}

function readBlockField(reply: RpcReply | undefined, field: 'hash' | 'timestamp'): unknown {
  const block = readResult(reply)
  return typeof block === 'object' && block !== null
    ? (block as Partial<Record<typeof field, unknown>>)[field]
    : undefined
}

function blockHash(reply: RpcReply | undefined): string | undefined {
  const hash = readBlockField(reply, 'hash')
  return typeof hash === 'string' ? hash.toLowerCase() : undefined
}

function secondsBetween(one: RpcReply | undefined, later: RpcReply | undefined): number | undefined {
  const [from, to] = [one, later].map((reply) => parseHexNumber(readBlockField(reply, 'timestamp')))
  return from === undefined || to === undefined ? undefined : to - from
}

/** Never throws: an unreachable node is a result too. */
async function readChain(send: SendBatch, look: IndexStatus): Promise<ChainView> {
  const block = (height: number | 'latest') => ({
    method: 'eth_getBlockByNumber',
    params: [height === 'latest' ? height : `0x${height.toString(16)}`, false],
  })
  try {
    const [chainId, head, first, newest, indexed] = await send([
      { method: 'eth_chainId', params: [] },
      { method: 'eth_blockNumber', params: [] },
      block(0),
      block('latest'),
      ...(look.kind === 'read' ? [block(look.block.number)] : []),
    ])
    return {
      chainId: parseHexNumber(readResult(chainId)),
      headBlock: parseHexNumber(readResult(head)),
      genesis: blockHash(first),
      hashAtIndexed: blockHash(indexed),
      secondsToHead: secondsBetween(indexed, newest),
    }
  } catch {
    return SILENT
  }
}

/**
 * Derives the health from the state of the index and of the chain.
 * @param genesis hash of the chain's first block when the page loaded
 */
function deriveHealth(
  { chainId, blockTimeSeconds }: Pick<NetworkConfig, 'chainId' | 'blockTimeSeconds'>,
  look: IndexStatus,
  chain: ChainView,
  genesis: string | undefined,
): IndexHealth {
  if (chain.chainId !== undefined && chain.chainId !== chainId) {
    return { kind: 'wrong-chain', chainId: chain.chainId }
  }
  if (genesis !== undefined && chain.genesis !== undefined && chain.genesis !== genesis) {
    return { kind: 'restarted' }
  }
  if (look.kind === 'unreachable') return { kind: 'index-unreachable' }
  const { number: indexedBlock, hash, hasIndexingErrors } = look.block
  const { headBlock, hashAtIndexed, secondsToHead = Infinity } = chain
  if (hasIndexingErrors) return { kind: 'failed', indexedBlock }
  if (headBlock === undefined) return { kind: 'chain-unreachable', indexedBlock }
  // A node without the block is behind; only a different block at the same height means a fork.
  if (hash !== null && hashAtIndexed !== undefined && hash.toLowerCase() !== hashAtIndexed) {
    return { kind: 'forked', indexedBlock }
  }
  const tolerated = Math.max(LEAST_TOLERATED_BLOCKS, Math.ceil(TOLERATED_LAG_SECONDS / blockTimeSeconds))
  // Blocks may come in bursts: several within a few seconds are no noticeable lag.
  if (headBlock - indexedBlock > tolerated && secondsToHead > TOLERATED_LAG_SECONDS) {
    return { kind: 'behind', indexedBlock, headBlock }
  }
  if (indexedBlock - headBlock > tolerated) return { kind: 'chain-behind', indexedBlock, headBlock }
  return { kind: 'current', indexedBlock, headBlock }
}

const SHORTEST_PAUSE_MILLISECONDS = 4_000
const LONGEST_PAUSE_MILLISECONDS = 15_000

export interface MonitorOptions {
  readonly network: Pick<NetworkConfig, 'chainId' | 'blockTimeSeconds'>
  readonly follower: Pick<IndexFollower, 'latest' | 'subscribe'>
  readonly send: SendBatch
}

/** Monitors while there are subscribers. It doesn't query the index itself: the follower does that for the whole page. */
export function createIndexMonitor({ network, follower, send }: MonitorOptions): IndexMonitor {
  const pause = Math.min(
    LONGEST_PAUSE_MILLISECONDS,
    Math.max(SHORTEST_PAUSE_MILLISECONDS, network.blockTimeSeconds * 1000),
  )
  const listeners = new Set<() => void>()
  let health: IndexHealth = { kind: 'checking' }
  let genesis: string | undefined
  let suspectedFork = false
  let leave: (() => void) | undefined
  let compared: { readonly at: number; readonly kind: IndexStatus['kind'] } | undefined
  let comparing = false

  const publish = (next: IndexHealth) => {
    // A block that was just replaced briefly looks like a fork, so only two comparisons in a row count.
    const firstSuspicion = next.kind === 'forked' && !suspectedFork
    suspectedFork = next.kind === 'forked'
    if (firstSuspicion || JSON.stringify(next) === JSON.stringify(health)) return
    health = next
    for (const listener of listeners) listener()
  }
  /** Skips most of the follower's updates, unless the index became reachable or unreachable. */
  const compare = async (look: IndexStatus) => {
    const soon = compared !== undefined && Date.now() - compared.at < pause
    if (comparing || (soon && compared?.kind === look.kind)) return
    comparing = true
    compared = { at: Date.now(), kind: look.kind }
    const chain = await readChain(send, look)
    comparing = false
    if (leave === undefined) return
    genesis ??= chain.genesis
    publish(deriveHealth(network, look, chain, genesis))
  }

  return {
    getSnapshot: () => health,
    subscribe: (listener) => {
      listeners.add(listener)
      if (leave === undefined) {
        leave = follower.subscribe((look) => void compare(look))
        const latest = follower.latest()
        if (latest !== undefined) void compare(latest)
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        leave?.()
        leave = undefined
      }
    },
  }
}
