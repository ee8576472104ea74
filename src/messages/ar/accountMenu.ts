// The connected account in the header and the menu under it.
import type { Translation } from '../message.ts'
import type { accountMenu } from '../en/accountMenu.ts'

export const texts: Translation<typeof accountMenu> = {
  wrongNetwork: 'شبكة غير صحيحة',
  walletWrongNetwork: 'المحفظة: شبكة غير صحيحة',
  wallet: 'المحفظة: {account}',
  walletReserved:
    'المحفظة: {account}، {count, plural, one {إدراج واحد محجوز لك} two {إدراجان محجوزان لك} few {# إدراجات محجوزة لك} many {# إدراجًا محجوزًا لك} other {# إدراج محجوز لك}}',
  reserved: 'محجوز لك: {count}',
  onNetwork: '{wallet}، على الشبكة {chainId}',
  switchTo: 'التبديل إلى {network}',
  items: 'عناصري',
  portfolio: 'محفظة أصولي',
  listings: 'إدراجاتي',
  offers: 'عروضي',
  copyAddress: 'نسخ العنوان',
  copyFailed: 'منع متصفحك نسخ العنوان.',
  switchAccount: 'تبديل الحساب',
  disconnect: 'قطع الاتصال',
  balances: 'الأرصدة',
  balancesUnread: 'تعذّرت قراءة أرصدتك',
  balanceUnknown: '{currency} غير معروف',
  failed: 'حدث خطأ ما',
  close: 'إغلاق',
  noAnswer: 'أرسلت المحفظة استجابة غير متوقعة. أعد المحاولة.',
}
