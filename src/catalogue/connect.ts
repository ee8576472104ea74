// The way from a page to the catalogue's worker; where there are no workers, the same service in the page itself.
import { proxy, wrap } from 'comlink'
import type { CatalogueService } from './protocol.ts'

let service: Promise<CatalogueService> | undefined

/** One worker for the page: it keeps one collection at a time. */
export function connect(): Promise<CatalogueService> {
  return (service ??= typeof Worker === 'undefined' ? inPage() : Promise.resolve(inWorker()))
}

async function inPage(): Promise<CatalogueService> {
  const { createService } = await import('./service.ts')
  return createService()
}

function inWorker(): CatalogueService {
  const remote = wrap<CatalogueService>(
    new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'catalogue' }),
  )
  return {
    open: (site, collection, tell) => remote.open(site, collection, proxy(tell)),
    update: () => remote.update(),
    ask: (query, range) => remote.ask(query, range),
    rows: (query, version, range) => remote.rows(query, version, range),
    standing: (id, query) => remote.standing(id, query),
    search: (text, most) => remote.search(text, most),
  }
}
