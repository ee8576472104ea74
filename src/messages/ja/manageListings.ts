// The dialogs that cancel one’s own listings, and that give an approval back.
import type { Translation } from '../message.ts'
import type { manageListings } from '../en/manageListings.ts'

export const texts: Translation<typeof manageListings> = {
  cancel: '出品をキャンセル',
  canceled: 'キャンセルしました',
  keep: '{count, plural, other {キャンセルしない}}',
  cancelFailed: '{count, plural, other {出品をキャンセルできませんでした。}}',
  cancelLead:
    '誰もこの価格で購入できなくなります。アイテムはアカウントに残ります。キャンセルにはネットワーク手数料がかかります。',
  cancelBundleLead:
    '誰もこの価格でまとめて購入できなくなります。アイテムはアカウントに残ります。キャンセルにはネットワーク手数料がかかります。',
  cancelMany: '{count}件の出品をキャンセル',
  cancelManyLead:
    '誰もこれらの価格でこれらのアイテムを購入できなくなります。アイテムはアカウントに残ります。トランザクションは1回で、ネットワーク手数料も1回分です。',
  price: '価格',
  unitPrice: '単価',
  lotPrice: '{count}点すべての価格',
  wouldExpire: '本来の期限',
  yourAccount: 'あなたのアカウント',
  approveTitle: '再承認',
  approved: '承認しました',
  approve: '承認',
  notNow: '今はしない',
  approveFailed: '承認できませんでした。',
  approveLead:
    '{count, plural, =1 {ここで取引を行うコントラクト{operator}が、あなたの注文を約定させる場合に限り、このコレクションのすべての保有アイテムを動かせるようになります。} other {ここで取引を行うコントラクト{operator}が、あなたの注文を約定させる場合に限り、これらのコレクションのすべての保有アイテムを動かせるようになります。}}',
  loadingListings: 'あなたの出品を読み込み中',
  listingsUnread: '再有効化される出品を読み込めませんでした。続ける前に出品を確認してください。',
  reactivatesNone: '再有効化される出品はありません。',
  reactivates: '{count, plural, =1 {この出品が再有効化されます：} other {これらの出品が再有効化されます：}}',
}
