// The app as of a block, while the block is looked up.
import type { Translation } from '../message.ts'
import type { pastPage } from '../en/pastPage.ts'

export const texts: Translation<typeof pastPage> = {
  title: 'الكتلة {block}',
  loading: 'جارٍ البحث عن الكتلة {block}',
  failed: 'لا يمكن إظهار الكتلة {block}',
  notFound: 'تعذّر العثور على هذه الكتلة.',
  another: 'اختيار وقت آخر',
  now: 'العودة إلى الآن',
}
