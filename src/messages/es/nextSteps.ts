// What to do next with what was just bought.
import type { Translation } from '../message.ts'
import type { nextSteps } from '../en/nextSteps.ts'

export const texts: Translation<typeof nextSteps> = {
  viewItems: 'Ver tus artículos',
  share: 'Compartir {item}',
  shared: 'Enlace copiado',
  shareFailed: 'No se pudo copiar el enlace',
}
