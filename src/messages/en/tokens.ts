// Items as cards and rows.
import { catalog } from '../catalog.ts'

export const tokens = catalog('tokens', {
  lastSale: 'Last {price}',
  notForSale: 'Not for sale',
  inBundle: 'In a bundle',
  edition: 'Ed. of {supply}',
  editionAtLeast: 'Ed. of {supply}+',
})
