// Choosing the interface's language.
import type { Translation } from '../message.ts'
import type { languagePicker } from '../en/languagePicker.ts'

export const texts: Translation<typeof languagePicker> = {
  label: 'اللغة',
  failed: 'تعذّر تحميل هذه اللغة. تحقق من اتصالك وأعد المحاولة.',
}
