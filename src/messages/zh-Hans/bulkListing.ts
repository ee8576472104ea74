// The dialog that lists several items, one by one or together.
import type { Translation } from '../message.ts'
import type { bulkListing } from '../en/bulkListing.ts'

export const texts: Translation<typeof bulkListing> = {
  title: '上架{count}件藏品',
  titleTogether: '捆绑上架{count}件藏品',
  list: '上架{count}件藏品',
  unread: '无法从链上读取创作者版税。',
  sale: '出售方式',
  apart: '分别挂单',
  together: '一个捆绑包',
  pricing: '定价方式',
  samePrice: '统一价格',
  eachPrice: '分别定价',
  setAll: '设置所有价格',
  floor: '地板价',
  traitFloor: '属性地板价',
  lastSale: '最近成交价',
  lowerAll: '降低{share}',
  raiseAll: '提高{share}',
  pricesKept: '{count}件藏品没有该价格，保持原价。',
  undo: '撤销',
  marketPrices: '“{item}”的市场价格',
  togetherRule:
    '一个挂单、一个价格、一位买家：全部一起出售，不可拆分。各系列的创作者版税按价格均分后的份额计算。',
  traitRule:
    '属性的地板价是他人以{currency}计价、带有该属性的最低价挂单。藏品的属性地板价是其中的最高值；多份藏品只以其自身的最低价挂单为准。',
  priceTogether: '捆绑总价',
  priceEach: '单件价格',
  items: '待上架的藏品',
  listedAlready: '你持有的{held}件中已上架{listed}件',
  units: '“{item}”的数量',
  unitsOf: '/ {held}',
  price: '“{item}”的价格',
  removeBlocked: '{count, plural, other {移除#个无法挂单的藏品}}',
  remove: '移除“{item}”',
  youReceive: '你将收到',
  tooMany: '你持有{held}件。',
  buyersPay: '买家共支付',
  royalties: '创作者版税',
  youReceiveInAll: '你共收到',
}
