// The dialog that lists several items, one by one or together.
import type { Translation } from '../message.ts'
import type { bulkListing } from '../en/bulkListing.ts'

export const texts: Translation<typeof bulkListing> = {
  title: '{count, plural, one {# Item zum Verkauf anbieten} other {# Items zum Verkauf anbieten}}',
  titleTogether: '{count, plural, one {# Item als Bundle listen} other {# Items als Bundle listen}}',
  list: '{count, plural, one {# Item listen} other {# Items listen}}',
  unread: 'Die Creator-Royalties konnten nicht von der Chain gelesen werden.',
  sale: 'Verkaufsart',
  apart: 'Einzelne Listings',
  together: 'Ein Bundle',
  pricing: 'Preisfindung',
  samePrice: 'Gleicher Preis',
  eachPrice: 'Einzelne Preise',
  setAll: 'Alle Preise ändern',
  floor: 'Floor-Preis',
  traitFloor: 'Trait-Floor',
  lastSale: 'Letzter Verkauf',
  lowerAll: 'Um {share} senken',
  raiseAll: 'Um {share} erhöhen',
  pricesKept:
    '{count, plural, one {# Item hat keinen solchen Preis und behält seinen.} other {# Items haben keinen solchen Preis und behalten ihren.}}',
  undo: 'Rückgängig',
  marketPrices: 'Marktpreise für {item}',
  togetherRule:
    'Ein Listing, ein Preis, ein Käufer: alle Items oder keines. Die Creator-Royalty jeder Kollektion wird auf einen gleichen Anteil am Preis berechnet.',
  traitRule:
    'Der Floor eines Traits ist das günstigste fremde Listing in {currency} für ein Item mit diesem Trait. Der Trait-Floor eines Items ist der höchste davon. Bei einer Edition zählt nur ihr eigenes günstigstes Listing.',
  priceTogether: 'Preis für alle zusammen',
  priceEach: 'Preis pro Item',
  items: 'Zu listende Items',
  listedAlready: '{listed} deiner {held} bereits gelistet',
  units: 'Menge von {item}',
  unitsOf: 'von {held}',
  price: 'Preis von {item}',
  removeBlocked:
    '{count, plural, one {Nicht listbares Item entfernen} other {# nicht listbare Items entfernen}}',
  remove: '{item} entfernen',
  youReceive: 'du erhältst',
  tooMany: 'Du hast {held}.',
  buyersPay: 'Käufer zahlen insgesamt',
  royalties: 'Creator-Royalties',
  youReceiveInAll: 'Du erhältst insgesamt',
}
