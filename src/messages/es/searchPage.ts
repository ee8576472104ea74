// The search page.
import type { Translation } from '../message.ts'
import type { searchPage } from '../en/searchPage.ts'

export const texts: Translation<typeof searchPage> = {
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
}
