// Titles of trade dialogs by kind of trade, shown while no wallet is connected.
import type { Translation } from '../message.ts'
import type { tradeTitles } from '../en/tradeTitles.ts'

export const texts: Translation<typeof tradeTitles> = {
  buy: '购买',
  cart: '购买',
  cancel: '取消挂单',
  offer: '出价',
  accept: '接受出价',
  cover: '补足出价资金',
  wrap: '包装或解包',
  withdraw: '取消出价',
  cancelEverything: '全部取消',
  edit: '修改价格',
  listMany: '上架出售',
  cancelMany: '取消挂单',
  allow: '重新授权',
  revoke: '撤销授权',
  list: '上架出售',
  changeOffer: '更改出价',
}
