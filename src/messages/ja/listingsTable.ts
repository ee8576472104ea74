// Listings and bundles of an item, and the listings' export.
import type { Translation } from '../message.ts'
import type { listingsTable } from '../en/listingsTable.ts'

export const texts: Translation<typeof listingsTable> = {
  title: '出品',
  price: '価格',
  forSale: '販売数量',
  seller: '売り手',
  expires: '期限',
  action: '操作',
  bundles: 'まとめ売り',
  bundleExpires: '{ends, select, never {無期限} other {期限：{time}}}',
  exported: '出品',
}
