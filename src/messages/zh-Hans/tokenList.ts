// The controls and columns of a list of items.
import type { Translation } from '../message.ts'
import type { tokenList } from '../en/tokenList.ts'

export const texts: Translation<typeof tokenList> = {
  layout: '布局',
  largeGrid: '大网格',
  smallGrid: '小网格',
  list: '列表',
  item: '藏品',
  rarity: '稀有度',
  price: '价格',
  lastSale: '最近成交',
  lastSalePrice: '<label>最近成交</label> {price}',
  listed: '上架时间',
  listedAgo: '<label>上架</label> {time}',
  loadingMore: '正在加载更多',
  showMore: '显示更多',
  rank: '稀有度排名',
  rankHint: '稀有度排名{rank}：1为最稀有',
}
