// The frame around every page: header and theme.
import type { Translation } from '../message.ts'
import type { frame } from '../en/frame.ts'

export const texts: Translation<typeof frame> = {
  browserWallet: 'محفظة المتصفح',
  connectWallet: 'ربط المحفظة',
  connect: 'ربط',
  skip: 'الانتقال إلى المحتوى',
  home: '{site}، الصفحة الرئيسية',
  mainNavigation: 'الرئيسية',
  explore: 'استكشاف',
  activity: 'النشاط',
  cart: 'السلة',
  menu: 'القائمة',
  theme: 'المظهر',
  useDarkTheme: 'استخدام المظهر الداكن',
  useLightTheme: 'استخدام المظهر الفاتح',
}
