// Why the catalogue of a collection’s items can’t be used; the page then queries the indexer directly.
import type { Translation } from '../message.ts'
import type { catalogueErrors } from '../en/catalogueErrors.ts'

export const texts: Translation<typeof catalogueErrors> = {
  itemsUnread: 'No se pudieron leer los artículos de la colección.',
  switching:
    'El indexador alterna entre versiones de esta colección, así que sus artículos no se pueden leer. Inténtalo de nuevo en un momento.',
  searchUnread: 'No se pudo cargar el índice de búsqueda.',
}
