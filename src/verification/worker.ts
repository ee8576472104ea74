// The verification worker: keeps hashing and tries off the main thread.
import { expose } from 'comlink'
import { createService } from './service.ts'

expose(createService())
