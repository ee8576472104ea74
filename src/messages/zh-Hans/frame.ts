// The frame around every page: header, footer, and theme.
import type { Translation } from '../message.ts'
import type { frame } from '../en/frame.ts'

export const texts: Translation<typeof frame> = {
  connectWallet: '连接钱包',
  connect: '连接',
  skip: '跳到内容',
  home: '{site}，首页',
  mainNavigation: '主导航',
  explore: '探索',
  activity: '动态',
  menu: '菜单',
  theme: '主题',
  useDarkTheme: '使用深色主题',
  useLightTheme: '使用浅色主题',
  timeTravel: '时光回溯',
  licenses: '许可证',
  indexedTo: '已索引至区块{block}',
  indexedToHint: '索引器已读取的最新区块',
}
