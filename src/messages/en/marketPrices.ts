// Market prices beside the price of a listing or an offer; a click fills one in.
import { catalog } from '../catalog.ts'

export const marketPrices = catalog('marketPrices', {
  title: 'Market prices',
  failed: 'Couldn’t load market prices.',
  none: 'No market prices yet',
  bestOffer: 'Best offer {price}',
  lastSale: 'Last sale {price}',
  traitFloor: 'Trait floor <of>({trait})</of> {price}',
  editionFloor: 'Edition floor {price}',
  floor: 'Floor price {price}',
})
