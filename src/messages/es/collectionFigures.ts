// A collection's figures and the periods that they are summed over, in tables and headers. Periods are named by their code.
import type { Translation } from '../message.ts'
import type { collectionFigures } from '../en/collectionFigures.ts'

export const texts: Translation<typeof collectionFigures> = {
  '24h': '24 horas',
  '7d': '7 días',
  '30d': '30 días',
  all: 'Todo',
  '24hSpan': 'Las últimas 24 horas',
  '7dSpan': 'Hoy y los 6 días anteriores, UTC',
  '30dSpan': 'Hoy y los 29 días anteriores, UTC',
  allSpan: 'Desde que empezó el registro',
  collections: 'Colecciones',
  collection: 'Colección',
  preview: 'Vista previa',
  floor: 'Floor',
  floorChange: 'Cambio del floor',
  floorChangeHint: 'Floor actual comparado con el del inicio del periodo. {span}',
  floorRose: '+{change}',
  floorFell: '−{change}',
  bestOffer: 'Mejor oferta',
  volume: 'Volumen',
  volumeOver: 'Volumen, {period}',
  volumeHint: 'Excluye las ventas marcadas. {span}',
  sales: 'Ventas',
  salesHint: 'En todas las monedas, sin las ventas marcadas. {span}',
  listed: 'En venta',
  owners: 'Propietarios',
  items: 'Artículos',
  otherVolume: 'y {price}',
  flagged: '{price} <label>marcado</label>',
  flaggedHint:
    'El volumen excluye {count, plural, one {# venta que parece un wash trade} other {# ventas que parecen wash trades}}. El análisis de la colección indica el motivo de cada una.',
}
