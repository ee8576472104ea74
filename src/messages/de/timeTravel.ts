// Time travel: the page that selects a block, the banner, and why a block can’t be shown.
import type { Translation } from '../message.ts'
import type { timeTravelTexts } from '../en/timeTravel.ts'

export const texts: Translation<typeof timeTravelTexts> = {
  title: 'Zeitreise',
  intro:
    'Sieh Besitzer, Listings und Floors bei jedem Block der Chain, aus demselben Datendienst. Bei einem früheren Block kannst du nicht handeln.',
  byDate: 'Nach Datum',
  dateAndTime: 'Datum und Uhrzeit',
  dateHint: 'In deiner Zeitzone. Zeigt den neuesten Block zu dieser Zeit.',
  goToDate: 'Zum Datum',
  dayAgo: 'Vor einem Tag',
  weekAgo: 'Vor einer Woche',
  monthAgo: 'Vor einem Monat',
  byBlock: 'Nach Block',
  blockNumber: 'Blocknummer',
  goToBlock: 'Zum Block',
  noDate: 'Wähle Datum und Uhrzeit.',
  future: 'Dieses Datum liegt in der Zukunft. Wähle ein früheres.',
  badBlock: 'Gib eine Blocknummer in Ziffern ein, zum Beispiel 1234.',
  noSuchBlock: 'Die Chain hat noch keinen Block {block}. Wähle einen früheren.',
  noBlocks: 'Die Chain hat noch keine Blöcke. Versuche es gleich erneut.',
  beforeChain: 'Zu dieser Zeit gab es die Chain noch nicht. Wähle ein späteres Datum.',
  notIndexed:
    'Die Chain hat Block {block}, aber der Datendienst ist erst bei Block {indexed}. Wähle einen früheren Block oder versuche es in einer Weile erneut.',
  notIndexedSince:
    'Die Chain hat Block {block}, aber der Datendienst ist erst bei Block {indexed} von {time}. Wähle einen früheren Block oder versuche es in einer Weile erneut.',
  notFound: 'Der Block wurde nicht gefunden. Versuche es gleich erneut.',
  banner: {
    title: 'Zeitreise',
    text: '<strong>Stand: {time}</strong>, Block {block}. Bei einem früheren Block kannst du nicht handeln.',
    another: 'Anderen Zeitpunkt wählen',
    now: 'Zurück zur Gegenwart',
  },
  pastPage: {
    title: 'Block {block}',
    loading: 'Block {block} wird gesucht',
    failed: 'Block {block} kann nicht angezeigt werden',
    notFound: 'Dieser Block wurde nicht gefunden.',
    another: 'Anderen Zeitpunkt wählen',
    now: 'Zurück zur Gegenwart',
  },
}
