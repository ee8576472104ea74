// The page of everything that happens on the marketplace.
import type { Translation } from '../message.ts'
import type { activityPage } from '../en/activityPage.ts'

export const texts: Translation<typeof activityPage> = {
  title: 'النشاط',
  intro: 'كل عمليات البيع والإدراجات والعروض والتحويلات المسجَّلة.',
  noMatch: 'لا أحداث تطابق عوامل التصفية هذه.',
  empty: 'لا نشاط بعد',
  emptyHint: 'تظهر هنا عمليات البيع والإدراجات والتحويلات بعد تسجيلها.',
  emptyPast: 'لا نشاط عند هذه الكتلة',
  emptyPastHint: 'وقع أول حدث بعد هذه الكتلة.',
}
