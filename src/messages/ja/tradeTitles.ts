// Titles of trade dialogs by kind of trade, shown while no wallet is connected.
import type { Translation } from '../message.ts'
import type { tradeTitles } from '../en/tradeTitles.ts'

export const texts: Translation<typeof tradeTitles> = {
  buy: '購入',
  cart: '購入',
  cancel: '出品をキャンセル',
  offer: 'オファーを出す',
  accept: 'オファーを承諾',
  cover: 'オファーの資金を補充',
  wrap: 'ラップまたはアンラップ',
  withdraw: 'オファーをキャンセル',
  cancelEverything: 'すべてキャンセル',
  edit: '価格を変更',
  listMany: '出品',
  cancelMany: '出品をキャンセル',
  allow: '再承認',
  revoke: '承認を取り消す',
  list: '出品',
  changeOffer: 'オファーを変更',
}
