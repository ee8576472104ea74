// Connects the page to the vocabulary: in a worker, or in the page itself where there are no workers.
import { catalogueErrors } from '../../messages/en/catalogueErrors.ts'
import { connectOnce } from '../../workers/connectOnce.ts'
import type { VocabularyService } from './service.ts'
import workerUrl from './worker.ts?worker&url'

export const connectVocabulary = connectOnce<VocabularyService>(async (onLost) => {
  if (typeof Worker === 'undefined') return (await import('./service.ts')).createVocabularyService()
  const { workerService } = await import('../../workers/workerService.ts')
  const lostMessage = catalogueErrors.searchUnread
  return workerService({ url: workerUrl, name: 'vocabulary', lostMessage, onLost })
})
