// Why a picture or another file isn’t shown, by the reason's code.
import type { Translation } from '../message.ts'
import type { mediaReasons } from '../en/mediaReasons.ts'

export const texts: Translation<typeof mediaReasons> = {
  'too-complex': 'أعقد من أن تُرسم بأمان',
  'too-many-pixels': 'عدد وحدات البكسل أكبر من أن تظهر بأمان',
  'too-large': 'أكبر من 32 ميغابايت',
  'too-slow': 'استغرق التحميل أكثر من 30 ثانية',
  'not-a-picture': 'نوع ملف غير مدعوم',
  'other-content': 'الملف لا يطابق معرّف المحتوى CID',
  unreadable: 'لا يسمح المضيف لهذه الصفحة بفحصه',
  unreachable: 'تعذّر تحميل الوسائط',
}
