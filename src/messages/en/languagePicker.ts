// Choosing the interface's language.
import { catalog } from '../catalog.ts'

export const languagePicker = catalog('languagePicker', {
  label: 'Language',
  failed: 'Couldn’t load this language. Check your connection and try again.',
})
