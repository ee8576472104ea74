// Market prices beside the price of a listing or an offer; a click fills one in.
import type { Translation } from '../message.ts'
import type { marketPrices } from '../en/marketPrices.ts'

export const texts: Translation<typeof marketPrices> = {
  title: '市场价格',
  failed: '无法加载市场价格。',
  none: '暂无市场价格',
  bestOffer: '最高出价 {price}',
  lastSale: '最近成交 {price}',
  traitFloor: '属性地板价<of>（{trait}）</of>{price}',
  editionFloor: '该藏品地板价 {price}',
  floor: '地板价 {price}',
}
