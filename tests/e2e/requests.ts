// The network requests for a page's content, apart from those that it sends anyway.
import { setTimeout as passes } from 'node:timers/promises'
import type { Request } from 'playwright-core'
import { WAIT_TIMEOUT_MS } from './timeouts.ts'
import { waitForPaint } from './waitForPage.ts'
import type { Visitor } from './visitor.ts'

/** The watch on the index: how far it has come, whether anything has changed since, and how much there is to see. */
const WATCH = /\b_meta\b|^\{"query":"query (?:ChangesSince|HistoryNewer)\s*\(/

/**
 * True for a request that a page makes to show something: a query of the index, or a call of the node. The watch that
 * compares the index with the chain sends its own requests with every block, whatever the reader does, and is left out, as are
 * pictures, which come after what they belong to.
 */
function isForContent(request: Request): boolean {
  const { pathname } = new URL(request.url())
  if (pathname === '/graphql') return !WATCH.test(request.postData() ?? '')
  if (pathname === '/rpc')
    return !/"eth_(blockNumber|chainId|getBlockByNumber)"/.test(request.postData() ?? '')
  if (pathname.startsWith('/ipfs/')) return false
  return ['document', 'script', 'stylesheet', 'fetch', 'xhr'].includes(request.resourceType())
}

/** Pictures and the likes of them may never end. */
function isAnswered(request: Request): boolean {
  return isForContent(request) || ['/graphql', '/rpc'].includes(new URL(request.url()).pathname)
}

/** Requests for content among these, each as a line that names it. */
export function contentRequests(requests: readonly Request[]): readonly string[] {
  return requests
    .filter(isForContent)
    .map((request) => `${request.method()} ${request.url()} ${(request.postData() ?? '').slice(0, 120)}`)
}

/**
 * Waits until every request of the page since then has its response, and the frames that show them send no more: parts
 * of a page may send requests only after others have theirs, and the browser reports an idle network only once a document.
 *
 * @param since how many requests the visitor had made before
 * @throws Error that names the requests which nobody answers
 */
export async function waitForResponses(
  { page, requests }: Pick<Visitor, 'page' | 'requests'>,
  since: number,
): Promise<void> {
  const open = new Set<Request>()
  const end = async (request: Request) => {
    open.add(request)
    await (await request.response())?.finished()
    open.delete(request)
  }
  const patience = new AbortController()
  const tooLong = passes(WAIT_TIMEOUT_MS, undefined, { signal: patience.signal }).then(() => {
    throw new Error(`Nobody answers ${contentRequests([...open]).join('; ')}`)
  })
  try {
    for (let count = -1; ;) {
      // The watch on the index is waited for as well: some parts call the node after its response.
      const responses = requests().slice(since).filter(isAnswered)
      if (responses.length === count) return
      count = responses.length
      await Promise.race([Promise.all(responses.map(end)), tooLong])
      await waitForPaint(page)
    }
  } finally {
    tooLong.catch(() => {})
    patience.abort()
  }
}
