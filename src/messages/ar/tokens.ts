// Items as cards and rows.
import type { Translation } from '../message.ts'
import type { tokens } from '../en/tokens.ts'

export const texts: Translation<typeof tokens> = {
  lastSale: 'آخر بيع {price}',
  notForSale: 'ليس للبيع',
  inBundle: 'ضمن حزمة',
  edition: 'إصدار من {supply}',
  editionAtLeast: 'إصدار من {supply} على الأقل',
}
