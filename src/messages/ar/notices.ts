// Parts of the screen that appear when something is missing or requested.
import type { Translation } from '../message.ts'
import type { notices } from '../en/notices.ts'

export const texts: Translation<typeof notices> = {
  offline: 'أنت غير متصل بالإنترنت.',
  partFailed: 'تعذّر إظهار جزء من هذه الصفحة.',
  close: 'إغلاق',
  reload: 'إعادة تحميل الصفحة',
  copy: 'نسخ',
  copied: 'نُسخ',
  copyFailed: 'لم يسمح متصفحك بالنسخ',
  copyAddress: 'نسخ العنوان',
  newTab: '(يُفتح في علامة تبويب جديدة)',
  allColumns: 'كل الأعمدة',
  showAll: 'إظهار الكل ({count})',
}
