// The worker that keeps the vocabulary of searches: it never waits for the catalogue's, nor the page for either.
import { expose } from 'comlink'
import { createVocabularyService } from './service.ts'

expose(createVocabularyService())
