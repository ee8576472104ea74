// The controls and columns of a list of items.
import type { Translation } from '../message.ts'
import type { tokenList } from '../en/tokenList.ts'

export const texts: Translation<typeof tokenList> = {
  layout: 'レイアウト',
  largeGrid: '大きいグリッド',
  smallGrid: '小さいグリッド',
  list: 'リスト',
  item: 'アイテム',
  rarity: 'レアリティ',
  price: '価格',
  lastSale: '直近の販売',
  lastSalePrice: '<label>直近の販売</label> {price}',
  listed: '出品',
  listedAgo: '<label>出品</label> {time}',
  loadingMore: 'さらに読み込み中',
  showMore: 'さらに表示',
  rank: 'レアリティ順位',
  rankHint: 'レアリティ順位 {rank}：1が最もレア',
}
