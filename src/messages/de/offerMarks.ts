// Market prices in the form of an offer; a click makes one the price.
import type { Translation } from '../message.ts'
import type { offerMarks } from '../en/offerMarks.ts'

export const texts: Translation<typeof offerMarks> = {
  title: 'Marktpreise',
  failed: 'Marktpreise konnten nicht geladen werden.',
  bestOffer: 'Bestes Angebot {price}',
  lastSale: 'Letzter Verkauf {price}',
  traitFloor: 'Trait-Floor ({trait}) {price}',
  floor: 'Floor-Preis {price}',
}
