// The worker that checks a history: hashes and tries never stand in the way of the page.
import { expose } from 'comlink'
import { createService } from './service.ts'

expose(createService())
