// Compares the index with the chain that it follows, for the status line and the footer.
import { noteBlock } from '../../domain/chainClock.ts'
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
  /** The index rejects the page's queries, because one of the two has an older schema. */
  | { readonly kind: 'other-version'; readonly older: 'index' | 'page' }
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
  /** Time of its latest block, in seconds since 1970 UTC. */
  readonly headSeconds: number | undefined
  readonly genesis: string | undefined
  /** Hash of its block at the height of the index's latest one. */
  readonly hashAtIndexed: string | undefined
  /** Seconds from that block to its latest one. */
  readonly secondsToHead: number | undefined
}

const SILENT: ChainView = {
  chainId: undefined,
  headBlock: undefined,
  headSeconds: undefined,
  genesis: undefined,
  hashAtIndexed: undefined,
  secondsToHead: undefined,
}

const parseResult = (reply: RpcReply | undefined): unknown => (reply?.ok === true ? reply.result : undefined)

function parseHexNumber(value: unknown): number | undefined {
  return typeof value === 'string' && /^0x[0-9a-f]{1,13}$/i.test(value) ? Number(value) : undefined
}

function parseBlockField(reply: RpcReply | undefined, field: 'hash' | 'number' | 'timestamp'): unknown {
  const block = parseResult(reply)
  return typeof block === 'object' && block !== null
    ? (block as Partial<Record<typeof field, unknown>>)[field]
    : undefined
}

function blockHash(reply: RpcReply | undefined): string | undefined {
  const hash = parseBlockField(reply, 'hash')
  return typeof hash === 'string' ? hash.toLowerCase() : undefined
}

function countSecondsBetween(one: RpcReply | undefined, later: RpcReply | undefined): number | undefined {
  const [from, to] = [one, later].map((reply) => parseHexNumber(parseBlockField(reply, 'timestamp')))
  return from === undefined || to === undefined ? undefined : to - from
}

/**
 * Never throws: an unreachable node is a result too.
 *
 * @param isKnown whether the node is known to serve the configured chain, so that only its position is read
 */
async function fetchChain(send: SendBatch, look: IndexStatus, isKnown: boolean): Promise<ChainView> {
  const block = (height: number | 'latest') => ({
    method: 'eth_getBlockByNumber',
    params: [height === 'latest' ? height : `0x${height.toString(16)}`, false],
  })
  const identity = isKnown ? [] : [{ method: 'eth_chainId', params: [] }, block(0)]
  const indexedBlock = look.kind === 'read' ? [block(look.block.number)] : []
  try {
    const replies = await send([block('latest'), ...indexedBlock, ...identity])
    const [newest, ...others] = replies
    const [indexed] = others.splice(0, indexedBlock.length)
    const [chainId, first] = others
    return {
      chainId: parseHexNumber(parseResult(chainId)),
      headBlock: parseHexNumber(parseBlockField(newest, 'number')),
      headSeconds: parseHexNumber(parseBlockField(newest, 'timestamp')),
      genesis: blockHash(first),
      hashAtIndexed: blockHash(indexed),
      secondsToHead: countSecondsBetween(indexed, newest),
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
  if (look.kind === 'unreachable') {
    const { code } = look.error
    if (code === 'index-older') return { kind: 'other-version', older: 'index' }
    return code === 'page-older' ? { kind: 'other-version', older: 'page' } : { kind: 'index-unreachable' }
  }
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

/** Learns the chain's time from the node's latest block. */
function noteHead({ headBlock, headSeconds }: ChainView): void {
  if (headBlock === undefined || headSeconds === undefined) return
  noteBlock('node', { number: headBlock, timestampSeconds: headSeconds })
}

const SHORTEST_PAUSE_MILLISECONDS = 4_000
const LONGEST_PAUSE_MILLISECONDS = 15_000
/** While the index is current and gets new blocks. */
const CALM_PAUSE_MILLISECONDS = 75_000
/** While the index is current but gets no new blocks: it may have fallen behind. */
const STALLED_PAUSE_MILLISECONDS = 30_000

export interface MonitorOptions {
  readonly network: Pick<NetworkConfig, 'chainId' | 'blockTimeSeconds'>
  readonly follower: Pick<IndexFollower, 'latest' | 'subscribe'>
  readonly send: SendBatch
}

/**
 * Monitors while there are subscribers. It doesn't query the index itself: the follower does that for the whole page.
 * The node is called rarely while nothing is wrong, and about once per block otherwise.
 */
export function createIndexMonitor({ network, follower, send }: MonitorOptions): IndexMonitor {
  const blockMilliseconds = network.blockTimeSeconds * 1_000
  const shortPause = Math.min(
    LONGEST_PAUSE_MILLISECONDS,
    Math.max(SHORTEST_PAUSE_MILLISECONDS, blockMilliseconds),
  )
  const listeners = new Set<() => void>()
  let health: IndexHealth = { kind: 'checking' }
  let genesis: string | undefined
  let suspectedFork = false
  let leave: (() => void) | undefined
  let compared: { readonly at: number; readonly kind: IndexStatus['kind'] } | undefined
  let comparing = false
  /** The index's highest block, and when it was first seen. */
  let highest: { readonly number: number; readonly at: number } | undefined

  const publish = (next: IndexHealth) => {
    // A block that was just replaced briefly looks like a fork, so only two comparisons in a row count.
    const firstSuspicion = next.kind === 'forked' && !suspectedFork
    suspectedFork = next.kind === 'forked'
    if (firstSuspicion || JSON.stringify(next) === JSON.stringify(health)) return
    health = next
    for (const listener of listeners) listener()
  }
  /** The time from one comparison to the next; 0 compares at once. */
  const pauseBefore = (look: IndexStatus): number => {
    if (look.kind !== compared?.kind) return 0
    if (look.kind === 'unreachable' || health.kind !== 'current' || suspectedFork) return shortPause
    const { number, hasIndexingErrors } = look.block
    // The index went back, which a new chain does too.
    if (hasIndexingErrors || (highest !== undefined && number < highest.number)) return 0
    const isStalled = highest !== undefined && Date.now() - highest.at > TOLERATED_LAG_SECONDS * 1_000
    return isStalled ? STALLED_PAUSE_MILLISECONDS : CALM_PAUSE_MILLISECONDS
  }
  const noteBlock = (look: IndexStatus) => {
    if (look.kind !== 'read' || look.block.number === highest?.number) return
    highest = { number: look.block.number, at: Date.now() }
  }
  /** What the node's position alone leaves open, such as another chain, is read right after it. */
  const fetchHealth = async (look: IndexStatus): Promise<IndexHealth> => {
    const isKnown = health.kind === 'current' && look.kind === 'read' && look.block.hash !== null
    if (isKnown) {
      const chain = await fetchChain(send, look, true)
      const position = deriveHealth(network, look, chain, undefined)
      if (position.kind === 'current' || position.kind === 'chain-unreachable') {
        noteHead(chain)
        return position
      }
    }
    const chain = await fetchChain(send, look, false)
    genesis ??= chain.genesis
    const read = deriveHealth(network, look, chain, genesis)
    if (read.kind !== 'wrong-chain' && read.kind !== 'restarted') noteHead(chain)
    return read
  }
  const compare = async (look: IndexStatus) => {
    if (comparing) return
    const pause = pauseBefore(look)
    noteBlock(look)
    if (compared !== undefined && Date.now() - compared.at < pause) {
      if (health.kind === 'current' && look.kind === 'read' && !suspectedFork) {
        const { number } = look.block
        publish({ ...health, indexedBlock: number, headBlock: Math.max(number, health.headBlock) })
      }
      return
    }
    comparing = true
    compared = { at: Date.now(), kind: look.kind }
    const next = await fetchHealth(look)
    comparing = false
    if (leave !== undefined) publish(next)
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
