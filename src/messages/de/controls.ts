// Small parts that every page shares.
import type { Translation } from '../message.ts'
import type { controls } from '../en/controls.ts'

export const texts: Translation<typeof controls> = {
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
}
