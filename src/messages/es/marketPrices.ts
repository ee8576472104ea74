// Market prices beside the price of a listing or an offer; a click fills one in.
import type { Translation } from '../message.ts'
import type { marketPrices } from '../en/marketPrices.ts'

export const texts: Translation<typeof marketPrices> = {
  title: 'Precios de mercado',
  failed: 'No se pudieron cargar los precios de mercado.',
  none: 'Todavía no hay precios de mercado',
  bestOffer: 'Mejor oferta {price}',
  lastSale: 'Última venta {price}',
  traitFloor: 'Floor del rasgo <of>({trait})</of> {price}',
  editionFloor: 'Floor de la edición {price}',
  floor: 'Precio floor {price}',
}
