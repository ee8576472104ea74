// Listings and bundles of an item, and the listings' export.
import type { Translation } from '../message.ts'
import type { listingsTable } from '../en/listingsTable.ts'

export const texts: Translation<typeof listingsTable> = {
  title: 'Listings',
  price: 'Preis',
  forSale: 'Zum Verkauf',
  seller: 'Verkäufer',
  expires: 'Ablauf',
  action: 'Aktion',
  bundles: 'Zusammen verkauft',
  bundleExpires: '{ends, select, never {Läuft nie ab} other {Ablauf: {time}}}',
  exported: 'Listings',
}
