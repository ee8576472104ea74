// Shown in the place of a page that was built but not configured, or whose browser is too old.
import type { Translation } from '../message.ts'
import type { unusable } from '../en/unusable.ts'

export const texts: Translation<typeof unusable> = {
  unconfigured: 'لم يتم إعداد هذا الموقع بعد',
  configure:
    'أنشئ <code>vitrine.config.json</code> باستخدام <code>npm run setup</code>، ثم شغّل <code>npm run configure</code> على الصفحة المبنية وانشرها من جديد.',
  oldBrowser: 'هذا المتصفح قديم جدًا',
  update:
    'يتطلب هذا الموقع Chrome أو Edge 120، أو Firefox 125، أو Safari 17.4، أو أحدث. حدّث هذا المتصفح، أو افتح الصفحة في متصفح آخر.',
}
