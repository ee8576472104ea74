// Choosing the interface's language.
import type { Translation } from '../message.ts'
import type { languagePicker } from '../en/languagePicker.ts'

export const texts: Translation<typeof languagePicker> = {
  label: 'Idioma',
  failed: 'No se pudo cargar este idioma. Comprueba tu conexión e inténtalo de nuevo.',
}
