// Parts of the screen that appear when something is missing or requested.
import type { Translation } from '../message.ts'
import type { notices } from '../en/notices.ts'

export const texts: Translation<typeof notices> = {
  offline: 'オフラインです。',
  partFailed: 'このページの一部を表示できませんでした。',
  close: '閉じる',
  reload: 'ページを再読み込み',
  copy: 'コピー',
  copied: 'コピーしました',
  copyFailed: 'ブラウザーがコピーを許可しませんでした',
  copyAddress: 'アドレスをコピー',
  newTab: '（新しいタブで開きます）',
  allColumns: 'すべての列',
  showAll: '{count}件すべて表示',
}
