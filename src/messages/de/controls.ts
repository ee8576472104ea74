// Small parts that every page shares: states, notices, fields, charts, and exports.
import type { Translation } from '../message.ts'
import type { controlsTexts } from '../en/controls.ts'

export const texts: Translation<typeof controlsTexts> = {
  never: 'Nie',
  loadingPage: 'Seite wird geladen',
  retry: 'Erneut versuchen',
  itemsFailed: 'Items konnten nicht geladen werden',
  loadFailedHint: 'Der Datendienst hat unerwartet geantwortet. Versuche es gleich erneut.',
  offlineHint:
    'Du bist offline, daher konnte das nicht geladen werden. Stell die Verbindung wieder her und versuche es erneut.',
  willReturn: 'Dieser Teil lädt, sobald du wieder online bist.',
  connectionLost: 'Du bist offline oder die Website wurde gerade aktualisiert.',
  notStarted:
    'Dieser Teil der Seite konnte nicht geladen werden, daher wurde nichts gestartet. Prüfe deine Verbindung.',
  partBroken: 'In diesem Teil ist etwas schiefgegangen. Der Rest der Website funktioniert.',
  notFound: 'Seite nicht gefunden',
  notFoundHint: 'Der Link enthält vielleicht einen Tippfehler, oder die Seite gab es nie.',
  goHome: 'Zur Startseite',
  amountOf: '{amount}<of> von {total}</of>',
  notices: {
    offline: 'Du bist offline.',
    partFailed: 'Ein Teil dieser Seite konnte nicht angezeigt werden.',
    close: 'Schließen',
    reload: 'Seite neu laden',
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyFailed: 'Der Browser hat das Kopieren nicht erlaubt',
    copyAddress: 'Adresse kopieren',
    newTab: '(öffnet in neuem Tab)',
    allColumns: 'Alle Spalten',
    showAll: 'Alle {count} anzeigen',
  },
  fields: {
    quantity: 'Menge',
    currency: 'Währung',
    expiry: 'Laufzeit',
    until: 'Bis',
    days: '{count, plural, one {# Tag} other {# Tage}}',
    untilDate: 'Bis zu einem Datum',
    enterQuantity: 'Gib eine Menge ein.',
    enterWhole: 'Gib eine ganze Zahl ein.',
    enterOne: 'Gib mindestens 1 ein.',
    tooMany: 'Gib höchstens {most} ein.',
    notMultiple: 'Gib ein Vielfaches von {step} ein.',
    multiples: 'In Vielfachen von {step}',
    rawUnits:
      '{units} Einheiten des Vertrags ({decimals, plural, one {# Nachkommastelle} other {# Nachkommastellen}}, laut Metadaten des Items)',
    rawQuantity: 'Genaue Menge',
    tooManyDecimals:
      '{decimals, plural, one {Gib höchstens # Nachkommastelle ein.} other {Gib höchstens # Nachkommastellen ein.}}',
    indivisible:
      '{decimals, plural, =0 {Gib bei diesem Preis eine ganze Zahl ein.} one {Gib bei diesem Preis höchstens # Nachkommastelle ein.} other {Gib bei diesem Preis höchstens # Nachkommastellen ein.}}',
    notPositive: 'Der Betrag muss über null liegen.',
    chooseMoment: 'Wähle Datum und Uhrzeit.',
    momentPassed: 'Diese Zeit ist vorbei. Wähle eine spätere.',
    momentTooFar: 'Wähle ein Datum innerhalb eines Jahres.',
    momentTooSoon: 'Lass mindestens zehn Minuten Zeit.',
  },
  amounts: {
    empty: 'Gib einen Betrag ein.',
    negative: 'Der Betrag muss über null liegen.',
    thousandsOrDecimals: 'Schreibe {plain} ohne Komma oder {decimal} mit Punkt für Dezimalstellen.',
    grouped: 'Schreibe {plain}, ohne Tausendertrennzeichen.',
    exponent: 'Schreibe die Zahl aus, ohne Exponent.',
    notNumber: 'Gib eine Zahl ein, zum Beispiel 0.42',
    noDecimals: '{symbol} hat keine Dezimalstellen: Gib eine ganze Zahl ein.',
    tooManyDecimals: '{symbol} hat höchstens {decimals} Dezimalstellen.',
    tooLarge: 'Dieser Betrag ist zu groß.',
    zeroPrice: 'Der Preis muss über null liegen.',
  },
  accountField: {
    address: 'Adresse',
    addressOrName: 'Adresse oder Name',
  },
  charts: {
    asTable: '{title} als Tabelle',
    readOut:
      '{title}. Mit den Pfeiltasten Punkt für Punkt lesen; die Tabelle darunter zeigt dieselben Werte.',
    chart: 'Diagramm',
    export: '{table} exportieren',
    exportAs: '{table} als {format} exportieren',
    stop: 'Stoppen',
    exportFailed: 'Die Datei konnte nicht erstellt werden.',
    rowsRead: '{count, plural, one {# Zeile gelesen} other {# Zeilen gelesen}}',
    rowsSaved: '{count, plural, one {# Zeile gespeichert} other {# Zeilen gespeichert}}',
  },
}
