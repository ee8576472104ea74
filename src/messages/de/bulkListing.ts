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
  traitFloor: 'Trait-Floor',
  togetherRule:
    'Ein Listing, ein Preis, ein Käufer: alle Items oder keines. Die Creator-Royalty jeder Kollektion wird auf einen gleichen Anteil am Preis berechnet.',
  traitRule:
    'Jedes Item erhält den Floor seines wertvollsten Traits: den höchsten unter den Floors seiner Traits. Der Floor eines Traits ist das günstigste fremde Listing in {currency} für ein Item mit diesem Trait. Einheiten einer Edition liegen nie unter dem günstigsten Listing der Edition selbst.',
  priceTogether: 'Preis für alle zusammen',
  priceEach: 'Preis pro Item',
  items: 'Zu listende Items',
  listedAlready: '{listed} deiner {held} bereits gelistet',
  units: 'Menge von {item}',
  unitsOf: 'von {held}',
  price: 'Preis von {item}',
  noTraitListed: 'Keiner seiner Traits ist gelistet',
  remove: '{item} entfernen',
  loadingFloor: 'wird geladen',
  ownCheapest: 'günstigstes Listing der Edition',
  youReceive: 'du erhältst',
  tooMany: 'Du hast {held}.',
  buyersPay: 'Käufer zahlen insgesamt',
  royalties: 'Creator-Royalties',
  youReceiveInAll: 'Du erhältst insgesamt',
}
