// Buttons about offers, on pages.
import type { Translation } from '../message.ts'
import type { offerActions } from '../en/offerActions.ts'

export const texts: Translation<typeof offerActions> = {
  make: 'オファーを出す',
  accept: '承諾',
  acceptOffer: '承諾：{offer}',
  cover: 'オファーの資金を補充',
  coverOffer: 'オファーの資金を補充：{offer}',
  cancel: 'オファーをキャンセル',
  buyerShort: '買い手は現在支払えません。',
  wrapOrUnwrap: '{currency}をラップまたはアンラップ',
  unwrapAmount: '{amount}をアンラップ',
  unknown: '不明',
  change: 'オファーを変更',
  changeOffer: 'オファーを変更：{offer}',
}
