// Marks on names that could be mistaken for a listed collection.
import type { Translation } from '../message.ts'
import type { lookAlikes } from '../en/lookAlikes.ts'

export const texts: Translation<typeof lookAlikes> = {
  notListed: 'ليست «{name}» المدرجة في القائمة {address}',
  addresses: 'هذه {address}. أما {name} فهي {listed}.',
  verified: 'مجموعة موثّقة',
  verifiedHint: 'في قائمة مجموعات هذا الموقع',
}
