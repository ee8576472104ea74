// The frame around every page: header and theme.
import type { Translation } from '../message.ts'
import type { frame } from '../en/frame.ts'

export const texts: Translation<typeof frame> = {
  browserWallet: 'ブラウザーのウォレット',
  connectWallet: 'ウォレットを接続',
  connect: '接続',
  skip: 'コンテンツへスキップ',
  home: '{site}、ホーム',
  mainNavigation: 'メイン',
  explore: '探す',
  activity: 'アクティビティ',
  cart: 'カート',
  menu: 'メニュー',
  theme: 'テーマ',
  useDarkTheme: 'ダークテーマを使う',
  useLightTheme: 'ライトテーマを使う',
}
