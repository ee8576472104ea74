// The frame around every page: header and theme.
import type { Translation } from '../message.ts'
import type { frame } from '../en/frame.ts'

export const texts: Translation<typeof frame> = {
  browserWallet: 'Browser-Wallet',
  connectWallet: 'Wallet verbinden',
  connect: 'Verbinden',
  skip: 'Zum Inhalt springen',
  home: '{site}, Startseite',
  mainNavigation: 'Hauptnavigation',
  explore: 'Entdecken',
  activity: 'Aktivität',
  cart: 'Warenkorb',
  menu: 'Menü',
  theme: 'Design',
  useDarkTheme: 'Dunkles Design verwenden',
  useLightTheme: 'Helles Design verwenden',
}
