// Starts the catalogue's worker and speaks to it.
import { proxy, wrap } from 'comlink'
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

export function inWorker(): CatalogueService {
  const remote = wrap<CatalogueService>(new Worker(trusted(workerUrl), { type: 'module', name: 'catalogue' }))
  return {
    open: (site, collection, extent, tell) => remote.open(site, collection, extent, proxy(tell)),
    update: () => remote.update(),
    ask: (collection, query, range) => remote.ask(collection, query, range),
    rows: (collection, query, version, range) => remote.rows(collection, query, version, range),
    standing: (id, query) => remote.standing(id, query),
    search: (collection, text, most) => remote.search(collection, text, most),
  }
}
