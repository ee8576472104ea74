// Search: the list under the search box, and the search page.
import type { Translation } from '../message.ts'
import type { searchTexts } from '../en/search.ts'

export const texts: Translation<typeof searchTexts> = {
  collections: 'Colecciones',
  traits: 'Rasgos',
  items: 'Artículos',
  addresses: 'Direcciones',
  tooShort: 'Escribe algo más de un nombre, número o dirección.',
  matches: 'Coincidencias',
  matchCount: '{count, plural, =0 {Sin coincidencias} one {# coincidencia} other {# coincidencias}}',
  correctedMatchCount:
    'Resultados para {corrected}. {count, plural, =0 {Sin coincidencias} one {# coincidencia} other {# coincidencias}}',
  corrected: 'No hay resultados para «{text}». Se muestran resultados para {corrected}.',
  noAddress: 'Ninguna dirección registrada coincide.',
  noMatch: 'No hay resultados para «{text}». Prueba con una palabra más corta, un número o una dirección.',
  allResults: 'Pulsa Intro para ver todos los resultados',
  recentWithHint: 'Búsquedas recientes; pulsa Supr para quitar una',
  recent: 'Recientes',
  recentSearches: 'Búsquedas recientes',
  clearRecent: 'Borrar búsquedas recientes',
  remove: 'Quitar',
  nameLoading: 'Buscando {name}…',
  nameUnknown:
    '{name} no apunta a ninguna cuenta. Los nombres que resuelve un nombre superior o un servidor no se consultan.',
  nameInvalid: '{name} no es un nombre que ENS permita.',
  nameElsewhere: '{name} parece un nombre ENS, pero esta red no tiene ENS.',
  nameFailed: 'No se pudo buscar {name}. {reason}',
  nameFailedReason: 'Inténtalo de nuevo en un momento.',
  accountHere: 'Cuenta en esta dirección',
  itemCount: '{count, plural, one {# artículo} other {# artículos}}',
  traitOf: '{trait} · {collection}',
  vocabularyLoading:
    'La ortografía se corrige por ahora con los nombres y rasgos de {read} de {items} artículos.',
  page: {
    title: 'Búsqueda',
    titleFor: 'Búsqueda: {text}',
    label: 'Colección, artículo o dirección',
    placeholder: 'Nombre, número, rasgo, dirección o nombre ENS',
    tooLong: 'Solo se usan los primeros {most} caracteres.',
    loading: 'Buscando',
    failed: 'No se pudo buscar',
    resultCount: '{count, plural, =0 {Sin resultados} one {# resultado} other {# resultados}}',
    firstCount: 'primeros {most}',
    empty: 'Nada coincide',
    emptyHint:
      'Ninguna colección, rasgo o artículo coincide con «{text}». Revisa la ortografía o prueba con una palabra más corta.',
    tooShort: 'Escribe al menos dos caracteres',
    start: '¿Qué buscas?',
    startHint:
      'Busca una colección por nombre, un artículo por nombre o número, un rasgo, o cualquier dirección o nombre ENS.',
  },
}
