// The frame around every page: header, footer, and theme.
import type { Translation } from '../message.ts'
import type { frame } from '../en/frame.ts'

export const texts: Translation<typeof frame> = {
  connectWallet: 'ربط المحفظة',
  connect: 'ربط',
  skip: 'الانتقال إلى المحتوى',
  home: '{site}، الصفحة الرئيسية',
  mainNavigation: 'الرئيسية',
  explore: 'استكشاف',
  activity: 'النشاط',
  menu: 'القائمة',
  theme: 'المظهر',
  useDarkTheme: 'استخدام المظهر الداكن',
  useLightTheme: 'استخدام المظهر الفاتح',
  timeTravel: 'السفر عبر الزمن',
  licenses: 'التراخيص',
  indexedTo: 'مفهرس حتى الكتلة {block}',
  indexedToHint: 'أحدث كتلة قرأها المفهرس',
}
