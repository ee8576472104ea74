// An account's listings.
import type { Translation } from '../message.ts'
import type { accountListings } from '../en/accountListings.ts'

export const texts: Translation<typeof accountListings> = {
  reactivated: 'Reaktivierte Listings',
  reactivatedHint:
    'Du hast diese Items gelistet, bevor sie dein Konto verließen. Jetzt sind sie zurück, und alle können sie zu diesen alten Preisen kaufen. Storniere die Listings, die du nicht mehr willst.',
  cancelAll: 'Alle diese stornieren',
  cancelFirst: 'Die ersten {count} stornieren',
  live: 'Zum Verkauf',
  scheduled: 'Geplant',
  private: 'Privatverkäufe',
  inactive: 'Inaktiv',
  inactiveHint: 'Diese Listings sind noch offen, aber gerade nicht kaufbar.',
  ownInactiveHint:
    'Diese Listings sind noch offen. Sobald der jeweils genannte Grund wegfällt, können alle zu diesen Preisen kaufen. Storniere die Listings, die du nicht mehr willst.',
  liveTable: 'Listings zum Verkauf',
  scheduledTable: 'Geplante Listings',
  privateTable: 'Private Listings',
  inactiveTable: 'Inaktive Listings',
  loadFailed: 'Listings konnten nicht geladen werden',
  loading: 'Listings werden geladen',
  cancelEverything: 'Alles stornieren',
  cancelSelected: '{count, plural, one {# Listing stornieren} other {# Listings stornieren}}',
  showMore: 'Mehr Listings anzeigen',
  none: 'Keine offenen Listings',
  noneHint: 'Hier erscheinen deine Listings mit Preis und Ablauf.',
  selectItem: 'Item listen',
  noneOfAccount: 'Keine Listings',
  noneOfAccountHint: 'Dieses Konto hat nichts zum Verkauf.',
  selected: 'Ausgewählt',
  item: 'Item',
  price: 'Preis',
  expires: 'Ablauf',
  action: 'Aktion',
  select: 'Listing für {item} auswählen',
  soldTogether: 'Zusammen verkauft',
  declinesTo: 'fällt auf {price}',
  risesTo: 'steigt auf {price}',
  onlyFor: 'Nur für {account}.',
  starts: 'Beginnt am {time}, {relative}',
  notFillable: 'Der Indexer führt es als inaktiv.',
}
