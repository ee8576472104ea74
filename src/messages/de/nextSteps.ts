// What to do next with what was just bought.
import type { Translation } from '../message.ts'
import type { nextSteps } from '../en/nextSteps.ts'

export const texts: Translation<typeof nextSteps> = {
  viewItems: 'Deine Items ansehen',
  share: '{item} teilen',
  shared: 'Link kopiert',
  shareFailed: 'Der Link konnte nicht kopiert werden',
}
