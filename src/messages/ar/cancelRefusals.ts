// Refusals to cancel an order, by the refusal’s code, where the sentence for takers doesn’t fit. `kind` is listing or offer.
import type { Translation } from '../message.ts'
import type { cancelRefusals } from '../en/cancelRefusals.ts'

export const texts: Translation<typeof cancelRefusals> = {
  cancelled: '{kind, select, offer {هذا العرض مُلغى بالفعل.} other {هذا الإدراج مُلغى بالفعل.}}',
  'already-sold': '{kind, select, offer {هذا العرض مقبول بالفعل.} other {بيع عنصر هذا الإدراج بالفعل.}}',
  'counter-raised':
    '{kind, select, offer {أُلغي هذا العرض بالفعل مع عروضك السابقة.} other {أُلغي هذا الإدراج بالفعل مع إدراجاتك السابقة.}}',
  'other-item':
    '{kind, select, offer {هذا العرض على شيء غير الظاهر في الصفحة.} other {هذا الإدراج يبيع شيئًا غير الظاهر في الصفحة.}}',
  'price-differs':
    '{kind, select, offer {سعر هذا العرض غير السعر الظاهر في الصفحة.} other {سعر هذا الإدراج غير السعر الظاهر في الصفحة.}}',
}
