// The vocabulary's service in its worker.
import { proxy } from 'comlink'
import { startWorker } from '../../workers/startWorker.ts'
import type { VocabularyService } from './service.ts'
import workerUrl from './worker.ts?worker&url'
import { catalogueErrors } from '../../messages/en/catalogueErrors.ts'

/** @param onLost called once, when no call will be answered any more */
export function inWorker(onLost: () => void): VocabularyService {
  const { call } = startWorker<VocabularyService>({
    url: workerUrl,
    name: 'vocabulary',
    lostMessage: catalogueErrors.searchUnread,
    onLost,
  })
  return {
    open: (site, onState) => call((remote) => remote.open(site, proxy(onState))),
    answer: (text, mostTraits) => call((remote) => remote.answer(text, mostTraits)),
  }
}
