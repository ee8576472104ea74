// Choosing the interface's language.
import type { Translation } from '../message.ts'
import type { languagePicker } from '../en/languagePicker.ts'

export const texts: Translation<typeof languagePicker> = {
  label: '言語',
  failed: 'この言語を読み込めませんでした。接続を確認して、もう一度お試しください。',
}
