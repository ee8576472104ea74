// The home page.
import type { Translation } from '../message.ts'
import type { homeTexts } from '../en/home.ts'

export const texts: Translation<typeof homeTexts> = {
  title: 'Destacados',
  intro:
    '{site} es un marketplace de coleccionables digitales. Consulta el historial completo de cada artículo y compra, vende y haz ofertas desde tu propia wallet.',
  loading: 'Cargando la página de inicio',
  failed: 'No se pudo cargar el marketplace',
  empty: 'Aún no hay artículos',
  emptyHint: 'Los artículos aparecen aquí en cuanto se registra la primera colección.',
  emptyPast: 'No hay artículos en este bloque',
  emptyPastHint: 'La primera colección se registró después de este bloque.',
  collections: 'Colecciones',
  allCollections: 'Todas las colecciones',
  recentSales: 'Ventas recientes',
  allActivity: 'Toda la actividad',
  justListed: 'Recién listados',
  picked: 'Elegidos por este sitio',
  drawn: 'Sorteados cada día entre los listados más baratos de las colecciones de este sitio',
  nothingForSale:
    'Ahora mismo no hay nada en venta. Aquí puedes ver qué hay en las colecciones y lo último que se vendió.',
  seeJustListed: 'Más abajo verás lo recién listado.',
  items: 'Artículos de las colecciones',
}
