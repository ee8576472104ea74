// An account's listings.
import type { Translation } from '../message.ts'
import type { accountListings } from '../en/accountListings.ts'

export const texts: Translation<typeof accountListings> = {
  reactivated: 'Listados reactivados',
  reactivatedHint:
    'Los listaste antes de que salieran de tu cuenta. Ahora que han vuelto, cualquiera puede comprarlos a estos precios antiguos. Cancela los listados que ya no quieras.',
  cancelAll: 'Cancelar todos estos',
  cancelFirst: 'Cancelar los primeros {count}',
  live: 'En venta',
  scheduled: 'Programados',
  private: 'Ventas privadas',
  inactive: 'Inactivos',
  inactiveHint: 'Estos listados siguen abiertos, pero ahora no se pueden comprar.',
  ownInactiveHint:
    'Estos listados siguen abiertos. Cualquiera podrá comprarlos a estos precios cuando desaparezca el motivo indicado en cada uno. Cancela los listados que ya no quieras.',
  liveTable: 'Listados en venta',
  scheduledTable: 'Listados programados',
  privateTable: 'Listados privados',
  inactiveTable: 'Listados inactivos',
  loadFailed: 'No se pudieron cargar los listados',
  loading: 'Cargando listados',
  cancelEverything: 'Cancelar todo',
  cancelSelected: '{count, plural, one {Cancelar # listado} other {Cancelar # listados}}',
  showMore: 'Mostrar más listados',
  none: 'No hay listados abiertos',
  noneHint: 'Aquí aparecen tus listados con su precio y vencimiento.',
  selectItem: 'Listar un artículo',
  noneOfAccount: 'Sin listados',
  noneOfAccountHint: 'Esta cuenta no tiene nada en venta.',
  selected: 'Seleccionado',
  item: 'Artículo',
  price: 'Precio',
  expires: 'Vencimiento',
  action: 'Acción',
  select: 'Seleccionar el listado de {item}',
  soldTogether: 'Se venden juntos',
  declinesTo: 'baja hasta {price}',
  risesTo: 'sube hasta {price}',
  onlyFor: 'Solo para {account}.',
  starts: 'Comienza el {time}, {relative}.',
  notFillable: 'El indexador lo marca como inactivo.',
}
