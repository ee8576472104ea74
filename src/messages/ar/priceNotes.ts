// What stands beside a price: that it moves, or may not be the lowest.
import type { Translation } from '../message.ts'
import type { priceNotes } from '../en/priceNotes.ts'

export const texts: Translation<typeof priceNotes> = {
  orLess: '{price} أو أقل',
  mayBeLower: 'لم تُقارن كل الأسعار المتناقصة، لذلك قد يكون أدنى سعر أقل من الظاهر.',
  priceFalls: 'سعر متناقص',
  priceRises: 'سعر متزايد',
  fallingTo: '، يتناقص إلى {price}',
  risingTo: '، يتزايد إلى {price}',
}
