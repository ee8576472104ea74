// What to do next after a trade.
import type { Translation } from '../message.ts'
import type { nextSteps } from '../en/nextSteps.ts'

export const texts: Translation<typeof nextSteps> = {
  viewItem: 'عرض العنصر',
  viewItems: 'الانتقال إلى عناصرك',
  viewListings: 'الانتقال إلى إدراجاتك',
  viewOffers: 'الانتقال إلى عروضك',
  viewPortfolio: 'الانتقال إلى محفظة الأصول',
  share: 'مشاركة {item}',
  shared: 'نُسخ الرابط',
  shareFailed: 'تعذّر نسخ الرابط',
}
