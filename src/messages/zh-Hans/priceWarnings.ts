// Warnings about a low price before a listing is signed, by what the price is below.
import type { Translation } from '../message.ts'
import type { priceWarnings } from '../en/priceWarnings.ts'

export const texts: Translation<typeof priceWarnings> = {
  title: '签名之前',
  offer: '已有 {price} 的出价。',
  floor: '低于系列的地板价：{price}。',
  floors: '低于地板价合计：{price}。',
  listing: '低于其最低价挂单：{price}。',
  lastSale: '低于其最近成交价：{price}。',
  listUnderHalf:
    '以{price}挂单，不到{mark, select, listing {其最低价挂单} offer {其最高出价} floors {地板价合计} other {其最近成交价}}（{worth}）的一半',
  listFarBelow: '仍然以远低于市场的价格上架{count}件藏品',
}
