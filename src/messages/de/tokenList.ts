// The controls and columns of a list of items.
import type { Translation } from '../message.ts'
import type { tokenList } from '../en/tokenList.ts'

export const texts: Translation<typeof tokenList> = {
  layout: 'Ansicht',
  largeGrid: 'Großes Raster',
  smallGrid: 'Kleines Raster',
  list: 'Liste',
  item: 'Item',
  rarity: 'Seltenheit',
  price: 'Preis',
  lastSale: 'Letzter Verkauf',
  lastSalePrice: '<label>Letzter Verkauf</label> {price}',
  listed: 'Gelistet',
  listedAgo: '<label>Gelistet</label> {time}',
  loadingMore: 'Weitere werden geladen',
  showMore: 'Mehr anzeigen',
  rank: 'Seltenheitsrang',
  rankHint: 'Seltenheitsrang {rank}: 1 ist am seltensten',
}
