// Why the catalogue of a collection’s items can’t be used; the page then queries the indexer directly.
import type { Translation } from '../message.ts'
import type { catalogueErrors } from '../en/catalogueErrors.ts'

export const texts: Translation<typeof catalogueErrors> = {
  itemsUnread: 'No se pudieron leer los artículos de la colección.',
  switching:
    'El servicio de datos alterna entre versiones de esta colección, así que sus artículos no se pueden leer. Inténtalo de nuevo en un momento.',
  tooLarge:
    'Esta colección tiene más de {most} artículos, demasiados para leerlos en un navegador. En su lugar responde el servicio de datos, sin cifras junto a los filtros.',
  searchUnread: 'No se pudieron cargar los datos de búsqueda.',
}
