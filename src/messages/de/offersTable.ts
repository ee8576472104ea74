// Offers on a page: tables, the best one, and the depth of the market.
import type { Translation } from '../message.ts'
import type { offersTable } from '../en/offersTable.ts'

export const texts: Translation<typeof offersTable> = {
  title: 'Angebote',
  live: 'Aktive Angebote',
  collectionTitle: 'Angebote für Kollektion und Traits',
  loading: 'Angebote werden geladen',
  failed: 'Angebote konnten nicht geladen werden',
  retry: 'Erneut versuchen',
  empty: 'Noch keine Angebote',
  collectionEmptyHint:
    'Angebote für die Kollektion oder einen ihrer Traits. Jeder Besitzer eines passenden Items kann sie annehmen.',
  traitsUnread: 'Angebote für die Traits dieses Items konnten nicht gesucht werden.',
  exported: 'Angebote',
  selected: 'Ausgewählt',
  offer: 'Angebot',
  for: 'Für',
  from: 'Von',
  expires: 'Ablauf',
  action: 'Aktion',
  expiresAt: '{ends, select, never {Läuft nie ab} other {Ablauf: {time}}}',
  buyerShort: 'Käufer kann derzeit nicht zahlen',
  youShort: 'Du kannst derzeit nicht zahlen',
  thisItem: 'Dieses Item',
  anyItem: 'Beliebiges Item',
  anyItemOf: 'Beliebiges Item von {collection}',
  withTrait: 'Items mit einem Trait',
  loadingBest: 'Bestes Angebot wird geladen',
  noneToAccept: 'Derzeit kann kein Angebot angenommen werden.',
  notAllChecked:
    'Viele der höchsten Angebote sind nicht gedeckt, und nicht alle wurden geprüft. Ein gedecktes Angebot fehlt möglicherweise.',
  best: 'Bestes Angebot',
  bestPrice: 'Bestes Angebot {price}',
  bestYours: 'Bestes Angebot {price} (deins)',
  bestIn: 'Bestes Angebot in {currency}',
  acceptBest: 'Bestes Angebot annehmen: {offer}',
  forItem: 'für dieses Item, {ends, select, never {läuft nie ab} other {Ablauf: {time}}}',
  forCollection:
    'für ein beliebiges Item der Kollektion, {ends, select, never {läuft nie ab} other {Ablauf: {time}}}',
  forSomeTrait:
    'für Items mit einem seiner Traits, {ends, select, never {läuft nie ab} other {Ablauf: {time}}}',
  forTrait: 'für Items mit {trait}, {ends, select, never {läuft nie ab} other {Ablauf: {time}}}',
  depth: 'Markttiefe in {currency}',
  depthNote: 'Zählt Angebote für beliebige Items der Kollektion, nicht die für einzelne Items oder Traits.',
  bids: 'Bids in {currency}',
  asks: 'Asks in {currency}',
  offered: 'Angebotspreis',
  asked: 'Listing-Preis',
  quantity: 'Menge',
  reach: 'Gesamtmenge',
  reachHint: 'Menge zu diesem und jedem besseren Preis',
  noBids: 'Keine Angebote in {currency}.',
  noAsks: 'Keine Listings in {currency}.',
  bestPrices: '{count, plural, one {Der beste Preis.} other {Die besten # Preise.}}',
  bestPricesOf:
    '{count, plural, one {Der beste Preis aus den besten {orders} Orders.} other {Die besten # Preise aus den besten {orders} Orders.}}',
}
