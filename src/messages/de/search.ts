// Search: the list under the search box, and the search page.
import type { Translation } from '../message.ts'
import type { searchTexts } from '../en/search.ts'

export const texts: Translation<typeof searchTexts> = {
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
  vocabularyLoading:
    'Tippfehler werden bisher anhand der Namen und Traits von {read} der {items} Items korrigiert.',
  page: {
    title: 'Suche',
    titleFor: 'Suche: {text}',
    label: 'Kollektion, Item oder Adresse',
    placeholder: 'Name, Nummer, Trait, Adresse oder ENS-Name',
    tooLong: 'Nur die ersten {most} Zeichen werden verwendet.',
    loading: 'Suche läuft',
    failed: 'Die Suche ist fehlgeschlagen',
    resultCount: '{count, plural, =0 {Keine Ergebnisse} one {# Ergebnis} other {# Ergebnisse}}',
    firstCount: 'erste {most}',
    empty: 'Keine Treffer',
    emptyHint:
      'Keine Kollektion, kein Trait und kein Item passt zu „{text}“. Prüfe die Schreibweise oder versuche ein kürzeres Wort.',
    tooShort: 'Gib mindestens zwei Zeichen ein',
    start: 'Wonach suchst du?',
    startHint:
      'Suche nach dem Namen einer Kollektion, nach Name oder Nummer eines Items, nach einem Trait oder nach einer Adresse oder einem ENS-Namen.',
  },
}
