// Small parts that every page shares.
import type { Translation } from '../message.ts'
import type { controls } from '../en/controls.ts'

export const texts: Translation<typeof controls> = {
  never: '無期限',
  loadingPage: 'ページを読み込み中',
  retry: '再試行',
  itemsFailed: 'アイテムを読み込めませんでした',
  loadFailedHint: 'データサービスから予期しない応答がありました。しばらくしてからもう一度お試しください。',
  offlineHint: 'オフラインのため読み込めませんでした。接続してからもう一度お試しください。',
  willReturn: 'この部分はオンラインに戻ると読み込まれます。',
  connectionLost: 'オフラインか、サイトが更新された直後です。',
  notStarted: 'ページのこの部分を読み込めなかったため、何も開始されていません。接続を確認してください。',
  partBroken: 'この部分で問題が発生しました。サイトのほかの部分は利用できます。',
  notFound: 'ページが見つかりません',
  notFoundHint: 'リンクが間違っているか、存在しないページです。',
  goHome: 'ホームへ移動',
  amountOf: '{amount}<of> / {total}</of>',
}
