// Warnings about a low price before a listing is signed, by what the price is below.
import type { Translation } from '../message.ts'
import type { priceWarnings } from '../en/priceWarnings.ts'

export const texts: Translation<typeof priceWarnings> = {
  title: 'Antes de firmar',
  offer: 'Ya hay una oferta de {price}.',
  floor: 'Por debajo del precio floor de la colección: {price}.',
  floors: 'Por debajo de la suma de los precios floor: {price}.',
  lastSale: 'Por debajo del precio de su última venta: {price}.',
  listAnyway: 'Listar por {price} de todos modos',
  listFarBelow:
    '{count, plural, one {Listar # artículo muy por debajo de los precios de mercado de todos modos} other {Listar # artículos muy por debajo de los precios de mercado de todos modos}}',
}
