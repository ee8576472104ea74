// Listings and bundles of an item, and the listings' export.
import type { Translation } from '../message.ts'
import type { listingsTable } from '../en/listingsTable.ts'

export const texts: Translation<typeof listingsTable> = {
  title: '挂单',
  price: '价格',
  forSale: '在售数量',
  seller: '卖家',
  expires: '到期时间',
  action: '操作',
  bundles: '捆绑出售',
  bundleExpires: '{ends, select, never {永不过期} other {到期时间：{time}}}',
  exported: '挂单',
}
