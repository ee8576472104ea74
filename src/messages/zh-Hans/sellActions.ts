// Buttons about one’s own items and listings.
import type { Translation } from '../message.ts'
import type { sellActions } from '../en/sellActions.ts'

export const texts: Translation<typeof sellActions> = {
  list: '上架出售',
  listItem: '上架出售：{item}',
  cancel: '取消挂单',
  cancelListing: '取消挂单：{item}',
  changePrice: '修改价格',
  changePriceOf: '修改价格：{item}',
  approve: '重新授权',
  approveSale: '重新授权：{item}',
}
