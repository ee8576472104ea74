// Listings and bundles of an item, and the listings' export.
import { catalog } from '../catalog.ts'

export const listingsTable = catalog('listingsTable', {
  title: 'Listings',
  price: 'Price',
  forSale: 'For sale',
  seller: 'Seller',
  expires: 'Expires',
  action: 'Action',
  bundles: 'Sold together',
  bundleExpires: '{ends, select, never {never expires} other {expires {time}}}',
  exported: 'listings',
})
