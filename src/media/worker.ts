// The worker that examines pictures.
import { expose } from 'comlink'
import { createExaminer } from './examiner.ts'

expose(createExaminer())
