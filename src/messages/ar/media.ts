// Pictures and other files: loading them, and why one isn’t shown.
import type { Translation } from '../message.ts'
import type { mediaTexts } from '../en/media.ts'

export const texts: Translation<typeof mediaTexts> = {
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
  reasons: {
    'too-complex': 'أعقد من أن تُرسم بأمان',
    'too-many-pixels': 'عدد وحدات البكسل أكبر من أن تظهر بأمان',
    'too-large': 'أكبر من 32 ميغابايت',
    'too-slow': 'استغرق التحميل أكثر من 30 ثانية',
    'not-a-picture': 'نوع ملف غير مدعوم',
    'other-content': 'الملف لا يطابق معرّف المحتوى CID',
    unreadable: 'لا يسمح المضيف لهذه الصفحة بفحصه',
    unreachable: 'تعذّر تحميل الوسائط',
  },
  worker: {
    pictureUnread: 'تعذّر فحص الصورة.',
  },
}
