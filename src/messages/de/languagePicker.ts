// Choosing the interface's language.
import type { Translation } from '../message.ts'
import type { languagePicker } from '../en/languagePicker.ts'

export const texts: Translation<typeof languagePicker> = {
  label: 'Sprache',
  failed: 'Diese Sprache konnte nicht geladen werden. Prüfe deine Verbindung und versuche es erneut.',
}
