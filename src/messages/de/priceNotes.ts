// What stands beside a price: that it moves, or may not be the lowest.
import type { Translation } from '../message.ts'
import type { priceNotes } from '../en/priceNotes.ts'

export const texts: Translation<typeof priceNotes> = {
  orLess: '{price} oder weniger',
  mayBeLower:
    'Nicht alle fallenden Preise wurden verglichen, der niedrigste Preis kann also niedriger sein als angezeigt.',
  priceFalls: 'Fallender Preis',
  priceRises: 'Steigender Preis',
  fallingTo: ', fällt auf {price}',
  risingTo: ', steigt auf {price}',
}
