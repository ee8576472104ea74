// The top of every page about a collection. Token standards are named by their code.
import type { Translation } from '../message.ts'
import type { collectionHeader } from '../en/collectionHeader.ts'

export const texts: Translation<typeof collectionHeader> = {
  ERC721: 'ERC-721',
  ERC1155: 'ERC-1155多份藏品',
  contract: '合约',
  inconsistent: '此合约的事件互相矛盾',
  loading: '正在加载系列',
  views: '系列',
  items: '藏品',
  offers: '出价',
  activity: '动态',
  analytics: '数据分析',
  floorHint: '最低价的未成交挂单的当前价格',
  bestOfferHint: '有支付能力的买家对任意藏品的最高未成交出价',
  volumeHint: '{sales}笔{currency}成交，不含标记成交。{span}',
  listedHint: '{listed}/{total}件藏品',
}
