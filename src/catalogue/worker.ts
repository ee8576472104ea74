// The worker that keeps the catalogue: reading, sorting and searching never stand in the way of the page.
import { expose } from 'comlink'
import { createService } from './service.ts'

expose(createService())
