// An account's listings.
import type { Translation } from '../message.ts'
import type { accountListings } from '../en/accountListings.ts'

export const texts: Translation<typeof accountListings> = {
  reactivated: '再有効化された出品',
  reactivatedHint:
    'アイテムがアカウントを離れる前に出品したものです。アイテムが戻ったため、当時の価格で誰でも購入できます。不要な出品はキャンセルしてください。',
  cancelAll: 'すべてキャンセル',
  cancelFirst: '最初の{count}件をキャンセル',
  live: '販売中',
  scheduled: '開始前',
  private: '限定販売',
  inactive: '無効',
  inactiveHint: '受付中ですが、現在は購入できない出品です。',
  ownInactiveHint:
    'これらの出品は受付中のままです。横に示した理由が解消されると、誰でもこの価格で購入できるようになります。不要な出品はキャンセルしてください。',
  liveTable: '販売中の出品',
  scheduledTable: '開始前の出品',
  privateTable: '限定販売の出品',
  inactiveTable: '無効な出品',
  loadFailed: '出品を読み込めませんでした',
  loading: '出品を読み込み中',
  cancelEverything: 'すべてキャンセル',
  cancelSelected: '{count}件の出品をキャンセル',
  showMore: '出品をさらに表示',
  none: '出品中のアイテムはありません',
  noneHint: 'あなたの出品が価格と期限とともにここに表示されます。',
  selectItem: 'アイテムを出品',
  noneOfAccount: '出品はありません',
  noneOfAccountHint: 'このアカウントが販売中のアイテムはありません。',
  selected: '選択済み',
  item: 'アイテム',
  price: '価格',
  expires: '期限',
  action: '操作',
  select: '「{item}」の出品を選択',
  soldTogether: 'まとめ売り',
  declinesTo: '{price}まで値下がり',
  risesTo: '{price}まで値上がり',
  onlyFor: '購入できるのは{account}のみです。',
  starts: '開始：{time}（{relative}）。',
  notFillable: 'インデクサーが無効と判定しています。',
}
