// What to do next with what was just bought.
import type { Translation } from '../message.ts'
import type { nextSteps } from '../en/nextSteps.ts'

export const texts: Translation<typeof nextSteps> = {
  viewItems: 'الانتقال إلى عناصرك',
  share: 'مشاركة {item}',
  shared: 'نُسخ الرابط',
  shareFailed: 'تعذّر نسخ الرابط',
}
