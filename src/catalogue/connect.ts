// The way from a page to the catalogue's worker; where there are no workers, the same service in the page itself.
import type { CatalogueService } from './protocol.ts'

let service: Promise<CatalogueService> | undefined

/** One worker for the page: it keeps one collection at a time. What could not be fetched, or was lost, is begun anew. */
export function connect(): Promise<CatalogueService> {
  service ??= open()
  service.catch(() => {
    service = undefined
  })
  return service
}

async function open(): Promise<CatalogueService> {
  if (typeof Worker === 'undefined') return (await import('./service.ts')).createService()
  const { inWorker } = await import('./inWorker.ts')
  return inWorker(() => {
    service = undefined
  })
}
