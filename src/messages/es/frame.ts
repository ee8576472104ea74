// The frame around every page: header and theme.
import type { Translation } from '../message.ts'
import type { frame } from '../en/frame.ts'

export const texts: Translation<typeof frame> = {
  browserWallet: 'Wallet del navegador',
  connectWallet: 'Conectar wallet',
  connect: 'Conectar',
  skip: 'Saltar al contenido',
  home: '{site}, página de inicio',
  mainNavigation: 'Principal',
  explore: 'Explorar',
  activity: 'Actividad',
  cart: 'Carrito',
  menu: 'Menú',
  theme: 'Tema',
  useDarkTheme: 'Usar tema oscuro',
  useLightTheme: 'Usar tema claro',
}
