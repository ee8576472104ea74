// The page of all collections. Rankings are named by their code.
import type { Translation } from '../message.ts'
import type { collectionsPage } from '../en/collectionsPage.ts'

export const texts: Translation<typeof collectionsPage> = {
  title: 'المجموعات',
  sortBy: 'الترتيب بحسب',
  volume: 'بحسب الحجم',
  floor: 'بحسب سعر الأرضية',
  change: 'بحسب تغيّر سعر الأرضية',
  sales: 'بحسب المبيعات',
  listed: 'بحسب النسبة المعروضة للبيع',
  owners: 'بحسب المالكين',
  items: 'بحسب العناصر',
  period: 'الفترة',
  unknownRanking: 'لا يمكن ترتيب المجموعات بحسب «{text}».',
  unknownPeriod: 'لا توجد فترة باسم «{text}».',
  shown:
    'مرتبة بحسب {ranking, select, volume {الحجم} floor {سعر الأرضية} change {تغيّر سعر الأرضية} sales {المبيعات} listed {النسبة المعروضة للبيع} owners {المالكين} other {العناصر}}، خلال {period, select, 24h {24 ساعة} 7d {7 أيام} 30d {30 يومًا} other {كل الفترات}}.',
  loading: 'جارٍ تحميل المجموعات',
  loadFailed: 'تعذّر تحميل المجموعات',
  figuresFailed: 'تعذّر تحميل أرقام هذه الفترة',
  empty: 'لا مجموعات بعد',
  emptyHint: 'تظهر المجموعات هنا بعد تسجيل أحد عناصرها.',
  emptyPast: 'لا مجموعات عند هذه الكتلة',
  emptyPastHint: 'فُهرست أول مجموعة بعد هذه الكتلة.',
  note: '{span}. حتى {time}. تُحسب العملة الأصلية ورمزها المغلف واحدًا لواحد، ولا تُجمع المبالغ بعملات أخرى أبدًا: سعر الأرضية بأولى عملات الموقع التي تُتداول بها المجموعة، ويظهر الحجم بكل عملة، أما المبيعات فتُحسب بجميع العملات. لا يشمل الحجم والمبيعات عمليات البيع المعلَّمة. ويتضمن ملف CSV الحجم والمبيعات بكل عملة، وكذلك أرقام عمليات البيع المعلَّمة.',
  exported: 'الترتيب',
}
