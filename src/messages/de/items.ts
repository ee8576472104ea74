// Items as cards and rows: their list, selecting several of them, and what they are called.
import type { Translation } from '../message.ts'
import type { itemsTexts } from '../en/items.ts'

export const texts: Translation<typeof itemsTexts> = {
  lastSale: 'Zuletzt {price}',
  notForSale: 'Nicht zum Verkauf',
  inBundle: 'In einem Bundle',
  edition: 'Aufl. {supply}',
  editionAtLeast: 'Aufl. mind. {supply}',
  list: {
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
  },
  selection: {
    items: 'Items auswählen',
    itemsForSale: 'Items zum Verkauf auswählen',
    listings: 'Listings auswählen',
    group: 'Auswahl',
    count: '{count} ausgewählt',
    countFull: '{count} ausgewählt, höchstens {most}',
    selectAll: 'Alle angezeigten auswählen',
    clear: 'Auswahl aufheben',
    done: 'Fertig',
    select: '{name} auswählen',
    notLoaded:
      'Einige Items des Bereichs sind nicht geladen und daher nicht ausgewählt. Scrolle über sie hinweg und wähle den Bereich erneut aus.',
  },
  names: {
    unnamedCollection: 'Kollektion ohne Namen',
    otherTrait: 'Sonstige',
    noTrait: 'Keiner',
    trait: '{type}: {value}',
    percentTrait: '{value} %',
  },
  lookAlikes: {
    notListed: 'Nicht die gelistete Kollektion „{name}“ {address}',
    addresses: 'Das ist {address}. {name} ist {listed}.',
    verified: 'Verifizierte Kollektion',
    verifiedHint: 'Auf der Kollektionsliste dieser Website',
  },
  evidence: {
    listed: 'Verifizierte Kollektion',
    notListed: 'Nicht verifizierte Kollektion',
    tokenId: 'Token-ID <digits>{id}</digits>',
    notCompared: 'Name noch nicht mit denen auf der Liste dieser Website verglichen',
  },
}
