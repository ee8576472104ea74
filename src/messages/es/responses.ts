// Answers from servers that are too large to read.
import type { Translation } from '../message.ts'
import type { responses } from '../en/responses.ts'

export const texts: Translation<typeof responses> = {
  tooLarge: 'El servidor envió demasiados datos. Inténtalo de nuevo en un momento.',
}
