// Search: the list under the search box, and the search page.
import type { Translation } from '../message.ts'
import type { searchTexts } from '../en/search.ts'

export const texts: Translation<typeof searchTexts> = {
  collections: 'المجموعات',
  traits: 'السمات',
  items: 'العناصر',
  addresses: 'العناوين',
  tooShort: 'اكتب المزيد من الاسم أو الرقم أو العنوان.',
  matches: 'النتائج',
  matchCount:
    '{count, plural, =0 {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
  correctedMatchCount:
    'نتائج البحث عن {corrected}. {count, plural, =0 {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
  corrected: 'لا نتائج لـ«{text}». تظهر نتائج البحث عن {corrected}.',
  noAddress: 'لا عنوان مسجَّلًا يطابق.',
  noMatch: 'لا نتائج لـ«{text}». جرّب كلمة أقصر أو رقمًا أو عنوانًا.',
  allResults: 'اضغط Enter لكل النتائج',
  recentWithHint: 'عمليات البحث الأخيرة؛ اضغط Delete لإزالة إحداها',
  recent: 'الأخيرة',
  recentSearches: 'عمليات البحث الأخيرة',
  clearRecent: 'مسح عمليات البحث الأخيرة',
  remove: 'إزالة',
  nameLoading: 'جارٍ البحث عن {name}…',
  nameUnknown: 'لا يشير {name} إلى حساب. لا يجري البحث عن الأسماء التي يحلّها اسم أصل أو خادم.',
  nameInvalid: '{name} ليس اسمًا تسمح به ENS.',
  nameElsewhere: 'يبدو {name} اسم ENS، لكن لا ENS على هذه الشبكة.',
  nameFailed: 'تعذّر البحث عن {name}. {reason}',
  nameFailedReason: 'أعد المحاولة بعد قليل.',
  accountHere: 'حساب على هذا العنوان',
  itemCount: '{count, plural, one {عنصر واحد} two {عنصران} few {# عناصر} many {# عنصرًا} other {# عنصر}}',
  traitOf: '{trait} · {collection}',
  vocabularyLoading: 'يُصحَّح الإملاء استنادًا إلى أسماء وسمات {read} من {items} من العناصر حتى الآن.',
  page: {
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
  },
}
