// The local copy's worker: keeps reading, sorting and searching off the main thread.
import { expose } from 'comlink'
import { createService } from './service.ts'

expose(createService())
