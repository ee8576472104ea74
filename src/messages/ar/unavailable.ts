// Why a listing in the cart can’t be bought now, beside the reasons of inactive listings.
import type { Translation } from '../message.ts'
import type { unavailable } from '../en/unavailable.ts'

export const texts: Translation<typeof unavailable> = {
  notIndexed: 'لم يعد هذا الإدراج لدى مزوّد البيانات.',
  own: 'هذا إدراجك أنت.',
  scheduled: 'لم يُعرض للبيع بعد.',
  quantity: 'المتاح {available} فقط.',
  notFillable: 'يعدّه مزوّد البيانات غير نشط.',
}
