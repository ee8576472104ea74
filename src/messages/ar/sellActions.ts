// Buttons about one’s own items and listings.
import type { Translation } from '../message.ts'
import type { sellActions } from '../en/sellActions.ts'

export const texts: Translation<typeof sellActions> = {
  list: 'إدراج للبيع',
  listItem: 'إدراج للبيع: {item}',
  cancel: 'إلغاء الإدراج',
  cancelListing: 'إلغاء الإدراج: {item}',
  changePrice: 'تغيير السعر',
  changePriceOf: 'تغيير السعر: {item}',
  approve: 'الموافقة مجددًا',
  approveSale: 'الموافقة مجددًا: {item}',
}
