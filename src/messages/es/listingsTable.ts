// Listings and bundles of an item, and the listings' export.
import type { Translation } from '../message.ts'
import type { listingsTable } from '../en/listingsTable.ts'

export const texts: Translation<typeof listingsTable> = {
  title: 'Listados',
  price: 'Precio',
  forSale: 'En venta',
  seller: 'Vendedor',
  expires: 'Vencimiento',
  action: 'Acción',
  bundles: 'Se venden juntos',
  bundleExpires: '{ends, select, never {no vence nunca} other {vencimiento: {time}}}',
  exported: 'listados',
}
