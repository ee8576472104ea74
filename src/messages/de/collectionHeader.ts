// The top of every page about a collection. Token standards are named by their code.
import type { Translation } from '../message.ts'
import type { collectionHeader } from '../en/collectionHeader.ts'

export const texts: Translation<typeof collectionHeader> = {
  ERC721: 'ERC-721',
  ERC1155: 'ERC-1155-Editionen',
  contract: 'Vertrag',
  inconsistent: 'Die Ereignisse dieses Vertrags widersprechen sich',
  loading: 'Kollektion wird geladen',
  views: 'Kollektion',
  items: 'Items',
  offers: 'Angebote',
  activity: 'Aktivität',
  analytics: 'Analysen',
  floorHint: 'Aktueller Preis des günstigsten offenen Listings',
  bestOfferHint: 'Das höchste offene Angebot für ein beliebiges Item, dessen Käufer es bezahlen kann',
  volumeHint:
    '{sales, plural, one {# Verkauf} other {# Verkäufe}} in {currency}, ohne markierte Verkäufe. {span}',
  listedHint: '{listed} von {total, plural, one {# Item} other {# Items}}',
}
