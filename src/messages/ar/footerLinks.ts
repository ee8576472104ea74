// The operator’s links in the footer.
import type { Translation } from '../message.ts'
import type { footerLinks } from '../en/footerLinks.ts'

export const texts: Translation<typeof footerLinks> = {
  terms: 'الشروط',
  imprint: 'بيانات الناشر',
  contact: 'اتصل بنا',
  source: 'الشيفرة المصدرية',
}
