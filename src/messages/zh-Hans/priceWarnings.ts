// Warnings about a low price before a listing is signed, by what the price is below.
import type { Translation } from '../message.ts'
import type { priceWarnings } from '../en/priceWarnings.ts'

export const texts: Translation<typeof priceWarnings> = {
  title: '签名之前',
  offer: '已有 {price} 的出价。',
  floor: '低于系列的地板价：{price}。',
  floors: '低于地板价合计：{price}。',
  lastSale: '低于其最近成交价：{price}。',
  listAnyway: '仍然以{price}上架',
  listFarBelow: '仍然以远低于市场的价格上架{count}件藏品',
}
