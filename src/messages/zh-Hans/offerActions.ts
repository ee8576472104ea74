// Buttons about offers, on pages.
import type { Translation } from '../message.ts'
import type { offerActions } from '../en/offerActions.ts'

export const texts: Translation<typeof offerActions> = {
  make: '出价',
  accept: '接受',
  acceptOffer: '接受：{offer}',
  cover: '补足出价资金',
  coverOffer: '补足出价资金：{offer}',
  cancel: '取消出价',
  buyerShort: '买家目前无法支付。',
  wrapOrUnwrap: '包装或解包{currency}',
  unwrapAmount: '解包{amount}',
  unknown: '未知',
  change: '更改出价',
  changeOffer: '更改出价：{offer}',
}
