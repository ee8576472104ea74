// Connects the page to the local copy: in a worker, or in the page itself where there are no workers.
import { errorsTexts } from '../messages/en/errors.ts'
import { connectOnce } from '../workers/connectOnce.ts'
import type { ItemSearchService } from './protocol.ts'
import workerUrl from './worker.ts?worker&url'

/** One worker for the page: it keeps one collection at a time. */
export const connect = connectOnce<ItemSearchService>(async (onLost) => {
  if (typeof Worker === 'undefined') return (await import('./service.ts')).createService()
  const { workerService } = await import('../workers/workerService.ts')
  return workerService({
    url: workerUrl,
    name: 'item search',
    lostMessage: errorsTexts.itemSearch.itemsUnread,
    onLost,
  })
})
