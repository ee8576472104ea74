// Why a listing can’t be bought now, by the reason’s code; the codes of orders that never can are in `orderDefects`.
import type { Translation } from '../message.ts'
import type { inactiveListings } from '../en/inactiveListings.ts'

export const texts: Translation<typeof inactiveListings> = {
  sold: 'Verkauft.',
  canceled: 'Vom Verkäufer storniert.',
  expired: 'Abgelaufen.',
  restricted: 'Braucht die Zustimmung eines anderen Marktplatzes und ist hier daher nicht kaufbar.',
  'not-held': 'Der Verkäufer besitzt das Item derzeit nicht.',
  'approval-missing': 'Der Verkäufer hat die Freigabe zum Verkauf widerrufen.',
}
