// The search page.
import type { Translation } from '../message.ts'
import type { searchPage } from '../en/searchPage.ts'

export const texts: Translation<typeof searchPage> = {
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
}
