// Fields of trade dialogs, and what to change in them.
import type { Translation } from '../message.ts'
import type { tradeForm } from '../en/tradeForm.ts'

export const texts: Translation<typeof tradeForm> = {
  quantity: 'الكمية',
  currency: 'العملة',
  expiry: 'المدة',
  until: 'حتى',
  days: '{count, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  untilDate: 'حتى تاريخ',
  enterQuantity: 'أدخل كمية.',
  enterWhole: 'أدخل عددًا صحيحًا.',
  enterOne: 'أدخل 1 على الأقل.',
  tooMany: 'أدخل {most} أو أقل.',
  notMultiple: 'أدخل مضاعفًا للعدد {step}.',
  multiples: 'بمضاعفات العدد {step}',
  rawUnits:
    '{units} من وحدات العقد ({decimals, plural, zero {بلا منازل عشرية} one {منزلة عشرية واحدة} two {منزلتان عشريتان} few {# منازل عشرية} many {# منزلة عشرية} other {# منزلة عشرية}} حسب بيانات العنصر)',
  rawQuantity: 'الكمية الدقيقة',
  tooManyDecimals:
    '{decimals, plural, zero {أدخل عددًا صحيحًا.} one {أدخل منزلة عشرية واحدة على الأكثر.} two {أدخل منزلتين عشريتين على الأكثر.} few {أدخل # منازل عشرية على الأكثر.} many {أدخل # منزلة عشرية على الأكثر.} other {أدخل # منزلة عشرية على الأكثر.}}',
  indivisible:
    '{decimals, plural, =0 {بهذا السعر أدخل عددًا صحيحًا.} zero {بهذا السعر أدخل عددًا صحيحًا.} one {بهذا السعر أدخل منزلة عشرية واحدة على الأكثر.} two {بهذا السعر أدخل منزلتين عشريتين على الأكثر.} few {بهذا السعر أدخل # منازل عشرية على الأكثر.} many {بهذا السعر أدخل # منزلة عشرية على الأكثر.} other {بهذا السعر أدخل # منزلة عشرية على الأكثر.}}',
  notPositive: 'يجب أن يكون المبلغ أكبر من صفر.',
  chooseMoment: 'اختر تاريخًا ووقتًا.',
  momentPassed: 'مضى هذا الوقت. اختر وقتًا أبعد.',
  momentTooFar: 'اختر تاريخًا خلال سنة واحدة.',
  momentTooSoon: 'اترك عشر دقائق على الأقل.',
}
