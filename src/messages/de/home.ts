// The home page.
import type { Translation } from '../message.ts'
import type { home } from '../en/home.ts'

export const texts: Translation<typeof home> = {
  title: 'Highlights',
  intro:
    '{site} ist ein Marktplatz für digitale Sammlerstücke. Sieh den vollständigen Verlauf jedes Items, kaufe, verkaufe und biete mit deiner eigenen Wallet.',
  loading: 'Startseite wird geladen',
  failed: 'Der Marktplatz konnte nicht geladen werden',
  empty: 'Noch keine Items',
  emptyHint: 'Hier erscheinen Items, sobald die erste Kollektion indexiert ist.',
  emptyPast: 'Keine Items bei diesem Block',
  emptyPastHint: 'Die erste Kollektion wurde nach diesem Block indexiert.',
  collections: 'Kollektionen',
  allCollections: 'Alle Kollektionen',
  recentSales: 'Letzte Verkäufe',
  allActivity: 'Alle Aktivitäten',
  newListings: 'Neue Listings',
}
