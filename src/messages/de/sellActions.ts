// Buttons about one’s own items and listings.
import type { Translation } from '../message.ts'
import type { sellActions } from '../en/sellActions.ts'

export const texts: Translation<typeof sellActions> = {
  list: 'Zum Verkauf anbieten',
  listItem: 'Zum Verkauf anbieten: {item}',
  cancel: 'Listing stornieren',
  cancelListing: 'Listing stornieren: {item}',
  changePrice: 'Preis ändern',
  changePriceOf: 'Preis ändern: {item}',
  approve: 'Erneut freigeben',
  approveSale: 'Erneut freigeben: {item}',
}
