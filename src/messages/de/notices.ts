// Parts of the screen that appear when something is missing or requested.
import type { Translation } from '../message.ts'
import type { notices } from '../en/notices.ts'

export const texts: Translation<typeof notices> = {
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
}
