// The facts about an item that can’t be faked.
import type { Translation } from '../message.ts'
import type { evidence } from '../en/evidence.ts'

export const texts: Translation<typeof evidence> = {
  listed: 'مجموعة موثّقة',
  notListed: 'مجموعة غير موثّقة',
  tokenId: 'معرّف الرمز <digits>{id}</digits>',
  notCompared: 'لم يُقارن الاسم بعد بالأسماء في قائمة هذا الموقع',
}
