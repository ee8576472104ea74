// The home page.
import type { Translation } from '../message.ts'
import type { homeTexts } from '../en/home.ts'

export const texts: Translation<typeof homeTexts> = {
  title: 'Highlights',
  intro:
    '{site} ist ein Marktplatz für digitale Sammlerstücke. Sieh den vollständigen Verlauf jedes Items, kaufe, verkaufe und biete mit deiner eigenen Wallet.',
  loading: 'Startseite wird geladen',
  failed: 'Der Marktplatz konnte nicht geladen werden',
  empty: 'Noch keine Items',
  emptyHint: 'Hier erscheinen Items, sobald die erste Kollektion erfasst ist.',
  emptyPast: 'Keine Items bei diesem Block',
  emptyPastHint: 'Die erste Kollektion wurde nach diesem Block erfasst.',
  collections: 'Kollektionen',
  allCollections: 'Alle Kollektionen',
  recentSales: 'Letzte Verkäufe',
  allActivity: 'Alle Aktivitäten',
  justListed: 'Gerade gelistet',
  picked: 'Von dieser Website ausgewählt',
  drawn: 'Täglich aus den günstigsten Listings der Kollektionen dieser Website ausgelost',
  nothingForSale:
    'Gerade steht nichts zum Verkauf. Hier siehst du, was in den Kollektionen ist und was zuletzt verkauft wurde.',
  seeJustListed: 'Neue Listings findest du weiter unten.',
  items: 'Items in den Kollektionen',
}
