// Buttons that buy a listing, and what stands in their place when its token can’t be transferred.
import type { Translation } from '../message.ts'
import type { buyActions } from '../en/buyActions.ts'

export const texts: Translation<typeof buyActions> = {
  buy: 'شراء',
  buyItem: 'شراء {item}',
  buyFor: 'شراء مقابل {price}<hidden>، {item}</hidden>',
  buyAllFor: 'شراء الكل ({count}) مقابل {price}<hidden>، {item}</hidden>',
  ownListing: 'هذا إدراجك أنت',
  reserved: 'محجوز لحساب آخر',
  unavailable: 'لا يمكن الشراء. {reason}',
  itemUnavailable: 'لا يمكن الشراء. {item}: {reason}',
  checkAgain: 'الفحص مجددًا',
  indexing: 'تأكد شراؤك، ويجري تحديث الموقع.',
}
