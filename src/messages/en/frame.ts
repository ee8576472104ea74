// The frame around every page: header and theme.
import { catalog } from '../catalog.ts'

export const frame = catalog('frame', {
  browserWallet: 'Browser wallet',
  connectWallet: 'Connect wallet',
  connect: 'Connect',
  skip: 'Skip to content',
  home: '{site}, home page',
  mainNavigation: 'Main',
  explore: 'Explore',
  activity: 'Activity',
  cart: 'Cart',
  menu: 'Menu',
  theme: 'Theme',
  useDarkTheme: 'Use dark theme',
  useLightTheme: 'Use light theme',
})
