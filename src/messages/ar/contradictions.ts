// What of a row the chain contradicts, by code.
import type { Translation } from '../message.ts'
import type { contradictions } from '../en/contradictions.ts'

export const texts: Translation<typeof contradictions> = {
  block: 'كتلته ليست جزءًا من السلسلة',
  transaction: 'كتلته لا تتضمن هذه المعاملة',
  log: 'المعاملة لا تتضمن حدثًا كهذا لهذا العنصر',
  emitter: 'أصدر الحدثَ عقدٌ آخر',
  type: 'كان الحدث من نوع آخر',
  from: 'جاء من حساب آخر',
  to: 'ذهب إلى حساب آخر',
  quantity: 'الكمية مختلفة',
  price: 'السعر مختلف',
  'unit price': 'سعر الوحدة مختلف',
  currency: 'العملة مختلفة',
  order: 'يتبع أمرًا آخر أو لا يتبع أي أمر',
  'items sold together': 'عدد العناصر المبيعة معًا مختلف',
  time: 'وقع في وقت آخر',
  place: 'في غير موضعه، أو ظهر مرتين',
}
