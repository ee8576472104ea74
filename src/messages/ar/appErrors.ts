// What stands in the place of a page that can’t be shown.
import type { Translation } from '../message.ts'
import type { appErrors } from '../en/appErrors.ts'

export const texts: Translation<typeof appErrors> = {
  offline: 'أنت غير متصل بالإنترنت',
  pageNotFetched: 'تعذّر تحميل هذه الصفحة',
  pageFailed: 'تعذّر إظهار هذه الصفحة',
  notStarted: 'تعذّر تشغيل التطبيق',
  notStartedHint: 'حدث خطأ ما قبل أن يمكن إظهار أي شيء.',
  reload: 'إعادة التحميل',
}
