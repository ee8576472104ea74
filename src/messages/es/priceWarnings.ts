// Warnings about a low price before a listing is signed, by what the price is below.
import type { Translation } from '../message.ts'
import type { priceWarnings } from '../en/priceWarnings.ts'

export const texts: Translation<typeof priceWarnings> = {
  title: 'Antes de firmar',
  offer: 'Ya hay una oferta de {price}.',
  floor: 'Por debajo del precio floor de la colección: {price}.',
  floors: 'Por debajo de la suma de los precios floor: {price}.',
  listing: 'Por debajo de su listado más barato: {price}.',
  lastSale: 'Por debajo del precio de su última venta: {price}.',
  listUnderHalf:
    'Listar por {price}, menos de la mitad de {mark, select, listing {su listado más barato} offer {su mejor oferta} floors {la suma de los precios floor} other {el precio de su última venta}} ({worth})',
  listFarBelow:
    '{count, plural, one {Listar # artículo muy por debajo de los precios de mercado de todos modos} other {Listar # artículos muy por debajo de los precios de mercado de todos modos}}',
}
