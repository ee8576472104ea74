// Offers on a page: tables, the best one, and the depth of the market.
import type { Translation } from '../message.ts'
import type { offersTable } from '../en/offersTable.ts'

export const texts: Translation<typeof offersTable> = {
  title: 'Ofertas',
  live: 'Ofertas activas',
  collectionTitle: 'Ofertas por la colección y sus rasgos',
  loading: 'Cargando ofertas',
  failed: 'No se pudieron cargar las ofertas',
  retry: 'Reintentar',
  empty: 'Aún no hay ofertas',
  collectionEmptyHint:
    'Ofertas por la colección o por uno de sus rasgos. Cualquier propietario de un artículo que coincida puede aceptarlas.',
  traitsUnread: 'No se pudieron buscar ofertas por los rasgos de este artículo.',
  exported: 'ofertas',
  selected: 'Seleccionada',
  offer: 'Oferta',
  for: 'Por',
  from: 'De',
  expires: 'Vencimiento',
  action: 'Acción',
  expiresAt: '{ends, select, never {no vence nunca} other {vencimiento: {time}}}',
  buyerShort: 'El comprador no puede pagar ahora',
  youShort: 'No puedes pagar ahora',
  thisItem: 'Este artículo',
  anyItem: 'Cualquier artículo',
  anyItemOf: 'Cualquier artículo de {collection}',
  withTrait: 'Artículos con un rasgo',
  loadingBest: 'Cargando la mejor oferta',
  noneToAccept: 'Ahora no se puede aceptar ninguna oferta.',
  notAllChecked:
    'Muchas de las ofertas más altas no se pueden pagar y no se han comprobado todas. Puede que falte alguna que sí se pueda pagar.',
  best: 'Mejor oferta',
  bestPrice: 'Mejor oferta {price}',
  bestYours: 'Mejor oferta {price} (la tuya)',
  bestIn: 'Mejor oferta en {currency}',
  acceptBest: 'Aceptar la mejor oferta: {offer}',
  forItem: 'por este artículo, {ends, select, never {no vence nunca} other {vencimiento: {time}}}',
  forCollection:
    'por cualquier artículo de la colección, {ends, select, never {no vence nunca} other {vencimiento: {time}}}',
  forSomeTrait:
    'por artículos con uno de sus rasgos, {ends, select, never {no vence nunca} other {vencimiento: {time}}}',
  forTrait: 'por artículos con {trait}, {ends, select, never {no vence nunca} other {vencimiento: {time}}}',
  depth: 'Profundidad en {currency}',
  depthNote:
    'Cuenta las ofertas por cualquier artículo de la colección, no las de artículos sueltos ni las de rasgos.',
  bids: 'Bids en {currency}',
  asks: 'Asks en {currency}',
  offered: 'Precio de la oferta',
  asked: 'Precio del listado',
  quantity: 'Cantidad',
  reach: 'Cantidad total',
  reachHint: 'Cantidad a este precio y a todos los mejores',
  noBids: 'No hay ofertas en {currency}.',
  noAsks: 'No hay listados en {currency}.',
  bestPrices: '{count, plural, one {El mejor precio.} other {Los # mejores precios.}}',
  bestPricesOf:
    '{count, plural, one {El mejor precio, de las {orders} mejores órdenes.} other {Los # mejores precios, de las {orders} mejores órdenes.}}',
}
