// Compares the index with the chain it claims to follow, look by look, for the status line and the footer.
import type { NetworkConfig } from '../../domain/config.ts'
import type { RpcReply, SendBatch } from '../../domain/rpc.ts'
import type { IndexFollower, IndexStatus } from '../../graphql/indexFollower.ts'

/** What is known of the index right now. Block numbers are whole numbers below 2^53. */
export type IndexHealth =
  | { readonly kind: 'checking' }
  /** The index is at the chain's head, or so near that nobody would notice. */
  | { readonly kind: 'current'; readonly indexedBlock: number; readonly headBlock: number }
  | { readonly kind: 'behind'; readonly indexedBlock: number; readonly headBlock: number }
  /** The node behind `rpcUrl` has not come as far as the index. */
  | { readonly kind: 'chain-behind'; readonly indexedBlock: number; readonly headBlock: number }
  /** A mapping failed; the index answers with what it had. */
  | { readonly kind: 'failed'; readonly indexedBlock: number }
  /** The chain has another block at the height of the index's newest one. */
  | { readonly kind: 'forked'; readonly indexedBlock: number }
  | { readonly kind: 'index-unreachable' }
  /** The index answers, the chain's node does not: reading works, writing does not. */
  | { readonly kind: 'chain-unreachable'; readonly indexedBlock: number }
  /** The node serves another chain than the one configured. */
  | { readonly kind: 'wrong-chain'; readonly chainId: number }
  /** The chain begins with another block than when this page was opened: everything known of it is void. */
  | { readonly kind: 'restarted' }

export interface IndexMonitor {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => IndexHealth
}

/** A shorter lag is the ordinary way of things, by the blocks' own times and in blocks of the usual length. */
const TOLERATED_LAG_SECONDS = 30
const LEAST_TOLERATED_BLOCKS = 2

/** What the node says, each part undefined where it does not say it. */
interface ChainView {
  readonly chainId: number | undefined
  readonly headBlock: number | undefined
  readonly genesis: string | undefined
  /** Hash of its block at the height of the index's newest one. */
  readonly hashAtIndexed: string | undefined
  /** From that block to its newest one. */
  readonly secondsToHead: number | undefined
}

const SILENT: ChainView = {
  chainId: undefined,
  headBlock: undefined,
  genesis: undefined,
  hashAtIndexed: undefined,
  secondsToHead: undefined,
}

const resultOf = (reply: RpcReply | undefined): unknown => (reply?.ok === true ? reply.result : undefined)

function numberOf(value: unknown): number | undefined {
  return typeof value === 'string' && /^0x[0-9a-f]{1,13}$/i.test(value) ? Number(value) : undefined
}

function ofBlock(reply: RpcReply | undefined, field: 'hash' | 'timestamp'): unknown {
  const block = resultOf(reply)
  return typeof block === 'object' && block !== null
    ? (block as Partial<Record<typeof field, unknown>>)[field]
    : undefined
}

function blockHash(reply: RpcReply | undefined): string | undefined {
  const hash = ofBlock(reply, 'hash')
  return typeof hash === 'string' ? hash.toLowerCase() : undefined
}

function secondsBetween(one: RpcReply | undefined, later: RpcReply | undefined): number | undefined {
  const [from, to] = [one, later].map((reply) => numberOf(ofBlock(reply, 'timestamp')))
  return from === undefined || to === undefined ? undefined : to - from
}

/** Never throws: what does not answer is an answer. */
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
      chainId: numberOf(resultOf(chainId)),
      headBlock: numberOf(resultOf(head)),
      genesis: blockHash(first),
      hashAtIndexed: blockHash(indexed),
      secondsToHead: secondsBetween(indexed, newest),
    }
  } catch {
    return SILENT
  }
}

/**
 * What a look at the index and a look at the chain make together.
 *
 * @param genesis hash of the chain's first block when the page was opened
 */
function judge(
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
  // A node that lacks the block is behind; only another block at the same height is another branch.
  if (hash !== null && hashAtIndexed !== undefined && hash.toLowerCase() !== hashAtIndexed) {
    return { kind: 'forked', indexedBlock }
  }
  const tolerated = Math.max(LEAST_TOLERATED_BLOCKS, Math.ceil(TOLERATED_LAG_SECONDS / blockTimeSeconds))
  // Blocks may come faster than usual for a while: several of them in a few seconds are no lag that anyone would notice.
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

/** Watches while somebody listens. It asks nothing of the index itself: the follower looks for all. */
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
    // A block that was just replaced looks like a fork for a moment; only a second look in a row counts.
    const firstSuspicion = next.kind === 'forked' && !suspectedFork
    suspectedFork = next.kind === 'forked'
    if (firstSuspicion || JSON.stringify(next) === JSON.stringify(health)) return
    health = next
    for (const listener of listeners) listener()
  }
  /** The index is looked at more often than the chain needs to be asked, unless it came or went. */
  const compare = async (look: IndexStatus) => {
    const soon = compared !== undefined && Date.now() - compared.at < pause
    if (comparing || (soon && compared?.kind === look.kind)) return
    comparing = true
    compared = { at: Date.now(), kind: look.kind }
    const chain = await readChain(send, look)
    comparing = false
    if (leave === undefined) return
    genesis ??= chain.genesis
    publish(judge(network, look, chain, genesis))
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
