// Buttons that buy a listing, and what stands in their place when its token can’t be transferred.
import type { Translation } from '../message.ts'
import type { buyActions } from '../en/buyActions.ts'

export const texts: Translation<typeof buyActions> = {
  buy: 'Kaufen',
  buyItem: '{item} kaufen',
  buyFor: 'Für {price} kaufen<hidden>, {item}</hidden>',
  buyAllFor: 'Alle {count} für {price} kaufen<hidden>, {item}</hidden>',
  ownListing: 'Das ist dein eigenes Listing',
  reserved: 'Für ein anderes Konto reserviert',
  unavailable: 'Nicht kaufbar. {reason}',
  itemUnavailable: 'Nicht kaufbar. {item}: {reason}',
  checkAgain: 'Erneut prüfen',
  indexing: 'Dein Kauf ist bestätigt und wird auf der Website aktualisiert.',
}
