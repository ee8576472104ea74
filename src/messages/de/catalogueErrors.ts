// Why the catalogue of a collection’s items can’t be used; the page then queries the indexer directly.
import type { Translation } from '../message.ts'
import type { catalogueErrors } from '../en/catalogueErrors.ts'

export const texts: Translation<typeof catalogueErrors> = {
  itemsUnread: 'Die Items der Kollektion konnten nicht gelesen werden.',
  switching:
    'Der Datendienst wechselt ständig zwischen Versionen dieser Kollektion, daher sind ihre Items nicht lesbar. Versuche es gleich erneut.',
  tooLarge:
    'Diese Kollektion hat mehr als {most} Items, zu viele für einen Browser. Stattdessen antwortet der Datendienst, ohne Zahlen neben den Filtern.',
  searchUnread: 'Die Suchdaten konnten nicht geladen werden.',
}
