// What a search found: the list under the search box and the search page.
import type { Translation } from '../message.ts'
import type { search } from '../en/search.ts'

export const texts: Translation<typeof search> = {
  collections: 'Kollektionen',
  traits: 'Traits',
  items: 'Items',
  addresses: 'Adressen',
  tooShort: 'Gib mehr von einem Namen, einer Nummer oder einer Adresse ein.',
  matches: 'Treffer',
  matchCount: '{count, plural, =0 {Keine Treffer} one {# Treffer} other {# Treffer}}',
  correctedMatchCount:
    'Ergebnisse für {corrected}. {count, plural, =0 {Keine Treffer} one {# Treffer} other {# Treffer}}',
  corrected: 'Keine Ergebnisse für „{text}“. Angezeigt werden Ergebnisse für {corrected}.',
  noAddress: 'Keine erfasste Adresse passt dazu.',
  noMatch: 'Keine Ergebnisse für „{text}“. Versuche ein kürzeres Wort, eine Nummer oder eine Adresse.',
  allResults: 'Eingabetaste: alle Ergebnisse',
  recentWithHint: 'Letzte Suchen; Entf-Taste entfernt eine',
  recent: 'Zuletzt',
  recentSearches: 'Letzte Suchen',
  clearRecent: 'Letzte Suchen löschen',
  remove: 'Entfernen',
  nameLoading: '{name} wird nachgeschlagen …',
  nameUnknown:
    '{name} verweist auf kein Konto. Namen, die ein übergeordneter Name oder ein Server auflöst, werden nicht nachgeschlagen.',
  nameInvalid: '{name} ist kein Name, den ENS zulässt.',
  nameElsewhere: '{name} sieht wie ein ENS-Name aus, aber dieses Netzwerk hat kein ENS.',
  nameFailed: '{name} konnte nicht nachgeschlagen werden. {reason}',
  nameFailedReason: 'Versuche es gleich erneut.',
  accountHere: 'Konto unter dieser Adresse',
  itemCount: '{count, plural, one {# Item} other {# Items}}',
  traitOf: '{trait} · {collection}',
  unread: 'Tippfehler werden bisher anhand der Namen und Traits von {read} der {items} Items korrigiert.',
}
