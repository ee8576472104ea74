// The catalogue's service in its worker.
import { proxy } from 'comlink'
import { startWorker } from '../workers/startWorker.ts'
import type { CatalogueService } from './protocol.ts'
import workerUrl from './worker.ts?worker&url'
import { catalogueErrors } from '../messages/en/catalogueErrors.ts'

/** @param onLost called once, when no call will be answered any more */
export function inWorker(onLost: () => void): CatalogueService {
  const { call } = startWorker<CatalogueService>({
    url: workerUrl,
    name: 'catalogue',
    lostMessage: catalogueErrors.itemsUnread,
    onLost,
  })
  return {
    open: (site, collection, extent, onState) =>
      call((remote) => remote.open(site, collection, extent, proxy(onState))),
    update: () => call((remote) => remote.update()),
    answer: (collection, query, range) => call((remote) => remote.answer(collection, query, range)),
    rows: (collection, query, version, range) =>
      call((remote) => remote.rows(collection, query, version, range)),
    standing: (id, query) => call((remote) => remote.standing(id, query)),
  }
}
