// What stands in the place of a page that can’t be shown.
import type { Translation } from '../message.ts'
import type { appErrors } from '../en/appErrors.ts'

export const texts: Translation<typeof appErrors> = {
  offline: 'Du bist offline',
  pageNotFetched: 'Diese Seite konnte nicht geladen werden',
  pageFailed: 'Diese Seite konnte nicht angezeigt werden',
  notStarted: 'Die App konnte nicht gestartet werden',
  notStartedHint: 'Etwas ist schiefgegangen, bevor etwas angezeigt werden konnte.',
  reload: 'Neu laden',
}
