// The footer of every page.
import type { Translation } from '../message.ts'
import type { footer } from '../en/footer.ts'

export const texts: Translation<typeof footer> = {
  terms: 'الشروط',
  imprint: 'بيانات الناشر',
  contact: 'اتصل بنا',
  source: 'الشيفرة المصدرية',
  timeTravel: 'السفر عبر الزمن',
  licenses: 'التراخيص',
  indexedTo: 'محدَّث حتى الكتلة {block}',
  indexedToHint: 'أحدث كتلة قرأها مزوّد البيانات',
}
