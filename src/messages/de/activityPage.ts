// The page of everything that happens on the marketplace.
import type { Translation } from '../message.ts'
import type { activityPage } from '../en/activityPage.ts'

export const texts: Translation<typeof activityPage> = {
  title: 'Aktivität',
  intro: 'Alle erfassten Verkäufe, Listings, Angebote und Transfers.',
  noMatch: 'Keine Ereignisse passen zu diesen Filtern.',
  empty: 'Noch keine Aktivität',
  emptyHint: 'Hier erscheinen Verkäufe, Listings und Transfers, sobald sie erfasst sind.',
  emptyPast: 'Keine Aktivität bei diesem Block',
  emptyPastHint: 'Das erste Ereignis kam nach diesem Block.',
}
