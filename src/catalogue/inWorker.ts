// Starts the catalogue's worker and speaks to it.
import { proxy, wrap } from 'comlink'
import { VitrineError } from '../domain/errors.ts'
import type { CatalogueService } from './protocol.ts'
import workerUrl from './worker.ts?worker&url'

/** The part of Trusted Types that is used here. Source: https://www.w3.org/TR/trusted-types/ */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

/** The address of the worker's script as a page that demands trusted ones takes it: it is the build's own, and fixed. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('vitrine-catalogue', { createScriptURL: (own) => own })
  return policy?.createScriptURL(url) ?? url
}

/** The worker's script did not load, or it broke down; the page goes on asking the index itself. */
export class WorkerLostError extends VitrineError {
  readonly code = 'catalogue-worker-lost'
}

/**
 * The service in its worker. Every call rejects with {@link WorkerLostError} once the worker is lost.
 *
 * @param onLost called once, when no call will be answered any more
 */
export function inWorker(onLost: () => void): CatalogueService {
  const worker = new Worker(trusted(workerUrl), { type: 'module', name: 'catalogue' })
  const remote = wrap<CatalogueService>(worker)
  /** Rejections of calls that are not answered yet: a worker that is gone answers none. */
  const waiting = new Set<(error: WorkerLostError) => void>()
  let lost: WorkerLostError | undefined
  const lose = (event: Event) => {
    if (lost !== undefined) return
    const cause = 'error' in event ? event.error : undefined
    lost = new WorkerLostError('The items of the collection could not be read.', {
      cause,
      details: { event: event.type },
    })
    worker.terminate()
    for (const reject of waiting) reject(lost)
    waiting.clear()
    onLost()
  }
  worker.addEventListener('error', lose)
  worker.addEventListener('messageerror', lose)
  const call = <Result>(ask: () => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      if (lost !== undefined) return reject(lost)
      waiting.add(reject)
      ask()
        .then(resolve, reject)
        .finally(() => waiting.delete(reject))
    })
  return {
    open: (site, collection, extent, tell) => call(() => remote.open(site, collection, extent, proxy(tell))),
    update: () => call(() => remote.update()),
    ask: (collection, query, range) => call(() => remote.ask(collection, query, range)),
    rows: (collection, query, version, range) => call(() => remote.rows(collection, query, version, range)),
    standing: (id, query) => call(() => remote.standing(id, query)),
  }
}
