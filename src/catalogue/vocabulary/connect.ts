// The way from a page to the vocabulary's worker; where there are no workers, the same service in the page itself.
import type { VocabularyService } from './service.ts'

let service: Promise<VocabularyService> | undefined

/** One worker for the page. What could not be fetched, or was lost, is begun anew. */
export function connectVocabulary(): Promise<VocabularyService> {
  service ??= start()
  service.catch(() => {
    service = undefined
  })
  return service
}

async function start(): Promise<VocabularyService> {
  if (typeof Worker === 'undefined') return (await import('./service.ts')).createVocabularyService()
  const { inWorker } = await import('./inWorker.ts')
  return inWorker(() => {
    service = undefined
  })
}
