// The worker that flags sales: of a large collection that takes longer than a frame.
import { expose } from 'comlink'
import { createWashService } from './washService.ts'

expose(createWashService())
