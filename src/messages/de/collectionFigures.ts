// A collection's figures and the periods that they are summed over, in tables and headers. Periods are named by their code.
import type { Translation } from '../message.ts'
import type { collectionFigures } from '../en/collectionFigures.ts'

export const texts: Translation<typeof collectionFigures> = {
  '24h': '24 Stunden',
  '7d': '7 Tage',
  '30d': '30 Tage',
  all: 'Gesamt',
  '24hSpan': 'Die letzten 24 Stunden',
  '7dSpan': 'Heute und die 6 Tage davor, UTC',
  '30dSpan': 'Heute und die 29 Tage davor, UTC',
  allSpan: 'Seit Beginn der Erfassung',
  collections: 'Kollektionen',
  collection: 'Kollektion',
  preview: 'Vorschau',
  floor: 'Floor',
  floorChange: 'Floor-Änderung',
  floorChangeHint: 'Aktueller Floor im Vergleich zum Floor am Anfang des Zeitraums. {span}',
  floorRose: '+{change}',
  floorFell: '−{change}',
  bestOffer: 'Bestes Angebot',
  volume: 'Volumen',
  volumeOver: 'Volumen, {period}',
  volumeHint: 'Ohne markierte Verkäufe. {span}',
  sales: 'Verkäufe',
  salesHint: 'In allen Währungen, ohne markierte Verkäufe. {span}',
  listed: 'Zum Verkauf',
  owners: 'Besitzer',
  items: 'Items',
  otherVolume: 'und {price}',
  flagged: '{price} <label>markiert</label>',
  flaggedHint:
    'Nicht im Volumen enthalten: {count, plural, one {# Verkauf, der wie ein Wash-Trade aussieht} other {# Verkäufe, die wie Wash-Trades aussehen}}. Die Analysen der Kollektion nennen jeweils den Grund.',
}
