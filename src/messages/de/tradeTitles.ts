// Titles of trade dialogs by kind of trade, shown while no wallet is connected.
import type { Translation } from '../message.ts'
import type { tradeTitles } from '../en/tradeTitles.ts'

export const texts: Translation<typeof tradeTitles> = {
  buy: 'Kaufen',
  cart: 'Kaufen',
  cancel: 'Listing stornieren',
  offer: 'Angebot abgeben',
  accept: 'Angebot annehmen',
  cover: 'Angebot decken',
  wrap: 'Wrappen oder unwrappen',
  withdraw: 'Angebote stornieren',
  cancelEverything: 'Alles stornieren',
  edit: 'Preis ändern',
  listMany: 'Zum Verkauf anbieten',
  cancelMany: 'Listings stornieren',
  allow: 'Erneut freigeben',
  revoke: 'Freigabe widerrufen',
  list: 'Zum Verkauf anbieten',
  changeOffer: 'Angebot ändern',
}
