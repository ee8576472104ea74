// Choosing the interface's language.
import type { Translation } from '../message.ts'
import type { languagePicker } from '../en/languagePicker.ts'

export const texts: Translation<typeof languagePicker> = {
  label: '语言',
  failed: '无法加载此语言。请检查网络连接后重试。',
}
