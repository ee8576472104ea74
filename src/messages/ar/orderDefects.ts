// Why an order can never be filled here, by the index’s code. Each is a whole sentence that can stand alone.
import type { Translation } from '../message.ts'
import type { orderDefects } from '../en/orderDefects.ts'

export const texts: Translation<typeof orderDefects> = {
  MALFORMED_ITEM: 'لا يمكن التنفيذ: يتضمن الأمر عنصرًا يرفضه Seaport.',
  WRONG_STANDARD: 'لا يمكن التنفيذ: يسمّي الأمر معيار رمز غير صحيح.',
  ZERO_PRICE: 'لا يمكن التنفيذ: السعر صفر.',
  RISING_PRICE: 'لا يمكن الشراء هنا: يتزايد السعر مع الوقت.',
  CHANGING_AMOUNT: 'لا يمكن التنفيذ هنا: يتغيّر المبلغ مع الوقت.',
  NEVER_OPEN: 'لا يمكن التنفيذ: ينتهي الأمر قبل أن يبدأ.',
  NATIVE_OFFER: 'لا يمكن القبول: يقدّم العملة الأصلية التي لا يستطيع Seaport أخذها من صاحب الأمر.',
  UNLISTED_CURRENCY: 'لا يمكن التنفيذ هنا: لا يتداول هذا الموقع بهذه العملة.',
  UNKNOWN_CONDUIT: 'لا يمكن التنفيذ هنا: يستخدم قناة لا يثق بها هذا الموقع.',
  OVER_FEE_CAP: 'لا يمكن التنفيذ هنا: أكثر من ربع السعر يذهب إلى حسابات غير البائع.',
  RESTRICTED: 'لا يمكن التنفيذ هنا: يحتاج إلى موافقة سوق أخرى.',
  OVERFLOW: 'لا يمكن التنفيذ: المبالغ كبيرة جدًا.',
  UNSUPPORTED: 'لا يمكن التنفيذ هنا: لا يتداول هذا الموقع أوامر من هذا النوع.',
}
