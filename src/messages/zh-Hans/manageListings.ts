// The dialogs that cancel one’s own listings, and that give an approval back.
import type { Translation } from '../message.ts'
import type { manageListings } from '../en/manageListings.ts'

export const texts: Translation<typeof manageListings> = {
  cancel: '取消挂单',
  canceled: '已取消',
  keep: '{count, plural, other {保留}}',
  cancelFailed: '{count, plural, other {目前无法取消挂单。}}',
  cancelLead: '任何人都无法再按此价格购买。藏品仍在你的账户中。取消需要支付网络费。',
  cancelBundleLead: '任何人都无法再按此价格捆绑购买。藏品仍在你的账户中。取消需要支付网络费。',
  cancelMany: '取消{count}个挂单',
  cancelManyLead: '任何人都无法再按这些价格购买这些藏品。藏品仍在你的账户中。取消只需一笔交易、一次网络费。',
  price: '价格',
  unitPrice: '单价',
  lotPrice: '全部{count}件的价格',
  wouldExpire: '原到期时间',
  yourAccount: '你的账户',
  approveTitle: '重新授权',
  approved: '已授权',
  approve: '授权',
  notNow: '暂不',
  approveFailed: '目前无法授权。',
  approveLead:
    '{count, plural, =1 {此后，在此交易的合约{operator}可以转移你在此系列中的全部藏品，且仅在你的订单成交时转移。} other {此后，在此交易的合约{operator}可以转移你在这些系列中的全部藏品，且仅在你的订单成交时转移。}}',
  loadingListings: '正在加载你的挂单',
  listingsUnread: '无法加载哪些挂单会重新生效。继续之前请检查你的挂单。',
  reactivatesNone: '不会使你的任何挂单重新生效。',
  reactivates: '{count, plural, =1 {此挂单将重新生效：} other {这些挂单将重新生效：}}',
}
