// Compares the index with the chain it claims to follow, again and again, for the status line and the footer.
import * as v from 'valibot'
import type { NetworkConfig } from '../../domain/config.ts'

/** What is known of the index right now. Block numbers are whole numbers below 2^53. */
export type IndexHealth =
  | { readonly kind: 'checking' }
  /** The index is at the chain's head, or so near that nobody would notice. */
  | { readonly kind: 'current'; readonly indexedBlock: number; readonly headBlock: number }
  | { readonly kind: 'behind'; readonly indexedBlock: number; readonly headBlock: number }
  /** A mapping failed; the index answers with what it had. */
  | { readonly kind: 'failed'; readonly indexedBlock: number }
  /** The index's newest block is not the chain's block of that number. */
  | { readonly kind: 'forked'; readonly indexedBlock: number }
  | { readonly kind: 'index-unreachable' }
  /** The index answers, the chain's node does not: reading works, writing does not. */
  | { readonly kind: 'chain-unreachable'; readonly indexedBlock: number }
  /** The node behind `rpcUrl` serves another chain than the one configured. */
  | { readonly kind: 'wrong-chain'; readonly chainId: number }

export interface IndexMonitor {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => IndexHealth
}

const REQUEST_TIMEOUT_MILLISECONDS = 10_000
/** A lag shorter than this is the ordinary way of things. */
const TOLERATED_LAG_SECONDS = 30
const LEAST_TOLERATED_BLOCKS = 2

const metaReply = v.object({
  data: v.object({
    _meta: v.object({
      hasIndexingErrors: v.boolean(),
      block: v.object({ number: v.number(), hash: v.nullish(v.string()) }),
    }),
  }),
})
const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{1,13}$/i),
  v.transform((text) => Number.parseInt(text, 16)),
)
const quantityReply = v.object({ result: quantity })
const blockReply = v.object({ result: v.nullable(v.object({ hash: v.string() })) })

async function post<Reply>(
  url: string,
  body: object,
  schema: v.GenericSchema<unknown, Reply>,
): Promise<Reply> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MILLISECONDS),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return v.parse(schema, await response.json())
}

/** Asks both sides once. Never throws: what does not answer is an answer. */
export async function checkIndex(network: NetworkConfig): Promise<IndexHealth> {
  const rpc = <Reply>(method: string, params: unknown[], schema: v.GenericSchema<unknown, Reply>) =>
    post(network.rpcUrl, { jsonrpc: '2.0', id: 1, method, params }, schema)
  const query = '{ _meta { hasIndexingErrors block { number hash } } }'
  const [index, head, chain] = await Promise.allSettled([
    post(network.graphqlUrl, { query }, metaReply),
    rpc('eth_blockNumber', [], quantityReply),
    rpc('eth_chainId', [], quantityReply),
  ])
  if (chain.status === 'fulfilled' && chain.value.result !== network.chainId) {
    return { kind: 'wrong-chain', chainId: chain.value.result }
  }
  if (index.status === 'rejected') return { kind: 'index-unreachable' }
  const { block, hasIndexingErrors } = index.value.data._meta
  const indexedBlock = block.number
  if (hasIndexingErrors) return { kind: 'failed', indexedBlock }
  if (head.status === 'rejected') return { kind: 'chain-unreachable', indexedBlock }
  const headBlock = head.value.result
  const tolerated = Math.max(
    LEAST_TOLERATED_BLOCKS,
    Math.ceil(TOLERATED_LAG_SECONDS / network.blockTimeSeconds),
  )
  if (headBlock - indexedBlock > tolerated) return { kind: 'behind', indexedBlock, headBlock }
  const follows = await followsChain(rpc, indexedBlock, block.hash ?? undefined)
  return follows ? { kind: 'current', indexedBlock, headBlock } : { kind: 'forked', indexedBlock }
}

type Rpc = <Reply>(
  method: string,
  params: unknown[],
  schema: v.GenericSchema<unknown, Reply>,
) => Promise<Reply>

/** Whether the chain has the index's block; true while that cannot be told. */
async function followsChain(rpc: Rpc, number: number, hash: string | undefined): Promise<boolean> {
  if (hash === undefined) return true
  try {
    const { result } = await rpc('eth_getBlockByNumber', [`0x${number.toString(16)}`, false], blockReply)
    return result?.hash.toLowerCase() === hash.toLowerCase()
  } catch {
    return true
  }
}

const SHORTEST_PAUSE_MILLISECONDS = 4_000
const LONGEST_PAUSE_MILLISECONDS = 15_000

/** Watches while somebody listens and the page is in view. */
export function createIndexMonitor(network: NetworkConfig): IndexMonitor {
  const pause = Math.min(
    LONGEST_PAUSE_MILLISECONDS,
    Math.max(SHORTEST_PAUSE_MILLISECONDS, network.blockTimeSeconds * 1000),
  )
  const listeners = new Set<() => void>()
  let health: IndexHealth = { kind: 'checking' }
  let suspectedFork = false
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Counts starts, so that an answer to an earlier one is not taken for news. */
  let run = 0

  const publish = (next: IndexHealth) => {
    // A block that was just replaced looks like a fork for a moment; only a second look in a row counts.
    const firstSuspicion = next.kind === 'forked' && !suspectedFork
    suspectedFork = next.kind === 'forked'
    if (firstSuspicion || JSON.stringify(next) === JSON.stringify(health)) return
    health = next
    for (const listener of listeners) listener()
  }
  const watch = async (ownRun: number) => {
    const next = await checkIndex(network)
    if (ownRun !== run) return
    publish(next)
    timer = setTimeout(() => void watch(ownRun), pause)
  }
  const stop = () => {
    run += 1
    clearTimeout(timer)
  }
  const restart = () => {
    stop()
    if (document.visibilityState === 'visible') void watch(run)
  }

  return {
    getSnapshot: () => health,
    subscribe: (listener) => {
      listeners.add(listener)
      if (listeners.size === 1) {
        document.addEventListener('visibilitychange', restart)
        restart()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        document.removeEventListener('visibilitychange', restart)
        stop()
      }
    },
  }
}
