// The frame around every page: header and theme.
import type { Translation } from '../message.ts'
import type { frame } from '../en/frame.ts'

export const texts: Translation<typeof frame> = {
  browserWallet: '浏览器钱包',
  connectWallet: '连接钱包',
  connect: '连接',
  skip: '跳到内容',
  home: '{site}，首页',
  mainNavigation: '主导航',
  explore: '探索',
  activity: '动态',
  cart: '购物车',
  menu: '菜单',
  theme: '主题',
  useDarkTheme: '使用深色主题',
  useLightTheme: '使用浅色主题',
}
