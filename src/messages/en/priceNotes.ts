// What stands beside a price: that it moves, or may not be the lowest.
import { catalog } from '../catalog.ts'

export const priceNotes = catalog('priceNotes', {
  orLess: '{price} or less',
  mayBeLower: 'Not every declining price was compared, so the lowest price may be lower than shown.',
  priceFalls: 'Declining price',
  priceRises: 'Rising price',
  fallingTo: ', falling to {price}',
  risingTo: ', rising to {price}',
})
