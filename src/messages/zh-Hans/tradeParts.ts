// What trade dialogs share.
import type { Translation } from '../message.ts'
import type { tradeParts } from '../en/tradeParts.ts'

export const texts: Translation<typeof tradeParts> = {
  close: '关闭',
  retry: '重试',
  inBackground: '在后台继续',
  seeChanges: '查看变化',
  startAgain: '重新开始',
  checkAgain: '重新核对',
  backToForm: '返回表单',
  changedPrice: '价格在显示后发生了变化。',
  changedQuantity: '数量在显示后发生了变化。',
  moreToWrap: '需要包装的金额超过了显示的金额。',
  changedRoyalty: '创作者版税在显示后发生了变化。',
  changedListings: '{count}个挂单中有{gone}个已无法购买。未签署任何内容。',
  reviewAgain: '请重新查看后再决定。',
  checking: '正在链上核对',
  checksPassed: '已通过{count}项链上核对',
  checkFailed: '核对未通过：{check}',
  block: '区块{block}',
  passed: '通过',
  doneBefore: '{done}未发送其他任何内容。',
  seller: '卖家',
  royalty: '创作者版税',
  fee: '市场手续费',
  otherRecipient: '其他接收方',
  networkFee: '预计网络费',
  firstNetworkFee: '第一笔交易的预计费用',
  unknownFee: '未知',
  wrapping: '首先，由于你的{token}不足，钱包会请你包装{amount}。1 {coin}可换为1 {token}。',
  allowance: '首先，钱包会请你授权Seaport使用{price}。',
  allowanceWithOffers:
    '首先，钱包会请你授权Seaport使用总计{total}：其中{price}用于此次购买，其余使你的未成交出价仍可被接受。',
  allowanceNext: '然后会请你授权Seaport使用{price}。',
  allowanceNextWithOffers:
    '然后会请你授权Seaport使用总计{total}：其中{price}用于此次购买，其余使你的未成交出价仍可被接受。',
  soldTogether: '{count, plural, =1 {#件藏品} other {#件藏品，捆绑出售}}',
  acceptInstead: '改为接受出价',
  acceptOfferInstead: '改为接受出价：{offer}',
  atFirst: '开始时：{warning}',
  inTheEnd: '结束时：{warning}',
  farAbove:
    '{mark, select, listing {是其最低价挂单（{price}）的{times}倍。请检查小数位。} offer {是最高出价（{price}）的{times}倍。请检查小数位。} floor {是系列地板价（{price}）的{times}倍。请检查小数位。} floors {是地板价合计（{price}）的{times}倍。请检查小数位。} other {是最近成交价（{price}）的{times}倍。请检查小数位。}}',
  farAboveAtFirst:
    '{mark, select, listing {起始价是其最低价挂单（{price}）的{times}倍。请检查小数位。} offer {起始价是最高出价（{price}）的{times}倍。请检查小数位。} floor {起始价是系列地板价（{price}）的{times}倍。请检查小数位。} floors {起始价是地板价合计（{price}）的{times}倍。请检查小数位。} other {起始价是最近成交价（{price}）的{times}倍。请检查小数位。}}',
  ownOffers:
    '{count, plural, =1 {你对此藏品的出价 {price} 仍然有效：从你这里买走它的人可以按该价格卖回给你。} other {你对此藏品的#个出价仍然有效，其中一个为 {price}：从你这里买走它的人可以卖回给你。}}',
  details: '{count, plural, other {详情 (#)}}',
  lessDetails: '收起详情',
}
