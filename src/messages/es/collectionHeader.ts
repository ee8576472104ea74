// The top of every page about a collection. Token standards are named by their code.
import type { Translation } from '../message.ts'
import type { collectionHeader } from '../en/collectionHeader.ts'

export const texts: Translation<typeof collectionHeader> = {
  ERC721: 'ERC-721',
  ERC1155: 'Ediciones ERC-1155',
  contract: 'Contrato',
  inconsistent: 'Los eventos de este contrato se contradicen',
  loading: 'Cargando la colección',
  views: 'Colección',
  items: 'Artículos',
  offers: 'Ofertas',
  activity: 'Actividad',
  analytics: 'Análisis',
  floorHint: 'Precio actual del listado abierto más barato',
  bestOfferHint: 'La oferta abierta más alta por cualquier artículo, de un comprador que puede pagarla',
  volumeHint:
    '{sales, plural, one {# venta} other {# ventas}} en {currency}, sin las ventas marcadas. {span}',
  listedHint: '{listed} de {total, plural, one {# artículo} other {# artículos}}',
}
