// The way from a page to the catalogue's worker; where there are no workers, the same service in the page itself.
import type { CatalogueService } from './protocol.ts'

let service: Promise<CatalogueService> | undefined

/** One worker for the page: it keeps one collection at a time. What could not be fetched is fetched again. */
export function connect(): Promise<CatalogueService> {
  service ??= open()
  service.catch(() => {
    service = undefined
  })
  return service
}

async function open(): Promise<CatalogueService> {
  if (typeof Worker === 'undefined') return (await import('./service.ts')).createService()
  return (await import('./inWorker.ts')).inWorker()
}
