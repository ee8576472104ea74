// The offers that an account made, and those that it could accept.
import type { Translation } from '../message.ts'
import type { accountOffers } from '../en/accountOffers.ts'

export const texts: Translation<typeof accountOffers> = {
  paidIn: '以{wrapped}计价的出价使用包装后的{coin}支付，兑换比例为1:1。',
  received: '收到的出价',
  made: '发出的出价',
  exportedReceived: '收到的出价',
  exportedMade: '发出的出价',
  loading: '正在加载出价',
  loadFailed: '无法加载出价',
  showMore: '显示更多出价',
  noneMade: '没有未成交的出价。你对藏品、系列和属性的出价会显示在这里。',
  noneMadeByAccount: '此账户没有未成交的出价。',
  noneReceived: '你持有的藏品暂无出价。',
  noneReceivedByAccount: '此账户持有的藏品暂无出价。',
  receivedCut: '仅显示前{count}件藏品收到的出价。其他藏品请查看其页面。',
  cancelSelected: '取消{count}个出价',
  cancelEverything: '全部取消',
  select: '选择出价：{offer}',
  compared:
    '{mark, select, listing {{side, select, below {比其最低价挂单低{share}} above {比其最低价挂单高{share}} other {与其最低价挂单相同}}} other {{side, select, below {比地板价低{share}} above {比地板价高{share}} other {与地板价相同}}}}',
  qualify: '你有{count}件藏品符合条件',
  qualifyOfAccount: '此账户有{count}件藏品符合条件',
  outbid: '已被高出{difference}。最高出价：{price}',
  higherFailed: '无法检查其他人是否出价更高。',
  higherUnchecked: '出价过多，无法全部检查。可能有更高的出价未显示。',
}
