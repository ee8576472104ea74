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
  setAll: 'Fijar todos los precios',
  floor: 'Precio floor',
  traitFloor: 'Floor del rasgo',
  lastSale: 'Última venta',
  lowerAll: 'Bajar un {share}',
  raiseAll: 'Subir un {share}',
  pricesKept:
    '{count, plural, one {# artículo no tiene ese precio y conserva el suyo.} other {# artículos no tienen ese precio y conservan el suyo.}}',
  undo: 'Deshacer',
  marketPrices: 'Precios de mercado de {item}',
  togetherRule:
    'Un listado, un precio, un comprador: todos los artículos o ninguno. La regalía del creador de cada colección se calcula sobre una parte igual del precio.',
  traitRule:
    'El floor de un rasgo es el listado más barato en {currency}, de otra persona, de un artículo con ese rasgo. El floor del rasgo de un artículo es el más alto de ellos. En una edición solo cuenta su propio listado más barato.',
  priceTogether: 'Precio de todos juntos',
  priceEach: 'Precio de cada uno',
  items: 'Artículos por listar',
  listedAlready: '{listed} de tus {held} ya están listados',
  units: 'Cantidad de {item}',
  unitsOf: 'de {held}',
  price: 'Precio de {item}',
  removeBlocked:
    '{count, plural, one {Quitar el artículo que no se puede anunciar} other {Quitar los # artículos que no se pueden anunciar}}',
  remove: 'Quitar {item}',
  youReceive: 'recibes',
  tooMany: 'Tienes {held}.',
  buyersPay: 'Los compradores pagan en total',
  royalties: 'Regalías del creador',
  youReceiveInAll: 'Recibes en total',
}
