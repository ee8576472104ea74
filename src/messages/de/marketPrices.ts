// Market prices in the form of a listing or an offer; a click makes one the price.
import type { Translation } from '../message.ts'
import type { marketPrices } from '../en/marketPrices.ts'

export const texts: Translation<typeof marketPrices> = {
  title: 'Marktpreise',
  failed: 'Marktpreise konnten nicht geladen werden.',
  bestOffer: 'Bestes Angebot {price}',
  lastSale: 'Letzter Verkauf {price}',
  traitFloor: 'Trait-Floor ({trait}) {price}',
  floor: 'Floor-Preis {price}',
}
