// The search page.
import type { Translation } from '../message.ts'
import type { searchPage } from '../en/searchPage.ts'

export const texts: Translation<typeof searchPage> = {
  title: 'البحث',
  titleFor: 'البحث: {text}',
  label: 'مجموعة أو عنصر أو عنوان',
  placeholder: 'اسم أو رقم أو سمة أو عنوان أو اسم ENS',
  tooLong: 'لا تُستخدم سوى أول {most} من الأحرف.',
  loading: 'جارٍ البحث',
  failed: 'تعذّر البحث',
  resultCount:
    '{count, plural, =0 {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
  firstCount: 'أول {most}',
  empty: 'لا شيء يطابق',
  emptyHint: 'لا مجموعة ولا سمة ولا عنصر يطابق «{text}». تحقق من الإملاء، أو جرّب كلمة أقصر.',
  tooShort: 'أدخل حرفين على الأقل',
  start: 'عمّ تبحث؟',
  startHint: 'ابحث عن مجموعة باسمها، أو عنصر باسمه أو رقمه، أو سمة، أو أي عنوان أو اسم ENS.',
}
