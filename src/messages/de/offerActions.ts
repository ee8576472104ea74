// Buttons about offers, on pages.
import type { Translation } from '../message.ts'
import type { offerActions } from '../en/offerActions.ts'

export const texts: Translation<typeof offerActions> = {
  make: 'Angebot abgeben',
  accept: 'Annehmen',
  acceptOffer: 'Annehmen: {offer}',
  cover: 'Angebot decken',
  coverOffer: 'Angebot decken: {offer}',
  cancel: 'Angebot stornieren',
  buyerShort: 'Der Käufer kann derzeit nicht zahlen.',
  wrapOrUnwrap: '{currency} wrappen oder unwrappen',
  unwrapAmount: '{amount} unwrappen',
  unknown: 'Unbekannt',
  change: 'Angebot ändern',
  changeOffer: 'Angebot ändern: {offer}',
}
