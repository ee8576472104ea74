// What stands in the place of a page that can’t be shown.
import type { Translation } from '../message.ts'
import type { appErrors } from '../en/appErrors.ts'

export const texts: Translation<typeof appErrors> = {
  offline: 'オフラインです',
  pageNotFetched: 'このページを読み込めませんでした',
  pageFailed: 'このページを表示できませんでした',
  notStarted: 'アプリを起動できませんでした',
  notStartedHint: '画面を表示する前に問題が発生しました。',
  reload: '再読み込み',
}
