// Pictures that load only on request, and files that open elsewhere.
import type { Translation } from '../message.ts'
import type { media } from '../en/media.ts'

export const texts: Translation<typeof media> = {
  none: 'لا وسائط',
  metadataFailed: 'تعذّر تحميل البيانات الوصفية من {host}',
  notLoaded: 'لم تُحمَّل الصورة من {host}',
  loadPicture: 'تحميل الصورة من {host}',
  loadMedia: 'تحميل الوسائط من {host}',
  hostSeesYou: 'سيرى {host} عنوان IP الخاص بك',
  loadAnyway: 'التحميل على أي حال',
  saveFile: 'حفظ الملف',
  openFile: 'فتح الملف',
  tooManyPictures: 'صور كثيرة جدًا لإظهارها دفعة واحدة',
  showPicture: 'إظهار الصورة',
  examineFailed: 'تعذّر فحص الصورة.',
}
