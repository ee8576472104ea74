// Connects the page to the vocabulary: in a worker, or in the page itself where there are no workers.
import { errorsTexts } from '../../messages/en/errors.ts'
import { connectOnce } from '../../workers/connectOnce.ts'
import type { VocabularyService } from './service.ts'
import workerUrl from './worker.ts?worker&url'

export const connectVocabulary = connectOnce<VocabularyService>(async (onLost) => {
  if (typeof Worker === 'undefined') return (await import('./service.ts')).createVocabularyService()
  const { workerService } = await import('../../workers/workerService.ts')
  const lostMessage = errorsTexts.itemSearch.searchUnread
  return workerService({ url: workerUrl, name: 'vocabulary', lostMessage, onLost })
})
