// Items as cards and rows: their list, selecting several of them, and what they are called.
import type { Translation } from '../message.ts'
import type { itemsTexts } from '../en/items.ts'

export const texts: Translation<typeof itemsTexts> = {
  lastSale: 'Última {price}',
  notForSale: 'No está en venta',
  inBundle: 'En un lote',
  edition: 'Ed. de {supply}',
  editionAtLeast: 'Ed. de al menos {supply}',
  list: {
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
  },
  selection: {
    items: 'Seleccionar artículos',
    itemsForSale: 'Seleccionar artículos en venta',
    listings: 'Seleccionar listados',
    group: 'Selección',
    count: '{count} seleccionados',
    countFull: '{count} seleccionados, {most} como máximo',
    selectAll: 'Seleccionar todo lo mostrado',
    clear: 'Borrar selección',
    done: 'Listo',
    select: 'Seleccionar {name}',
    notLoaded:
      'Algunos artículos del rango no se han cargado, por lo que no están seleccionados. Desplázate por ellos y vuelve a seleccionar el rango.',
  },
  names: {
    unnamedCollection: 'Colección sin nombre',
    otherTrait: 'Otro',
    noTrait: 'Ninguno',
    trait: '{type}: {value}',
    percentTrait: '{value} %',
  },
  lookAlikes: {
    notListed: 'No es «{name}» {address}, de la lista',
    addresses: 'Esta es {address}. {name} es {listed}.',
    verified: 'Colección verificada',
    verifiedHint: 'En la lista de colecciones de este sitio',
  },
  evidence: {
    listed: 'Colección verificada',
    notListed: 'Colección no verificada',
    tokenId: 'ID del token <digits>{id}</digits>',
    notCompared: 'Nombre aún sin comparar con los de la lista de este sitio',
  },
}
