// Titles of trade dialogs by kind of trade, shown while no wallet is connected.
import type { Translation } from '../message.ts'
import type { tradeTitles } from '../en/tradeTitles.ts'

export const texts: Translation<typeof tradeTitles> = {
  buy: 'شراء',
  cart: 'شراء',
  cancel: 'إلغاء الإدراج',
  offer: 'تقديم عرض',
  accept: 'قبول العرض',
  cover: 'تغطية العرض',
  wrap: 'تغليف أو فك التغليف',
  withdraw: 'إلغاء العروض',
  cancelEverything: 'إلغاء كل شيء',
  edit: 'تغيير السعر',
  listMany: 'إدراج للبيع',
  cancelMany: 'إلغاء الإدراجات',
  allow: 'الموافقة مجددًا',
  revoke: 'إبطال الموافقة',
  list: 'إدراج للبيع',
  changeOffer: 'تغيير العرض',
}
