// Reads documents from the hosts that the site names: each once, and few at a time, so that a page full of items doesn't
// flood a host, and a host that stalls doesn't keep the page waiting.
import { type HostedDocument, type HostedResult, fetchHostedMetadata } from './hostedMetadata.ts'

/** Requests to one host at once: hosts limit them, and a page's other requests need room. */
const MAX_PER_HOST = 2
const MAX_AT_ONCE = 6
/** After as many timeouts in a row, a host is left alone. */
const MAX_TIMEOUTS = 2
const REST_MILLISECONDS = 60_000

/** Documents that were read before. */
export interface DocumentCache {
  load(url: string): Promise<HostedDocument | undefined>
  save(url: string, document: HostedDocument): void
}

/** @throws the signal's reason if it is aborted before the request is sent */
export type ReadDocument = (url: string, signal: AbortSignal) => Promise<HostedResult>

export interface HostReaderOptions {
  readonly cache?: DocumentCache
  /** Sends one request. */
  readonly read?: ReadDocument
}

interface QueuedRequest {
  readonly url: string
  readonly signal: AbortSignal
  readonly resolve: (result: HostedResult | Promise<HostedResult>) => void
  readonly reject: (reason: unknown) => void
}

/** Returns a function that waits for its turn; a request that was sent is read to its end, for the cache. */
export function createHostReader({ cache, read = fetchHostedMetadata }: HostReaderOptions): ReadDocument {
  const running = new Map<string, Promise<HostedResult>>()
  const timeouts = new Map<string, { readonly count: number; readonly atMilliseconds: number }>()
  let queue: readonly QueuedRequest[] = []

  const countRunning = (host: string) =>
    [...running.keys()].filter((url) => new URL(url).host === host).length
  const isResting = (host: string) => {
    const { count, atMilliseconds } = timeouts.get(host) ?? { count: 0, atMilliseconds: 0 }
    return count >= MAX_TIMEOUTS && Date.now() - atMilliseconds < REST_MILLISECONDS
  }

  async function send(url: string, host: string): Promise<HostedResult> {
    const result = await read(url, new AbortController().signal)
    if (result.kind === 'document') cache?.save(url, result.document)
    if (result.kind === 'failed' && result.reason === 'too-slow')
      timeouts.set(host, { count: (timeouts.get(host)?.count ?? 0) + 1, atMilliseconds: Date.now() })
    else timeouts.delete(host)
    return result
  }

  /** Whether the request needs to wait no longer. */
  function settle({ url, signal, resolve, reject }: QueuedRequest): boolean {
    const { host } = new URL(url)
    if (signal.aborted) {
      reject(signal.reason)
      return true
    }
    const sent = running.get(url)
    if (sent === undefined && isResting(host)) {
      resolve({ kind: 'failed', reason: 'too-slow' })
      return true
    }
    if (sent === undefined && (running.size >= MAX_AT_ONCE || countRunning(host) >= MAX_PER_HOST))
      return false
    const result =
      sent ??
      send(url, host).finally(() => {
        running.delete(url)
        proceed()
      })
    running.set(url, result)
    resolve(result)
    return true
  }

  function proceed(): void {
    const before = queue
    queue = []
    queue = before.filter((one) => !settle(one))
  }

  return async (url, signal) => {
    const cached = await cache?.load(url)
    if (cached !== undefined) return { kind: 'document', document: cached }
    return new Promise((resolve, reject) => {
      queue = [...queue, { url, signal, resolve, reject }]
      signal.addEventListener('abort', proceed, { once: true })
      proceed()
    })
  }
}
