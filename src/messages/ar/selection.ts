// Selecting several items or listings at once.
import type { Translation } from '../message.ts'
import type { selection } from '../en/selection.ts'

export const texts: Translation<typeof selection> = {
  items: 'تحديد العناصر',
  itemsForSale: 'تحديد عناصر للبيع',
  listings: 'تحديد الإدراجات',
  group: 'التحديد',
  count: 'المحدد: {count}',
  countFull: 'المحدد: {count}، والحد الأقصى {most}',
  selectAll: 'تحديد كل الظاهر',
  clear: 'مسح التحديد',
  done: 'تم',
  select: 'تحديد {name}',
  notLoaded: 'لم تُحمَّل بعض عناصر النطاق، لذلك لم تُحدَّد. مرّر عبرها ثم حدّد النطاق من جديد.',
}
