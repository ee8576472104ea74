// What couldn’t be read for a trade.
import type { Translation } from '../message.ts'
import type { tradeErrors } from '../en/tradeErrors.ts'

export const texts: Translation<typeof tradeErrors> = {
  codeMissing: '无法加载本站的一部分。请检查网络连接后重试。',
  orderMissing: '数据服务中已没有此挂单，请刷新页面。',
  receiptMissing: '网络连接尚无此次购买的回执，请稍后重试。',
  alreadyClosed: '网络连接显示一个待取消的挂单已关闭，但数据服务显示其仍处于开放状态。请稍候重试。',
  approvalMissing: '在此对话框检查之后，该系列对Seaport的授权已被撤销。',
  soldSince: '{left, plural, =0 {原挂单已售罄。} other {原挂单仅剩#件未售出。}}请检查数量。',
  traitContradiction: '数据服务对具有该属性的藏品给出了矛盾的结果。',
  offerAlreadyClosed: '链上显示要取消的出价已经关闭，但本站仍显示为有效。请稍候再试。',
  acceptedSince: '{left, plural, =0 {原出价已被接受。} other {原出价已被部分接受，只剩#件。}}请检查数量。',
}
