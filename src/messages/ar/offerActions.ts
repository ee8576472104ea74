// Buttons about offers, on pages.
import type { Translation } from '../message.ts'
import type { offerActions } from '../en/offerActions.ts'

export const texts: Translation<typeof offerActions> = {
  make: 'تقديم عرض',
  accept: 'قبول',
  acceptOffer: 'قبول {offer}',
  cover: 'تغطية العرض',
  coverOffer: 'تغطية العرض: {offer}',
  cancel: 'إلغاء العرض',
  buyerShort: 'لا يستطيع المشتري الدفع الآن.',
  wrapOrUnwrap: 'تغليف {currency} أو فك تغليفها',
  unwrapAmount: 'فك تغليف {amount}',
  unknown: 'غير معروف',
  change: 'تغيير العرض',
  changeOffer: 'تغيير العرض: {offer}',
}
