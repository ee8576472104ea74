// An account’s portfolio.
import type { Translation } from '../message.ts'
import type { portfolioTexts } from '../en/portfolio.ts'

export const texts: Translation<typeof portfolioTexts> = {
  loading: 'Portfolio wird geladen',
  progress: 'Verlauf des Kontos wird geladen: bisher {count, plural, one {# Zeile} other {# Zeilen}}',
  loadFailed: 'Portfolio konnte nicht geladen werden',
  empty: 'Noch nichts in diesem Portfolio',
  emptyHint:
    'Diese Seite fasst zusammen, was das Konto in den Kollektionen dieser Website besitzt, gekauft und verkauft hat.',
  currencyFigures: 'In {currency}',
  valueAtFloor: 'Wert zum Floor',
  valueAtFloorHint:
    'Jede Einheit zum günstigsten Listing eines anderen Kontos: dem ihrer Edition, falls vorhanden, sonst dem ihrer Kollektion',
  atTraitFloor: 'Wert zum Trait-Floor',
  atTraitFloorHint:
    'Jede Einheit zum günstigsten Listing ihrer Edition, falls vorhanden. Sonst zum höchsten Floor ihrer Traits oder zum Floor der Kollektion, wenn keiner davon gelistet ist. Nur Listings anderer Konten zählen.',
  heldCost: 'Kosten der Items im Besitz',
  heldCostHint: 'Was für die noch gehaltenen Einheiten bezahlt wurde, soweit bekannt',
  unrealized: 'Unrealisiert',
  unrealizedHint:
    'Wert zum Floor minus Kosten, für {count, plural, one {# Item, dessen volle Kosten} other {# Items, deren volle Kosten}} bekannt und vergleichbar sind',
  unrealizedScope:
    '{known, plural, =0 {Keine Items mit bekannten Kosten in {currency}} other {Für # von {total} Items. Die Kosten der übrigen sind nicht in {currency} bekannt.}}',
  realized: 'Realisiert',
  realizedHint:
    'Erlös der Verkäufe nach Gebühren und Royalties minus Kosten der Items, soweit beides bekannt und vergleichbar ist',
  realizedScope:
    '{known, plural, =0 {Keine verkauften Einheiten mit bekannten Kosten in {currency}} other {Für # von {total} verkauften Einheiten. Die Kosten der übrigen sind nicht in {currency} bekannt.}}',
  proceeds: 'Erlös',
  proceedsHint: 'Was alle Verkäufe nach Gebühren und Royalties eingebracht haben',
  gainOf: '<hidden>Gewinn: </hidden>{amount}',
  lossOf: '<hidden>Verlust: </hidden>{amount}',
  method: 'So werden diese Zahlen berechnet, Stand {time}',
  methodUnits:
    'Ein ERC-721-Item behält seine eigenen Kosten. Die Einheiten einer Edition sind austauschbar: Die zuerst erworbenen gelten als zuerst verkauft.',
  methodCost:
    'Kosten sind der bezahlte Betrag einschließlich Gebühren und Royalties, auch wenn jemand anderes für das Konto bezahlt hat. Erlös ist, was der Verkäufer erhalten hat. Netzwerkgebühren sind in beiden nicht enthalten.',
  methodUnknown:
    'Der Datendienst erfasst nicht, was ein Mint gekostet hat, und ein Geschenk hat keinen Preis. Solche Einheiten haben keine Kosten, und für sie wird kein Gewinn angezeigt.',
  methodBundles:
    'Ein Item eines Bundles wird mit einem gleichen Anteil am Preis des Bundles bewertet. Der native Coin und sein Wrapped Token zählen eins zu eins; andere Währungen werden nie verglichen.',
  methodFloors:
    'Der Floor ist das günstigste offene Listing eines anderen Kontos. Einheiten einer Edition werden zum günstigsten Listing dieser Edition in derselben Währung bewertet, falls es eines gibt. Zum Trait-Floor ist ein Item so viel wert wie das günstigste Listing mit seinem wertvollsten Trait.',
  methodCut:
    'Bei {collections} wurden nur die {count} günstigsten Listings auf Traits und Editionen geprüft.',
  methodSkipped:
    'Traits und Editionen wurden in den {count} Kollektionen mit den meisten Items im Besitz geprüft, nicht in {collections}.',
  item: 'Item',
  quantity: 'Menge',
  cost: 'Kosten',
  held: 'Im Besitz',
  heldTable: 'Items im Besitz, je Währung wertvollste zuerst',
  noneHeld: 'Keine Items im Besitz.',
  exportedHeld: 'Items im Besitz',
  bought: 'unbekannt',
  minted: 'gemintet',
  received: 'erhalten',
  before: 'vor Beginn der Erfassung erworben',
  missedUnits: 'unbekannt: Dem Datendienst fehlen Abgänge einiger Einheiten',
  sold: 'Verkauft',
  soldTable: 'Verkaufte Items, neueste zuerst',
  noneSold: 'Noch keine Verkäufe.',
  exportedClosed: 'Verkaufte, verschenkte oder verbrannte Items',
  gain: 'Gewinn',
  listings: 'Listings',
  allListings: 'Alle Listings',
  listingsTable: 'Offene Listings, die mit Problemen zuerst',
  noListings: 'Keine offenen Listings.',
  exportedListings: 'Listings',
  issueCount:
    '{count, plural, =0 {Keine Probleme.} one {# von {total} braucht Aufmerksamkeit.} other {# von {total} brauchen Aufmerksamkeit.}}',
  unitPrice: 'Stückpreis',
  status: 'Status',
  expires: 'Ablauf',
  firstListings: 'Die ersten {count}. Der Export enthält alle.',
  noIssues: 'Keine Probleme',
  reactivated: 'Reaktiviert',
  'below-floor': 'Unter Floor',
  'will-fall-below-floor': 'Fällt unter Floor',
  'expires-soon': '{days, plural, one {Läuft binnen # Tag ab} other {Läuft binnen # Tagen ab}}',
  scheduled: 'Geplant',
  'not-held': 'Item nicht im Besitz',
  'approval-missing': 'Freigabe fehlt',
  restricted: 'Privatverkauf oder Zustimmung einer Zone nötig',
}
