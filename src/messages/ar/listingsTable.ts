// Listings and bundles of an item, and the listings' export.
import type { Translation } from '../message.ts'
import type { listingsTable } from '../en/listingsTable.ts'

export const texts: Translation<typeof listingsTable> = {
  title: 'الإدراجات',
  price: 'السعر',
  forSale: 'للبيع',
  seller: 'البائع',
  expires: 'الانتهاء',
  action: 'الإجراء',
  bundles: 'تُباع معًا',
  bundleExpires: '{ends, select, never {بلا انتهاء} other {ينتهي {time}}}',
  exported: 'الإدراجات',
}
