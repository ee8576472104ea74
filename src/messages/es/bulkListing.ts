// The dialog that lists several items, one by one or together.
import type { Translation } from '../message.ts'
import type { bulkListing } from '../en/bulkListing.ts'

export const texts: Translation<typeof bulkListing> = {
  title: '{count, plural, one {Poner en venta # artículo} other {Poner en venta # artículos}}',
  titleTogether: '{count, plural, one {Listar # artículo como lote} other {Listar # artículos como lote}}',
  list: '{count, plural, one {Listar # artículo} other {Listar # artículos}}',
  unread: 'No se pudieron leer las regalías del creador de la cadena.',
  sale: 'Forma de venta',
  apart: 'Listados separados',
  together: 'Un lote',
  pricing: 'Forma de fijar el precio',
  samePrice: 'Mismo precio',
  eachPrice: 'Precios individuales',
  traitFloor: 'Floor del rasgo',
  togetherRule:
    'Un listado, un precio, un comprador: todos los artículos o ninguno. La regalía del creador de cada colección se calcula sobre una parte igual del precio.',
  traitRule:
    'Cada artículo toma el floor de su rasgo más valioso: el más alto de los floors de sus rasgos. El floor de un rasgo es el listado más barato en {currency}, de otra persona, de un artículo con ese rasgo. Las unidades de una edición nunca quedan por debajo del listado más barato de la propia edición.',
  priceTogether: 'Precio de todos juntos',
  priceEach: 'Precio de cada uno',
  items: 'Artículos por listar',
  listedAlready: '{listed} de tus {held} ya están listados',
  units: 'Cantidad de {item}',
  unitsOf: 'de {held}',
  price: 'Precio de {item}',
  noTraitListed: 'Ninguno de sus rasgos está listado',
  remove: 'Quitar {item}',
  loadingFloor: 'cargando',
  ownCheapest: 'su propio listado más barato',
  youReceive: 'recibes',
  tooMany: 'Tienes {held}.',
  buyersPay: 'Los compradores pagan en total',
  royalties: 'Regalías del creador',
  youReceiveInAll: 'Recibes en total',
}
