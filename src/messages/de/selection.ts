// Selecting several items or listings at once.
import type { Translation } from '../message.ts'
import type { selection } from '../en/selection.ts'

export const texts: Translation<typeof selection> = {
  items: 'Items auswählen',
  itemsForSale: 'Items zum Verkauf auswählen',
  listings: 'Listings auswählen',
  group: 'Auswahl',
  count: '{count} ausgewählt',
  countFull: '{count} ausgewählt, höchstens {most}',
  selectAll: 'Alle angezeigten auswählen',
  clear: 'Auswahl aufheben',
  done: 'Fertig',
  select: '{name} auswählen',
  notLoaded:
    'Einige Items des Bereichs sind nicht geladen und daher nicht ausgewählt. Scrolle über sie hinweg und wähle den Bereich erneut aus.',
}
