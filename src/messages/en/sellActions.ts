// Buttons about one’s own items and listings.
import { catalog } from '../catalog.ts'

export const sellActions = catalog('sellActions', {
  list: 'List for sale',
  listItem: 'List for sale: {item}',
  cancel: 'Cancel listing',
  cancelListing: 'Cancel listing: {item}',
  changePrice: 'Change price',
  changePriceOf: 'Change price: {item}',
  approve: 'Approve again',
  approveSale: 'Approve again: {item}',
})
