// Shown on a page that was built but not configured.
import type { Translation } from '../message.ts'
import type { unconfigured } from '../en/unconfigured.ts'

export const texts: Translation<typeof unconfigured> = {
  title: 'لم يتم إعداد هذا الموقع بعد',
  fix: 'أنشئ <code>vitrine.config.json</code> باستخدام <code>npm run setup</code>، ثم شغّل <code>npm run configure</code> على الصفحة المبنية وانشرها من جديد.',
}
