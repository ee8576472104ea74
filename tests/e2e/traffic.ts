// What a page asks the network for: told apart from what it keeps asking anyway.
import type { Request } from 'playwright-core'

/** The watch on the index: how far it has come, whether anything has changed since, and how much there is to see. */
const WATCH = /\b_meta\b|^\{"query":"query (?:ChangesSince|HistoryNewer)\(/

/**
 * True for a request that a page makes to show something: a query of the index, or a call of the node. The watch that
 * compares the index with the chain asks on its own with every block, whatever the reader does, and is left out.
 */
function isForContent(request: Request): boolean {
  const { pathname } = new URL(request.url())
  if (pathname === '/graphql') return !WATCH.test(request.postData() ?? '')
  if (pathname === '/rpc')
    return !/"eth_(blockNumber|chainId|getBlockByNumber)"/.test(request.postData() ?? '')
  return ['document', 'script', 'stylesheet', 'fetch', 'xhr'].includes(request.resourceType())
}

/** Requests for content among these, each as a line that names it. */
export function contentRequests(requests: readonly Request[]): readonly string[] {
  return requests
    .filter(isForContent)
    .map((request) => `${request.method()} ${request.url()} ${(request.postData() ?? '').slice(0, 120)}`)
}
