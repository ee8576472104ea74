// The home page.
import type { Translation } from '../message.ts'
import type { homeTexts } from '../en/home.ts'

export const texts: Translation<typeof homeTexts> = {
  title: 'مميز',
  intro:
    '{site} سوق للمقتنيات الرقمية. اطّلع على السجل الكامل لكل عنصر، واشترِ وبِع وقدّم العروض من محفظتك الخاصة.',
  loading: 'جارٍ تحميل الصفحة الرئيسية',
  failed: 'تعذّر تحميل السوق',
  empty: 'لا عناصر بعد',
  emptyHint: 'تظهر العناصر هنا بعد تسجيل أول مجموعة.',
  emptyPast: 'لا عناصر عند هذه الكتلة',
  emptyPastHint: 'فُهرست أول مجموعة بعد هذه الكتلة.',
  collections: 'المجموعات',
  allCollections: 'كل المجموعات',
  recentSales: 'أحدث المبيعات',
  allActivity: 'كل النشاط',
  justListed: 'أُدرج حديثًا',
  picked: 'من اختيار هذا الموقع',
  drawn: 'تُسحب يوميًا من أرخص الإدراجات في مجموعات هذا الموقع',
  nothingForSale: 'لا شيء معروض للبيع الآن. إليك ما في المجموعات وآخر ما بيع.',
  seeJustListed: 'تجد ما أُدرج حديثًا في الأسفل.',
  items: 'عناصر المجموعات',
}
