// The vocabulary's worker: separate from the local copy's, so that neither waits for the other.
import { expose } from 'comlink'
import { createVocabularyService } from './service.ts'

expose(createVocabularyService())
