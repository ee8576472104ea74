// The control that checks an item's history against the chain. Steps are named by their code.
import type { Translation } from '../message.ts'
import type { verification } from '../en/verification.ts'

export const texts: Translation<typeof verification> = {
  title: 'التحقق',
  intro: 'يأتي هذا السجل من مزوّد البيانات. يستطيع متصفحك فحص كل صف منه على السلسلة.',
  running: 'جارٍ فحص هذا السجل على السلسلة',
  failed: '<strong>تعذّر فحص هذا السجل.</strong> {reason}',
  cancel: 'إلغاء',
  verify: 'التحقق من هذا السجل',
  again: 'التحقق مجددًا',
  save: 'حفظ الإثبات',
  saveHint: 'ملف يفحصه `npm run verify` من هذا المشروع على أي جهاز، مقابل أي عقدة، دون مفهرس',
  progress: 'تقدّم الفحص',
  search: 'جارٍ البحث في السلسلة عن تحويلات قد تنقص المفهرس',
  blocks: 'جارٍ قراءة الإيصالات وإثبات أنها جزء من كتلها',
  orders: 'جارٍ البحث في السلسلة عن إدراجات وعروض وإلغاءات قد تنقص المفهرس',
  'second-node': 'جارٍ مقارنة الكتل بعقدة RPC ثانية',
  requests: '{count, plural, one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}',
  blocksRead:
    'الكتلة {done} من {total}، {count, plural, one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}',
  offline: 'أنت غير متصل بالإنترنت. يحتاج التحقق إلى المفهرس والسلسلة. أعد المحاولة عند عودة الاتصال.',
  unknownError: 'حدث خطأ ما. أعد المحاولة بعد قليل.',
  itemGone: 'لم يعد هذا العنصر لدى المفهرس.',
  tooLong: 'سجل هذا العنصر أطول من أن يُفحص.',
}
