// Distinguishes a page's requests for content from those that it sends regularly, and waits for responses.
import { setTimeout as delay } from 'node:timers/promises'
import type { Request } from 'playwright-core'
import { WAIT_TIMEOUT_MS } from './timeouts.ts'
import { waitForPaint } from './waitForPage.ts'
import type { Visitor } from './visitor.ts'

/** Matches the polling of the index: its latest block, and whether anything has changed since another. */
const POLLING = /\b_meta\b/

/**
 * Whether a page sends this request for its content: a query of the index, or a call of the node. Excluded are the polling
 * that compares the index with the chain with every block, whatever the user does, and pictures, which load after
 * their page.
 */
function isForContent(request: Request): boolean {
  const { pathname } = new URL(request.url())
  if (pathname === '/graphql') return !POLLING.test(request.postData() ?? '')
  if (pathname === '/rpc')
    return !/"eth_(blockNumber|chainId|getBlockByNumber)"/.test(request.postData() ?? '')
  if (pathname.startsWith('/ipfs/')) return false
  return ['document', 'script', 'stylesheet', 'fetch', 'xhr'].includes(request.resourceType())
}

/** Whether to wait for the response; those of pictures and other media may never end. */
function isAwaited(request: Request): boolean {
  return isForContent(request) || ['/graphql', '/rpc'].includes(new URL(request.url()).pathname)
}

/** Describes the requests for content among these, one line each. */
export function contentRequests(requests: readonly Request[]): readonly string[] {
  return requests
    .filter(isForContent)
    .map((request) => `${request.method()} ${request.url()} ${(request.postData() ?? '').slice(0, 120)}`)
}

/**
 * Waits until every later request of the page has its response, and rendering them sends no more: parts of a page may
 * send requests only after others have their responses, and the browser reports an idle network only once a document.
 *
 * @param since how many requests of the visitor to skip
 * @throws Error that names the requests without a response
 */
export async function waitForResponses(
  { page, requests }: Pick<Visitor, 'page' | 'requests'>,
  since: number,
): Promise<void> {
  const open = new Set<Request>()
  const track = async (request: Request) => {
    open.add(request)
    await (await request.response())?.finished()
    open.delete(request)
  }
  const timeout = new AbortController()
  const tooLong = delay(WAIT_TIMEOUT_MS, undefined, { signal: timeout.signal }).then(() => {
    throw new Error(`No response to ${contentRequests([...open]).join('; ')}`)
  })
  try {
    for (let count = -1; ;) {
      // Polling requests are awaited as well: some parts call the node after their response.
      const awaited = requests().slice(since).filter(isAwaited)
      if (awaited.length === count) return
      count = awaited.length
      await Promise.race([Promise.all(awaited.map(track)), tooLong])
      await waitForPaint(page)
    }
  } finally {
    tooLong.catch(() => {})
    timeout.abort()
  }
}
