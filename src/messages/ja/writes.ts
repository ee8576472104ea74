// What transactions do, also shown in the tray of transactions after a reload.
import type { Translation } from '../message.ts'
import type { writes } from '../en/writes.ts'

export const texts: Translation<typeof writes> = {
  buyItem: '「{item}」を購入',
  buyItems: '{count}点を購入',
  yours: '{count, plural, =1 {「{item}」を取得しました。} other {「{item}」を#点取得しました。}}',
  bundleYours: '「{items}」を取得しました。',
  itemsBought: '{count}点の購入が成功しました。',
  cancelAll: 'すべての出品とオファーをキャンセル',
  canceledAll: 'すべての出品とオファーをキャンセルしました。',
  cancelListing: '「{item}」の出品をキャンセル',
  canceledListing: '「{item}」の出品をキャンセルしました。',
  cancelListings: '{count}件の出品をキャンセル',
  canceledListings:
    '{count, plural, =1 {出品をキャンセルしました。} other {#件の出品をキャンセルしました。}}',
  cancelOffers: '{count, plural, =1 {オファーをキャンセル} other {#件のオファーをキャンセル}}',
  canceledOffers:
    '{count, plural, =1 {オファーをキャンセルしました。} other {#件のオファーをキャンセルしました。}}',
  makeOffer:
    '{aim, select, token {{quantity, plural, =1 {「{item}」にオファー} other {「{item}」#点にオファー}}} collection {{quantity, plural, =1 {「{collection}」の任意のアイテムにオファー} other {「{collection}」の任意のアイテム#点にオファー}}} other {{quantity, plural, =1 {「{trait}」を持つ「{collection}」の任意のアイテムにオファー} other {「{trait}」を持つ「{collection}」の任意のアイテム#点にオファー}}}}',
  madeOffer:
    '{aim, select, token {{quantity, plural, =1 {「{item}」へのオファーを出しました。} other {「{item}」#点へのオファーを出しました。}}} collection {{quantity, plural, =1 {「{collection}」の任意のアイテムへのオファーを出しました。} other {「{collection}」の任意のアイテム#点へのオファーを出しました。}}} other {{quantity, plural, =1 {「{trait}」を持つ「{collection}」の任意のアイテムへのオファーを出しました。} other {「{trait}」を持つ「{collection}」の任意のアイテム#点へのオファーを出しました。}}}}',
  acceptOffer: '「{item}」へのオファーを承諾',
  acceptedOffer: '「{item}」を販売しました。',
  coverOffers: '{currency}建てのオファーの資金を補充',
  coveredOffers: 'オファーの資金を補充しました。再び承諾できる状態です。',
  revoke: '「{subject}」の承認を取り消す',
  revoked: '「{subject}」の承認を取り消しました。',
  approve: '「{item}」の販売を承認',
  approved: '承認しました。承認がなかった出品は再び販売中になりました。',
  listItem: '「{item}」を出品',
  listed: '「{item}」を出品しました。',
  listedFrom: '「{item}」を出品しました。販売開始：{time}。',
  listedFor: '「{item}」を{buyer}限定で出品しました。',
  listedForFrom: '「{item}」を{buyer}限定で出品しました。販売開始：{time}。',
  listItems: '{count}点を出品',
  listedItems: '{count}点を出品しました。',
  listTogether: '{count}点をまとめて出品',
  listedTogether: '{count}点をまとめて出品しました。',
  changePrice: '「{item}」の価格を変更',
  changedPrice: '「{item}」を新しい価格で出品しました。',
  wrap: '{amount}をラップ',
  unwrap: '{amount}をアンラップ',
  wrapped: '{amount}を{currency}に交換しました。',
  changeOffer: 'オファーを変更',
}
