// An account's listings.
import type { Translation } from '../message.ts'
import type { accountListings } from '../en/accountListings.ts'

export const texts: Translation<typeof accountListings> = {
  reactivated: '重新生效的挂单',
  reactivatedHint:
    '这些藏品离开你的账户前曾被你挂单。现在藏品已返回，任何人都可以按当时的价格购买。请取消不再需要的挂单。',
  cancelAll: '全部取消',
  cancelFirst: '取消前{count}个',
  live: '在售',
  scheduled: '未开始',
  private: '定向出售',
  inactive: '已失效',
  inactiveHint: '这些挂单仍未成交，但目前无法购买。',
  ownInactiveHint:
    '这些挂单仍未成交。一旦旁边所示的原因消除，任何人都可以按这些价格购买。请取消不再需要的挂单。',
  liveTable: '在售挂单',
  scheduledTable: '未开始的挂单',
  privateTable: '定向出售的挂单',
  inactiveTable: '失效的挂单',
  loadFailed: '无法加载挂单',
  loading: '正在加载挂单',
  cancelEverything: '全部取消',
  cancelSelected: '取消{count}个挂单',
  showMore: '显示更多挂单',
  none: '暂无未成交的挂单',
  noneHint: '你的挂单及其价格和有效期会显示在这里。',
  selectItem: '上架藏品',
  noneOfAccount: '没有挂单',
  noneOfAccountHint: '此账户没有在售的藏品。',
  selected: '已选',
  item: '藏品',
  price: '价格',
  expires: '到期时间',
  action: '操作',
  select: '选择“{item}”的挂单',
  soldTogether: '捆绑出售',
  declinesTo: '将降至{price}',
  risesTo: '将升至{price}',
  onlyFor: '仅限{account}购买。',
  starts: '开始时间：{time}（{relative}）。',
  notFillable: '索引器将其标记为失效。',
}
