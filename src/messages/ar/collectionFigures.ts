// A collection's figures and the periods that they are summed over, in tables and headers. Periods are named by their code.
import type { Translation } from '../message.ts'
import type { collectionFigures } from '../en/collectionFigures.ts'

export const texts: Translation<typeof collectionFigures> = {
  '24h': '24 ساعة',
  '7d': '7 أيام',
  '30d': '30 يومًا',
  all: 'كل الفترات',
  '24hSpan': 'آخر 24 ساعة',
  '7dSpan': 'اليوم والأيام الـ6 السابقة، بتوقيت UTC',
  '30dSpan': 'اليوم والأيام الـ29 السابقة، بتوقيت UTC',
  allSpan: 'منذ بدء التسجيل',
  collections: 'المجموعات',
  collection: 'المجموعة',
  preview: 'معاينة',
  floor: 'سعر الأرضية',
  floorChange: 'تغيّر سعر الأرضية',
  floorChangeHint: 'سعر الأرضية الحالي مقارنةً بسعر الأرضية في بداية الفترة. {span}',
  floorRose: '\u2066+{change}\u2069',
  floorFell: '\u2066−{change}\u2069',
  bestOffer: 'أفضل عرض',
  volume: 'الحجم',
  volumeOver: 'الحجم، {period}',
  volumeHint: 'لا يشمل عمليات البيع المعلَّمة. {span}',
  sales: 'المبيعات',
  salesHint: 'بجميع العملات، دون عمليات البيع المعلَّمة. {span}',
  listed: 'للبيع',
  owners: 'المالكون',
  items: 'العناصر',
  otherVolume: 'و{price}',
  flagged: '{price} <label>معلَّمة</label>',
  flaggedHint:
    'لا يشمل الحجم {count, plural, one {عملية بيع واحدة تبدو تداولًا وهميًا} two {عمليتي بيع تبدوان تداولًا وهميًا} few {# عمليات بيع تبدو تداولًا وهميًا} many {# عملية بيع تبدو تداولًا وهميًا} other {# عملية بيع تبدو تداولًا وهميًا}}. تجد كلًّا منها مع سببها في تحليلات المجموعة.',
}
