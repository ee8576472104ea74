// Answers from servers that are too large to read.
import { catalog } from '../catalog.ts'

export const responses = catalog('responses', {
  tooLarge: 'The server sent too much data. Retry in a moment.',
})
