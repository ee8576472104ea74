// Market prices beside the price of a listing or an offer; a click fills one in.
import type { Translation } from '../message.ts'
import type { marketPrices } from '../en/marketPrices.ts'

export const texts: Translation<typeof marketPrices> = {
  title: 'Marktpreise',
  failed: 'Marktpreise konnten nicht geladen werden.',
  none: 'Noch keine Marktpreise',
  bestOffer: 'Bestes Angebot {price}',
  lastSale: 'Letzter Verkauf {price}',
  traitFloor: 'Trait-Floor <of>({trait})</of> {price}',
  editionFloor: 'Floor der Edition {price}',
  floor: 'Floor-Preis {price}',
}
