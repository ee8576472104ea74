// What stands beside a price, market prices, and warnings about a price.
import type { Translation } from '../message.ts'
import type { pricesTexts } from '../en/prices.ts'

export const texts: Translation<typeof pricesTexts> = {
  orLess: '{price}或更低',
  mayBeLower: '未比较全部递减价格，因此最低价可能低于显示的价格。',
  priceFalls: '递减价格',
  priceRises: '递增价格',
  fallingTo: '，将降至{price}',
  risingTo: '，将升至{price}',
  listing: {
    forAll: '{price} <units>（全部{count}件）</units>',
    each: '{price} <units>/件</units>',
    available: '可购{quantity}件',
  },
  market: {
    title: '市场价格',
    failed: '无法加载市场价格。',
    none: '暂无市场价格',
    bestOffer: '最高出价 {price}',
    lastSale: '最近成交 {price}',
    traitFloor: '属性地板价<of>（{trait}）</of>{price}',
    editionFloor: '该藏品地板价 {price}',
    floor: '地板价 {price}',
  },
  warnings: {
    title: '签名之前',
    offer: '已有 {price} 的出价。',
    floor: '低于系列的地板价：{price}。',
    floors: '低于地板价合计：{price}。',
    listing: '低于其最低价挂单：{price}。',
    lastSale: '低于其最近成交价：{price}。',
    listUnderHalf:
      '以{price}挂单，不到{mark, select, listing {其最低价挂单} offer {其最高出价} floors {地板价合计} other {其最近成交价}}（{worth}）的一半',
    listFarBelow: '仍然以远低于市场的价格上架{count}件藏品',
  },
}
