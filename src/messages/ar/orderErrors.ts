// What keeps an order of the index from being traded at all.
import type { Translation } from '../message.ts'
import type { orderErrors } from '../en/orderErrors.ts'

export const texts: Translation<typeof orderErrors> = {
  malformed: 'أعاد مزوّد البيانات أمرًا غير صالح.',
  inexactFraction: 'لا تقسم هذه الكمية الأمر بالضبط.',
}
