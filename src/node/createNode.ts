// The chain's node behind one or more URLs: one policy for batches, retries and fallback, for every caller.
import type { SendBatch, SendOptions } from '../domain/rpc.ts'
import { sleep } from '../domain/sleep.ts'
import { attempt, AttemptFailure, type Endpoint, endpointAt, type Progress } from './endpoint.ts'
import { NodeError } from './errors.ts'
import { PAGE_RETRY_POLICY, type RetryPolicy } from './retryPolicy.ts'

export interface NodeOptions {
  /**
   * Endpoints of one chain: the first is called, the others in turn while it fails. A path is resolved against the
   * page's origin.
   */
  readonly urls: readonly string[]
  /** Nodes at the same URLs and with the same key share what they learn about the endpoints. */
  readonly sharedBy?: object | undefined
  readonly retryPolicy?: Partial<RetryPolicy> | undefined
  /** Defaults to the platform's own. */
  readonly fetch?: typeof fetch | undefined
}

/** How long a node may take in the first round, in milliseconds, while there is another one to call. */
const IMPATIENCE = 1_000

const shared = new WeakMap<object, readonly Endpoint[]>()

interface Candidate {
  readonly endpoint: Endpoint
  readonly progress: Progress
}

/**
 * Creates a transport for requests that are safe to repeat; transactions go through the wallet. One node serves a whole
 * call.
 *
 * It throws NodeError when every attempt failed (`node-unavailable`, `node-rate-limited`, `node-refused`), the
 * signal's reason when it is aborted, and any error that `beforeSend` throws.
 */
export function createNode({ urls, sharedBy, retryPolicy: overrides, fetch }: NodeOptions): SendBatch {
  const endpoints = (sharedBy === undefined ? undefined : shared.get(sharedBy)) ?? urls.map(endpointAt)
  if (sharedBy !== undefined) shared.set(sharedBy, endpoints)
  const retryPolicy: RetryPolicy = { ...PAGE_RETRY_POLICY, ...overrides }
  return async (requests, options = {}) => {
    if (requests.length === 0) return []
    let candidates = endpoints.map((endpoint): Candidate => ({
      endpoint,
      progress: { replies: [], batchSize: retryPolicy.batchSize },
    }))
    let failure: AttemptFailure | undefined
    for (const [round, pause] of [0, ...retryPolicy.pausesMilliseconds].entries()) {
      if (candidates.length === 0) break
      const called = await waitForOpen(candidates, pause, options)
      for (const [index, candidate] of called.entries()) {
        // In the first round a slow node is skipped for the next; if all are slow, they get their full time in the next
        // round.
        const isHurried = round === 0 && index < called.length - 1
        const timeoutMilliseconds = Math.min(
          retryPolicy.timeoutMilliseconds,
          isHurried ? IMPATIENCE : retryPolicy.timeoutMilliseconds,
        )
        const { endpoint, progress } = candidate
        try {
          return await attempt(endpoint, requests, progress, {
            ...options,
            fetch,
            retryPolicy: { ...retryPolicy, timeoutMilliseconds },
          })
        } catch (error) {
          if (!(error instanceof AttemptFailure)) throw error
          if (error.kind === 'refused') candidates = candidates.filter((other) => other !== candidate)
          if (error.kind !== 'refused' || failure === undefined) failure = error
        }
      }
    }
    throw new NodeError(`node-${failure?.kind ?? 'unavailable'}`, { cause: failure?.cause })
  }
}

/** Waits for the pause and until at least one node may be called, then returns the nodes that may be. */
async function waitForOpen(
  candidates: readonly Candidate[],
  pause: number,
  { signal }: SendOptions,
): Promise<readonly Candidate[]> {
  const opensAt = Math.min(...candidates.map(({ endpoint }) => endpoint.closedUntil))
  const wait = Math.max(pause, opensAt - Date.now())
  if (wait > 0) await sleep(wait, signal)
  // Timers may end slightly early.
  const now = Math.max(Date.now(), opensAt)
  return candidates.filter(({ endpoint }) => endpoint.closedUntil <= now)
}
