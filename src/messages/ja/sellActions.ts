// Buttons about one’s own items and listings.
import type { Translation } from '../message.ts'
import type { sellActions } from '../en/sellActions.ts'

export const texts: Translation<typeof sellActions> = {
  list: '出品',
  listItem: '出品：{item}',
  cancel: '出品をキャンセル',
  cancelListing: '出品をキャンセル：{item}',
  changePrice: '価格を変更',
  changePriceOf: '価格を変更：{item}',
  approve: '再承認',
  approveSale: '再承認：{item}',
}
