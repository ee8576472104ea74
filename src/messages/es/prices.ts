// What stands beside a price, market prices, and warnings about a price.
import type { Translation } from '../message.ts'
import type { pricesTexts } from '../en/prices.ts'

export const texts: Translation<typeof pricesTexts> = {
  orLess: '{price} o menos',
  mayBeLower:
    'No se compararon todos los precios decrecientes, así que el más bajo puede ser menor que el mostrado.',
  priceFalls: 'Precio decreciente',
  priceRises: 'Precio creciente',
  fallingTo: ', baja hasta {price}',
  risingTo: ', sube hasta {price}',
  listing: {
    forAll: '{price} <units>por los {count}</units>',
    each: '{price} <units>cada uno</units>',
    available: '{quantity} disponibles',
  },
  market: {
    title: 'Precios de mercado',
    failed: 'No se pudieron cargar los precios de mercado.',
    none: 'Todavía no hay precios de mercado',
    bestOffer: 'Mejor oferta {price}',
    lastSale: 'Última venta {price}',
    traitFloor: 'Floor del rasgo <of>({trait})</of> {price}',
    editionFloor: 'Floor de la edición {price}',
    floor: 'Precio floor {price}',
  },
  warnings: {
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
  },
}
