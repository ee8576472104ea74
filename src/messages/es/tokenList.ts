// The controls and columns of a list of items.
import type { Translation } from '../message.ts'
import type { tokenList } from '../en/tokenList.ts'

export const texts: Translation<typeof tokenList> = {
  layout: 'Vista',
  largeGrid: 'Cuadrícula grande',
  smallGrid: 'Cuadrícula pequeña',
  list: 'Lista',
  item: 'Artículo',
  rarity: 'Rareza',
  price: 'Precio',
  lastSale: 'Última venta',
  lastSalePrice: '<label>Última venta</label> {price}',
  listed: 'Listado',
  listedAgo: '<label>Listado</label> {time}',
  loadingMore: 'Cargando más',
  showMore: 'Mostrar más',
  rank: 'Puesto de rareza',
  rankHint: 'Puesto de rareza {rank}: 1 es el más raro',
}
