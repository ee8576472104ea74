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
  notPositive: 'يجب أن يكون المبلغ أكبر من صفر.',
  chooseMoment: 'اختر تاريخًا ووقتًا.',
  momentPassed: 'مضى هذا الوقت. اختر وقتًا أبعد.',
  momentTooFar: 'اختر تاريخًا خلال سنة واحدة.',
  momentTooSoon: 'اترك عشر دقائق على الأقل.',
}
