// The sweep: buying the cheapest listings of a collection.
import type { Translation } from '../message.ts'
import type { sweep } from '../en/sweep.ts'

export const texts: Translation<typeof sweep> = {
  title: 'Günstigste Listings sweepen',
  addToCart: 'In den Warenkorb',
  buy: 'Kaufen',
  buyFor: '{count, plural, one {# Item} other {# Items}} für {price} kaufen',
  count: 'Anzahl der Items',
  slider: 'Anzahl der Items, als Schieberegler',
  countRange: 'Gib eine Zahl von 1 bis {most} ein.',
  maximum: 'Höchstpreis pro Item',
  anyPrice: 'Beliebiger Preis',
  currency: 'Währung',
  loading: 'Die günstigsten Listings werden geladen',
  failed: 'Die günstigsten Listings konnten nicht geladen werden',
  none: 'Keine Listings in {currency}',
  noneHint: 'Wähle eine andere Währung oder komm später wieder.',
  matching:
    '{count, plural, one {# angebotenes Item passt zu deinen Filtern.} other {# angebotene Items passen zu deinen Filtern.}}',
  matchingAtLeast: 'Mindestens {count} angebotene Items passen zu deinen Filtern.',
  noneMatching: 'Keine Listings in {currency} passen zu deinen Filtern',
  noneMatchingHint: 'Entferne einen Filter oder wähle eine andere Währung.',
  noneSoCheap: 'Kein Listing ist so günstig.',
  noneAvailable: 'Nichts davon ist gerade kaufbar.',
  fewer: '{count, plural, one {Nur # Item passt.} other {Nur # Items passen.}}',
  cheapest:
    '{count, plural, one {Das günstigste Item in {currency}, deine eigenen ausgenommen.} other {Die # günstigsten Items in {currency}, deine eigenen ausgenommen.}}',
  cheapestAvailable:
    '{count, plural, one {Das günstigste kaufbare Item in {currency}, deine eigenen ausgenommen.} other {Die # günstigsten kaufbaren Items in {currency}, deine eigenen ausgenommen.}}',
  leftOut: 'Ausgelassen: {reason}',
  include: '{item} einschließen',
  cheapestOthers:
    '{count, plural, one {Das günstigste Item in {currency}, ohne deine eigenen und die, die du weggelassen hast.} other {Die # günstigsten Items in {currency}, ohne deine eigenen und die, die du weggelassen hast.}}',
}
